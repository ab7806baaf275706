import type { CallResult } from '#server/data-service/in-process.ts'

type File = { file: { name: string; base64: string } | null }

/** Shown in the browser, which can print and keep it. No cache may: it changes with every payment, and its address is a secret. */
export function paperResponse(read: CallResult<File>): Response {
  const headers = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }
  if (!read.ok) {
    const { message, code } = read.refusal
    if (code === 'FORBIDDEN') return new Response(message, { status: 403, headers })
    const status = code === 'TOO_MANY_REQUESTS' ? 429 : 503
    return new Response(message, { status, headers: { ...headers, 'Retry-After': '60' } })
  }
  const { file } = read.value
  if (!file) return new Response(null, { status: 404, headers })
  return new Response(Buffer.from(file.base64, 'base64'), {
    headers: {
      ...headers,
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${file.name}"`,
    },
  })
}
