import type { StoredUpload } from './upload-client.ts'

/** What a draft keeps of a file: its bytes went with the page, or its tab. */
export type RememberedFile = Pick<File, 'name' | 'size' | 'type'> & { upload?: StoredUpload | undefined }

type SentFile = Readonly<{ file: File; sentBytes: number; upload?: StoredUpload }>

export const remembered = ({ file, sentBytes, upload }: SentFile): RememberedFile => ({
  name: file.name,
  size: isGone(file) ? sentBytes : file.size,
  type: file.type,
  upload,
})

/** Of a remembered file only name and type are left. Chosen files are never empty (attachments.ts). */
export const isGone = (file: File): boolean => file.size === 0
