import { Upload } from 'lucide-react'
import { type ChangeEvent, useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { address } from '#app/address.ts'
import { Alert } from '#app/ui/alert.tsx'
import { useAnnounce } from '#app/ui/announcer.tsx'

type UploadButtonProps = {
  /** Where the file goes, as a form of `file`; a refusal is JSON with a message. */
  path: string
  accept: string
  label: string
  words: { uploading: string; uploadFailed: string; saved: string }
}

export function UploadButton({ path, accept, label, words }: UploadButtonProps) {
  const id = useId()
  const announce = useAnnounce()
  const { revalidate } = useRevalidator()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState('')

  async function send({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file || isSending) return
    setProblem('')
    setSending(true)
    const failure = await upload(path, file, words.uploadFailed)
    if (failure === undefined) {
      announce(words.saved)
      await revalidate()
    } else setProblem(failure)
    setSending(false)
    // The same file can be chosen again, once it is mended.
    target.value = ''
  }

  return (
    <div className="min-w-0">
      <label className="btn upload-button" htmlFor={id}>
        <Upload className="icon" />
        {isSending ? words.uploading : label}
        <input
          id={id}
          type="file"
          accept={accept}
          className="sr-only"
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={send}
        />
      </label>
      <Alert id={`${id}-problem`}>{problem}</Alert>
    </div>
  )
}

async function upload(path: string, file: File, failed: string): Promise<string | undefined> {
  const body = new FormData()
  body.set('file', file)
  try {
    const response = await fetch(address(path), { method: 'POST', body })
    if (response.ok) return undefined
    const answer: unknown = await response.json()
    return String(Object(answer).message ?? failed)
  } catch {
    return failed
  }
}
