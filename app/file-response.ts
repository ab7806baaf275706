import { createHash } from 'node:crypto'

type MadeFile = {
  bytes: Uint8Array<ArrayBuffer> | string
  type: string
  etag: string
  maxAge: number
}

export function fileResponse(request: Request, { bytes, type, etag, maxAge }: MadeFile): Response {
  const headers = { 'Content-Type': type, ETag: etag, 'Cache-Control': `public, max-age=${maxAge}` }
  const tags = request.headers.get('if-none-match')?.split(',') ?? []
  // Compression on the way makes a tag weak; it still names the same file.
  const isKnown = tags.some((tag) => tag.trim().replace(/^W\//, '') === etag)
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(bytes, { headers })
}

export function textResponse(request: Request, type: string, text: string): Response {
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  return fileResponse(request, { bytes: text, type, etag: `"${digest}"`, maxAge: 300 })
}
