import { Camera, Images } from 'lucide-react'
import { type InputHTMLAttributes, type ReactNode, useId, useState } from 'react'
import { Alert } from '#app/ui/alert.tsx'
import { mostPhotoBytes } from '#content/sealed-jobs.ts'
import { offlineJobsWords as words } from '#words/panel/sealed/offline-jobs.ts'
import { photoSize } from '#words/panel/sealed/presses.ts'
import type { SealedJob } from './jobs-route.ts'
import { useOffline } from './offline-parts.tsx'
import type { WaitingPress } from './waiting-presses.ts'

/** Each is a press: kept as it was taken, as the form with a connection sends it. */
export function TakePhotos({ job }: { job: SealedJob }) {
  const { press, presses } = useOffline()
  const [problem, setProblem] = useState('')
  const waiting = presses.filter((one) => one.press.requestId === job.id && one.press.act === 'photo')

  async function take(files: readonly File[]) {
    setProblem('')
    let room = mostPhotoBytes - bytesOf(presses)
    for (const file of files) {
      const { name, type, size } = file
      if (type && !type.startsWith('image/')) return setProblem(words.noPhoto(name))
      if (size > room) return setProblem(words.photosTooLarge(photoSize(mostPhotoBytes)))
      const bytes = await file.arrayBuffer().catch(() => undefined)
      if (!bytes?.byteLength) return setProblem(words.photoUnread(name))
      if (!(await press(job, { act: 'photo', name, type, size }, new Uint8Array(bytes)))) return
      room -= size
    }
  }

  return (
    <div className="request-part">
      <div className="step-buttons">
        <PhotoInput label={words.takePhotoOf(job.name)} capture="environment" onTake={take}>
          <Camera className="icon" />
          {words.takePhoto}
        </PhotoInput>
        <PhotoInput label={words.choosePhotosOf(job.name)} multiple onTake={take}>
          <Images className="icon" />
          {words.choosePhotos}
        </PhotoInput>
      </div>
      {waiting.length > 0 && <p className="mt-2 text-fine text-ink-2">{words.photosWait(waiting.length)}</p>}
      <Alert className="step-failure">{problem}</Alert>
    </div>
  )
}

const bytesOf = (presses: readonly WaitingPress[]): number =>
  presses.reduce((sum, { press }) => sum + (press.act === 'photo' ? press.size : 0), 0)

type PhotoInputProps = Pick<InputHTMLAttributes<HTMLInputElement>, 'capture' | 'multiple'> & {
  label: string
  onTake: (files: readonly File[]) => Promise<void>
  children: ReactNode
}

function PhotoInput({ label, onTake, children, ...input }: PhotoInputProps) {
  const id = useId()
  return (
    <label className="btn upload-button" htmlFor={id}>
      {children}
      <input
        {...input}
        id={id}
        type="file"
        accept="image/*"
        className="sr-only"
        aria-label={label}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          currentTarget.value = ''
          void onTake(files)
        }}
      />
    </label>
  )
}
