import { File, Image } from 'lucide-react'
import { lazy, type MouseEvent, Suspense, useRef, useState } from 'react'
import { useNow } from '#app/admin/list/time.tsx'
import type { Lead } from '#app/admin/records/lead.ts'
import { doorWords, removeFileWords } from '#words/panel/people/at-the-door.ts'
import { attachedFileWords as words } from '#words/panel/request.ts'
import { RemoveFileDialog } from './remove-file.tsx'
import { ShowPhoto } from './show-photo.tsx'
import type { Photo } from './zoomable-photo.tsx'

type AttachedFile = {
  path: string
  name: string
  contentType: string | null
  isProtected: boolean
  addedBy: string | null
  shownAs: 'before' | 'after' | null
  mayRemove: boolean
  url: string
  thumbnailUrl: string | null
  viewUrl: string | null
}

type HasFiles = Pick<Lead, 'id' | 'name'> & { files: readonly AttachedFile[] | null }

const PhotoViewer = lazy(() => import('./photo-viewer.tsx'))

const noFiles: readonly AttachedFile[] = []

export function AttachmentLinks({ request }: { request: HasFiles }) {
  const { id, name } = request
  const files = request.files ?? noFiles
  const steady = useSteadyLinks(files)
  const [removing, setRemoving] = useState<{ path: string; label: string }>()
  const part = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<string>()
  const photos = steady.filter(isPhoto)
  const first = photos.findIndex(({ path }) => path === opened)
  return (
    <div ref={part} tabIndex={-1}>
      {files.length > 0 && (
        <ul className="mt-3.5 flex flex-wrap gap-2" aria-label={words.files}>
          {steady.map((file, index) => (
            <li key={file.path} className="flex flex-wrap items-center gap-1">
              <AttachmentLink
                file={file}
                number={index + 1}
                owner={name}
                onOpen={() => setOpened(file.path)}
              />
              {file.addedBy !== null && isPhoto(file) && (
                <ShowPhoto id={id} photo={file} label={words.fileOf(index + 1, name)} />
              )}
              {file.mayRemove && (
                <button
                  type="button"
                  className="note-delete"
                  aria-haspopup="dialog"
                  aria-label={removeFileWords.removeOf(words.fileOf(index + 1, name))}
                  onClick={() => setRemoving({ path: file.path, label: words.fileOf(index + 1, name) })}
                >
                  {removeFileWords.remove}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {removing && (
        <RemoveFileDialog
          {...removing}
          id={id}
          onClose={(isGone) => {
            setRemoving(undefined)
            if (isGone) part.current?.focus()
          }}
        />
      )}
      {first >= 0 && (
        <Suspense>
          <PhotoViewer photos={photos} first={first} owner={name} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </div>
  )
}

const isPhoto = (file: AttachedFile): file is AttachedFile & Photo => file.viewUrl !== null

type AttachmentLinkProps = { file: AttachedFile; number: number; owner: string; onOpen: () => void }

/** Pressed with a key held, a photo opens in a tab of its own. */
function AttachmentLink({ file, number, owner, onOpen }: AttachmentLinkProps) {
  const { url, viewUrl, thumbnailUrl } = file
  const FileIcon = file.contentType?.startsWith('image/') ? Image : File
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onOpen()
  }
  return (
    <a
      href={viewUrl ?? url}
      download={viewUrl === null}
      target={viewUrl ? '_blank' : undefined}
      rel="noreferrer"
      onClick={viewUrl ? open : undefined}
      className="file-link"
      title={file.name}
      aria-label={`${words.fileOf(number, owner)}${file.isProtected ? `, ${words.protected}` : ''}${file.addedBy === null ? '' : `, ${doorWords.addedBy(file.addedBy)}`}`}
    >
      {thumbnailUrl ? (
        <img src={thumbnailUrl} alt="" loading="lazy" decoding="async" className="file-thumbnail" />
      ) : (
        <FileIcon className="icon" />
      )}
      <span>
        {words.file(number)}
        {file.isProtected && <small className="block font-normal text-ink-2">{words.protected}</small>}
        {file.addedBy !== null && (
          <small className="block font-normal text-ink-2">{doorWords.addedBy(file.addedBy)}</small>
        )}
      </span>
    </a>
  )
}

const steadyMs = 10 * 60_000

/**
 * Links are signed anew with each answer and work for 15 minutes. Taking every new one would load every image
 * again at every change, so the first are kept for ten, while nothing else of the files changes.
 */
function useSteadyLinks(files: readonly AttachedFile[]): readonly AttachedFile[] {
  const now = useNow()
  const [kept, setKept] = useState({ files, since: now })
  const isSame =
    files.length === kept.files.length &&
    files.every(({ path, shownAs }, index) => {
      const before = kept.files[index]
      return path === before?.path && shownAs === before.shownAs
    })
  if (kept.files !== files && (!isSame || now - kept.since > steadyMs)) setKept({ files, since: now })
  return kept.files
}
