import { use, useState } from 'react'
import type { Submitted } from '#app/admin/submission/submitted.ts'
import { TypedContext } from './fields.tsx'

type OpenedVersionProps = { name?: string; stored: string; result: Submitted | undefined }

/** What the form was opened with, or saved last. Not of type hidden: text that is put back brings the version it was typed over. */
export function OpenedVersion({ name = 'version', stored, result }: OpenedVersionProps) {
  const early = use(TypedContext)?.get(name)
  const [version, setVersion] = useState(early ?? stored)
  const saved = result?.savedAt
  if (saved && saved !== version) setVersion(saved)
  return <input key={version} name={name} defaultValue={version} hidden readOnly />
}
