import { File, Image } from 'lucide-react'
import { useState } from 'react'
import { quotesWords } from '#content/en/admin.ts'
import { useNow } from '../list/now.tsx'
import type { QuoteOnCard } from './documents.ts'

type AttachedFile = NonNullable<QuoteOnCard['files']>[number]

export function AttachmentLinks({ name, files }: { name: string; files: readonly AttachedFile[] }) {
  if (files.length === 0) return null
  return (
    <ul className="mt-3.5 flex flex-wrap gap-2" aria-label={quotesWords.files}>
      {files.map((file, index) => (
        <li key={file.path}>
          <AttachmentLink file={file} number={index + 1} owner={name} />
        </li>
      ))}
    </ul>
  )
}

type AttachmentLinkProps = { file: AttachedFile; number: number; owner: string }

function AttachmentLink({ file, number, owner }: AttachmentLinkProps) {
  const { url, thumbnailUrl } = useSteadyLinks(file)
  const FileIcon = file.contentType?.startsWith('image/') ? Image : File
  return (
    <a
      href={url}
      download
      className="file-link"
      title={file.name}
      aria-label={quotesWords.fileOf(number, owner)}
    >
      {thumbnailUrl ? (
        <img src={thumbnailUrl} alt="" loading="lazy" decoding="async" className="file-thumbnail" />
      ) : (
        <FileIcon className="icon" aria-hidden="true" />
      )}
      {quotesWords.file(number)}
    </a>
  )
}

const steadyMs = 10 * 60_000

/**
 * Links are signed anew with each answer and work for 15 minutes. Taking every new one would load every picture
 * again at every change, so the first are kept for ten.
 */
function useSteadyLinks(file: AttachedFile): AttachedFile {
  const now = useNow()
  const [kept, setKept] = useState({ file, since: now })
  if (kept.file !== file && now - kept.since > steadyMs) setKept({ file, since: now })
  return kept.file
}
