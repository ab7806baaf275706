import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'

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
  const isKnown = tags.some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(bytes, { headers })
}

export function textResponse(request: Request, type: string, text: string): Response {
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  return fileResponse(request, { bytes: text, type, etag: `"${digest}"`, maxAge: 300 })
}

/** A calendar as a response, or none, which the browser tells in its person's language. `fileName`: it is to be kept under this name. */
export function calendarResponse(calendar: string | null | undefined, fileName?: string): Response {
  const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }
  if (!calendar) return new Response(null, { status: 404, headers })
  return new Response(calendar, {
    headers: {
      ...headers,
      'Content-Type': 'text/calendar; charset=utf-8',
      ...(fileName && { 'Content-Disposition': `attachment; filename="${fileName}"` }),
    },
  })
}

type Download = { name: string; type: string; size?: number }

export function downloadResponse(stream: Readable, { name, type, size }: Download): Response {
  // Node and the browser have different types for the same web stream.
  return new Response(Readable.toWeb(stream) as ReadableStream<Uint8Array>, {
    headers: {
      'Content-Type': type,
      ...(size !== undefined && { 'Content-Length': String(size) }),
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
