import { Camera } from 'lucide-react'
import { useEffect, useId } from 'react'
import { useFetcher } from 'react-router'
import { FormIntent } from '#app/admin/submission/form-intent.tsx'
import type { Submitted } from '#app/admin/submission/submitted.ts'
import { Alert } from '#app/ui/alert.tsx'
import { useAnnounce } from '#app/ui/announcer.tsx'
import { doorWords as words } from '#words/panel/people/at-the-door.ts'
import type { OpenRequest } from './request.ts'

type AddPhotosProps = { request: OpenRequest; isShort?: boolean }

export function AddPhotos({ request: { id, name }, isShort = false }: AddPhotosProps) {
  const fetcher = useFetcher<Submitted>({ key: `photos-${id}` })
  const announce = useAnnounce()
  const [field, problem] = [useId(), useId()]
  const isBusy = fetcher.state !== 'idle'
  const result = isBusy ? undefined : fetcher.data
  const added = result?.ok ? result : undefined
  useEffect(() => {
    if (added) announce(added.done)
  }, [added, announce])
  return (
    <fetcher.Form
      method="post"
      encType="multipart/form-data"
      className={isShort ? 'photos-form' : 'photos-form mt-2.5 mb-3'}
      aria-busy={isBusy || undefined}
    >
      <FormIntent intent="photos" id={id} />
      <label className={isShort ? 'btn btn-small upload-button' : 'btn upload-button'} htmlFor={field}>
        <Camera className="icon" />
        {isBusy ? words.sendingPhotos : words.addPhotos}
        <input
          id={field}
          type="file"
          name="photos"
          accept="image/*"
          multiple
          required
          className="sr-only"
          aria-label={words.addPhotosOf(name)}
          aria-describedby={result?.ok === false ? problem : undefined}
          onChange={({ currentTarget: { form, files } }) => {
            if (!form || isBusy || !files?.length) return
            void fetcher.submit(form)
            form.reset()
          }}
        />
      </label>
      {/* Seen once a photo is chosen, before the script came: the script sends it at once. */}
      <button type="submit" className="btn btn-small">
        {words.sendPhotos}
      </button>
      {!isShort && <p className="text-fine text-ink-2">{words.photosHelp}</p>}
      <Alert id={problem} className="step-failure">
        {result?.ok === false && result.problem}
      </Alert>
    </fetcher.Form>
  )
}
