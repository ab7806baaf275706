import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { toWebStream } from '#server/http/web-streams.ts'
import { openTurns } from '#server/limits/turns.ts'
import { done, type Result } from '#server/result.ts'
import type { Upload } from '#server/schema/files.ts'
import type { ImageSize } from './file-links.ts'
import { thumbnailKey } from './file-rules.ts'
import type { FileStore, StoredFile } from './file-store.ts'
import { runImageTask } from './image-tasks/run-image-task.ts'

const extensions: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['.jpg', '.jpeg', '.jfif'],
  'image/png': ['.png'],
  'image/gif': ['.gif'],
  'image/webp': ['.webp'],
  'image/avif': ['.avif'],
  'image/heic': ['.heic', '.heif'],
  'image/heif': ['.heif', '.heic'],
  'application/pdf': ['.pdf'],
}

/** A stranger's file: never run, sniffed, or embedded by other sites. */
const guardedHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, max-age=300',
}

export async function fileDownload(
  store: FileStore,
  upload: Upload,
  { size, head }: { size: ImageSize | undefined; head: boolean },
): Promise<Response | undefined> {
  if (size && !upload.hasThumbnail) return undefined
  const stored = await store.open(size === 'thumbnail' ? thumbnailKey(upload.key) : upload.key)
  if (!stored) return undefined
  const shown = size === 'view' ? await viewOf(stored.stream) : done(stored)
  if (!shown.ok) return new Response(null, { status: 503, headers: { 'retry-after': '1' } })
  const file = shown.value
  const contentType = size ? 'image/webp' : (upload.contentType ?? 'application/octet-stream')
  const headers = {
    ...guardedHeaders,
    'content-type': contentType,
    'content-length': String(file.size),
    'content-disposition': size ? 'inline' : attachmentHeader(upload.name, contentType),
  }
  if (head) {
    file.stream.destroy()
    return new Response(null, { headers })
  }
  return new Response(toWebStream(file.stream), { headers })
}

/** Staff look through a request's photos, and the panel preloads the next. */
const viewTurns = openTurns({ concurrency: 2, concurrencyPerKey: 2, maxWaiting: 40 })
const longestViewSeconds = 8

async function viewOf(original: Readable): Promise<Result<StoredFile>> {
  const turn = await viewTurns('view')
  if (!turn.ok) {
    original.destroy()
    return turn
  }
  using _turn = turn.value
  const made = await runImageTask('view', [await buffer(original)], { seconds: longestViewSeconds })
  if (!made.ok) throw new Error('A photo took too long to decode for a screen')
  return done({ size: made.value.length, stream: Readable.from([made.value]) })
}

/**
 * RFC 6266, with the name in both forms. The extension follows the content, so that nothing is saved as a
 * page or a program.
 */
export function attachmentHeader(name: string, contentType: string): string {
  const allowed = extensions[contentType] ?? ['.bin']
  const safe = allowed.some((ending) => name.toLowerCase().endsWith(ending)) ? name : `${name}${allowed[0]}`
  const ascii = safe.replace(/[^\x20-\x7e]|["\\%]/gu, '_')
  const encoded = encodeURIComponent(safe).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
