import {
  type ComponentProps,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { CrossIcon, RetryIcon } from '#app/site/forms/fields.tsx'
import { controlProps, FieldNotes, fieldId } from '#app/ui/form-field.tsx'
import { fillIn } from '#content/fill-in.ts'
import type { QuoteFormWords } from '#words/site/quote-form.ts'
import type { Attachment, Attachments, SelectionProblem } from './attachments.ts'
import { isGone, remembered } from './remembered-file.ts'

export function AttachmentPicker({
  attachments,
  words,
  error,
  hydrated,
}: {
  attachments: Attachments
  words: QuoteFormWords
  error: string | undefined
  /** Without script the browser's own file field is shown, because it tells what was chosen. */
  hydrated: boolean
}) {
  const input = useRef<HTMLInputElement>(null)
  const list = useSyncExternalStore(attachments.subscribe, attachments.snapshot, attachments.snapshot)
  const refusal = useSyncExternalStore(attachments.subscribe, attachments.refusal, attachments.refusal)

  function choose(files: readonly File[]) {
    if (files.length > 0) attachments.choose(files)
  }
  function takeFromInput() {
    const files = [...(input.current?.files ?? [])]
    if (input.current) input.current.value = ''
    choose(files)
  }

  const isDragging = useFileDrop(input, choose)
  const takeEarlyChoice = useEffectEvent(takeFromInput)
  // Files may have been chosen before the script was here.
  useEffect(() => takeEarlyChoice(), [])

  // When the script has failed, the browser's own field has to send them.
  useLayoutEffect(() => {
    const field = input.current
    return () => {
      const files = attachments.snapshot().flatMap(({ file }) => (isGone(file) ? [] : file))
      if (field && files.length > 0) field.files = asFileList(files)
    }
  }, [attachments])

  useEffect(() => {
    window.addEventListener('online', attachments.resume)
    return () => window.removeEventListener('online', attachments.resume)
  }, [attachments])

  const field = { form: 'quote' as const, name: 'files', label: words.files, help: words.filesHelp, error }
  const control = controlProps(field)
  return (
    <div className="mb-6">
      <div className="photo-field" data-dragging={isDragging ? '' : undefined}>
        <LockInView />
        <div className="min-w-0">
          <label htmlFor={fieldId('quote', 'files')} className="block font-bold font-condensed text-name">
            {words.files}
            <span className="font-normal font-text text-ink-2 text-note"> {words.optional}</span>
          </label>
          <p className="mt-1 text-ink-2 text-note">{words.filesLead}</p>
        </div>
        <input
          {...control}
          ref={input}
          type="file"
          multiple
          accept="image/*,application/pdf"
          onChange={takeFromInput}
          className={hydrated ? 'peer sr-only' : 'photo-choice'}
        />
        {hydrated && (
          <label htmlFor={fieldId('quote', 'files')} className="photo-choice">
            <span className="font-condensed font-semibold text-ink text-lead underline underline-offset-4">
              <span className="pointer-coarse:hidden">{words.filesChoose}</span>
              <span className="pointer-fine:hidden">{words.filesTake}</span>
            </span>
            <span className="pointer-coarse:hidden">{words.filesDrop}</span>
          </label>
        )}
      </div>
      <FieldNotes {...field} />
      {refusal && (
        <p key={refusal.times} role="alert" className="mt-1.5 font-medium text-note text-alert">
          {describeProblem(refusal.problem, words)}
        </p>
      )}
      {list.length > 0 && (
        <ul className="mt-3 border-rule border-t">
          {list.map((attachment) => (
            <AttachmentRow
              key={attachment.id}
              attachment={attachment}
              words={words}
              onRetry={() => attachments.retry(attachment.id)}
              onRemove={() => {
                attachments.remove(attachment.id)
                input.current?.focus()
              }}
            />
          ))}
        </ul>
      )}
      <TotalProgress list={list} words={words} />
    </div>
  )
}

/** A lock's face plate on the edge of a door, in the corners of a viewfinder. */
function LockInView() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" className="drawing">
      <path d="M4 22V4h18M74 4h18v18M92 74v18H74M22 92H4V74" className="d-outline" />
      <path d="M34 2v92M62 2v92" className="d-dashed" />
      <rect x="38" y="18" width="20" height="60" rx="3" className="d-outline d-solid" />
      <path d="M45 26h6M48 23v6M45 70h6M48 67v6" />
      <rect x="41" y="38" width="14" height="20" rx="2" className="d-opens" />
    </svg>
  )
}

function asFileList(files: readonly File[]): FileList {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  return transfer.files
}

function TotalProgress({ list, words }: { list: readonly Attachment[]; words: QuoteFormWords }) {
  const underWay = list.some(({ state }) => state === 'uploading' || state === 'checking')
  if (!underWay || list.length < 2) return null
  const size = list.reduce((total, attachment) => total + remembered(attachment).size, 0)
  const sent = list.reduce((total, { sentBytes }) => total + sentBytes, 0)
  return (
    <div className="mt-3 text-fine text-ink-2 tabular-nums">
      <label htmlFor="quote-files-total">
        {fillIn(words.filesTotal, { percent: Math.floor((sent / size) * 100) })}
      </label>
      <ProgressBar id="quote-files-total" max={size} value={sent} />
    </div>
  )
}

function describeProblem(problem: SelectionProblem, words: QuoteFormWords): string {
  switch (problem.kind) {
    case 'too-many-files':
      return words.tooManyFiles
    case 'too-many-bytes':
      return words.tooManyBytes
    case 'wrong-type':
      return fillIn(words.wrongType, problem)
    case 'video':
      return fillIn(words.video, problem)
    case 'empty':
      return fillIn(words.emptyFile, problem)
  }
}

/**
 * Files dropped or pasted anywhere on the form that `field` belongs to go to `onFiles`.
 * Gives whether files are being dragged over the form right now.
 */
function useFileDrop(field: RefObject<HTMLInputElement | null>, onFiles: (files: File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  const take = useEffectEvent(onFiles)

  useEffect(() => {
    const form = field.current?.form
    if (!form) return
    const end = new AbortController()
    const listen = { signal: end.signal }

    const dragOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setIsOver(true)
    }
    form.addEventListener('dragenter', dragOver, listen)
    form.addEventListener('dragover', dragOver, listen)
    form.addEventListener(
      'dragleave',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) setIsOver(false)
      },
      listen,
    )
    form.addEventListener(
      'drop',
      (event) => {
        if (!event.dataTransfer?.types.includes('Files')) return
        event.preventDefault()
        setIsOver(false)
        take([...event.dataTransfer.files])
      },
      listen,
    )
    form.addEventListener('paste', ({ clipboardData }) => take([...(clipboardData?.files ?? [])]), listen)
    return () => end.abort()
  }, [field])

  return isOver
}

function AttachmentRow({
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
            {problem ?? (isGone(file) ? words.fileGone : words.uploadFailed)}
          </p>
        ) : (
          <p className="text-fine text-ink-2 tabular-nums">{statusText(attachment, words)}</p>
        )}
        {isUnderWay && <ProgressBar max={file.size} value={sentBytes} aria-label={file.name} />}
      </div>
      {state === 'failed' && !isGone(file) && (
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

function statusText(attachment: Attachment, words: QuoteFormWords): string {
  const { state, sentBytes, problem } = attachment
  const size = fileSize(remembered(attachment).size)
  if (state === 'uploading') return fillIn(words.fileUploading, { sent: fileSize(sentBytes), size })
  const status = {
    checking: words.fileChecking,
    waiting: problem ?? words.fileWaiting,
    stored: words.fileStored,
    failed: '',
  }
  return `${size} · ${status[state]}`
}

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
function ProgressBar(props: Omit<ComponentProps<'progress'>, 'className'>) {
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
function fileSize(bytes: number): string {
  const kilobytes = bytes / 1024
  if (kilobytes < 1000) return `${Math.max(1, Math.round(kilobytes))} KB`
  return `${(kilobytes / 1024).toFixed(1)} MB`
}
