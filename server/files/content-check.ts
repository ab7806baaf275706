import { open } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'

/** How a kind of content is cleaned: re-encoded, scrubbed in place, or stored as it is. */
type ContentKind = 'picture' | 'heif' | 'pdf'

export type AcceptedContent = Readonly<{ ok: true; kind: ContentKind; contentType: string }>
export type RefusedContent = Readonly<{ ok: false; message: string }>

/**
 * What phones and scanners really send. Not TIFF or BMP: no phone makes them and no browser shows them.
 * Not SVG: it is a program. HEIC is what an iPhone takes unless told otherwise.
 */
const accepted: Readonly<Record<string, Omit<AcceptedContent, 'ok'>>> = {
  'image/jpeg': { kind: 'picture', contentType: 'image/jpeg' },
  'image/png': { kind: 'picture', contentType: 'image/png' },
  'image/apng': { kind: 'picture', contentType: 'image/png' },
  'image/gif': { kind: 'picture', contentType: 'image/gif' },
  'image/webp': { kind: 'picture', contentType: 'image/webp' },
  'image/avif': { kind: 'heif', contentType: 'image/avif' },
  'image/heic': { kind: 'heif', contentType: 'image/heic' },
  'image/heic-sequence': { kind: 'heif', contentType: 'image/heic' },
  'image/heif': { kind: 'heif', contentType: 'image/heif' },
  'image/heif-sequence': { kind: 'heif', contentType: 'image/heif' },
  'application/pdf': { kind: 'pdf', contentType: 'application/pdf' },
}

const wishes = 'JPEG, PNG, HEIC, WebP and GIF pictures and PDF files are fine.'

/**
 * Decides by the bytes what a file is; name, extension and the browser's type are not asked.
 * `name` only appears in the message for the person.
 */
export async function checkContent(path: string, name: string): Promise<AcceptedContent | RefusedContent> {
  const detected = await fileTypeFromFile(path)
  const found = detected && accepted[detected.mime]
  if (found) return { ok: true, ...found }
  return { ok: false, message: `${name} is not a photo or a PDF. ${await explanation(path, detected?.mime)}` }
}

async function explanation(path: string, mime: string | undefined): Promise<string> {
  if (mime === 'image/tiff' || mime === 'image/bmp')
    return `Please save it as JPEG or PDF and try again. ${wishes}`
  if (mime?.startsWith('video/')) return `Videos cannot be attached; a photo of the lock is enough. ${wishes}`
  if (await isMarkup(path)) return `SVG drawings and web pages cannot be attached. ${wishes}`
  return wishes
}

/** SVG, HTML and XML have no magic number: they begin with "<" after white space or a byte order mark. */
async function isMarkup(path: string): Promise<boolean> {
  await using file = await open(path, 'r')
  const { buffer, bytesRead } = await file.read(Buffer.alloc(512), 0, 512, 0)
  const start = buffer.subarray(0, bytesRead).toString('latin1').replaceAll('\0', '')
  return /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*</.test(start)
}
