import { type ComponentProps, useEffect, useState } from 'react'
import { CrossIcon, RetryIcon } from '#app/site/forms/fields.tsx'
import { fillIn } from '#app/ui/fill-in.ts'
import type { QuoteFormWords } from '#words/quote-form.ts'
import type { Attachment } from './attachments.ts'

/** One chosen file: thumbnail, name, how far it is, and what can be done about it. */
export function AttachmentRow({
  attachment,
  words,
  onRemove,
  onRetry,
}: {
  attachment: Attachment
  words: QuoteFormWords
  onRemove: () => void
  onRetry: () => void
}) {
  const { file, state, sentBytes, problem } = attachment
  const isUnderWay = state === 'uploading' || state === 'checking'
  const dismiss = fillIn(isUnderWay ? words.fileCancel : words.fileRemove, { name: file.name })
  const retry = fillIn(words.fileRetry, { name: file.name })
  return (
    <li className="flex items-center gap-3 border-rule border-b py-2.5">
      <Thumbnail file={file} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium text-note">{file.name}</p>
        {state === 'failed' ? (
          <p role="alert" className="text-fine text-alert">
            {problem ?? words.uploadFailed}
          </p>
        ) : (
          <p className="text-fine text-ink-2 tabular-nums">{statusText(attachment, words)}</p>
        )}
        {isUnderWay && <ProgressBar max={file.size} value={sentBytes} aria-label={file.name} />}
      </div>
      {state === 'failed' && (
        <button type="button" className="btn btn-square" aria-label={retry} title={retry} onClick={onRetry}>
          <RetryIcon />
        </button>
      )}
      <button
        type="button"
        className="btn btn-square"
        aria-label={dismiss}
        title={dismiss}
        onClick={onRemove}
      >
        <CrossIcon />
      </button>
    </li>
  )
}

function statusText({ file, state, sentBytes, problem }: Attachment, words: QuoteFormWords): string {
  const size = fileSize(file.size)
  if (state === 'uploading') return fillIn(words.fileUploading, { sent: fileSize(sentBytes), size })
  const status = {
    checking: words.fileChecking,
    waiting: problem ?? words.fileWaiting,
    stored: words.fileStored,
    failed: '',
  }
  return `${size} · ${status[state]}`
}

/** The photo itself, read from the device; its name's ending where the browser cannot show it. */
function Thumbnail({ file }: { file: File }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file.type.startsWith('image/')) return
    const objectUrl = URL.createObjectURL(file)
    setUrl(objectUrl)
    return () => URL.revokeObjectURL(objectUrl)
  }, [file])

  const frame = 'size-12 flex-none rounded-sm border border-rule bg-paper'
  if (url)
    return <img src={url} alt="" className={`${frame} object-cover`} onError={() => setUrl(undefined)} />
  return (
    <span
      aria-hidden="true"
      className={`${frame} grid place-items-center font-condensed font-semibold text-fine`}
    >
      {file.name.split('.').at(-1)?.slice(0, 4).toUpperCase()}
    </span>
  )
}

/** A native progress element: it needs no style attribute, which the security policy forbids. */
export function ProgressBar(props: Omit<ComponentProps<'progress'>, 'className'>) {
  return (
    <progress
      {...props}
      className={
        'mt-1.5 block h-1.5 w-full appearance-none overflow-hidden rounded-sm border-0 bg-rule ' +
        '[&::-moz-progress-bar]:bg-brass [&::-webkit-progress-bar]:bg-rule [&::-webkit-progress-value]:bg-brass'
      }
    />
  )
}

/** Bytes as people read them: 640 KB, 3.4 MB. Units of 1024, like the limits. */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / 1024
  if (kilobytes < 1000) return `${Math.max(1, Math.round(kilobytes))} KB`
  return `${(kilobytes / 1024).toFixed(1)} MB`
}
