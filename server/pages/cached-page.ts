import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { securityHeaders } from '#server/http/security-headers.ts'

/** A page as it was rendered for everybody; names of headers are in lower case. */
export type SharedPage = { html: string; headers: Record<string, string> }

/** One way to send a page. The header lines are names and values in turn, as Node's `writeHead` takes them. */
type Representation = { body: Buffer; lines: Lines; unchanged: Lines }
type Lines = { open: string[]; secure: string[] }

/** A page and the ways to send it; the compressed ones come a moment later than the page. */
export type CachedPage = {
  digest: string
  headers: Record<string, string>
  identity: Representation
  compressed: { br: Representation; gzip: Representation } | undefined
}

/** A page as the cache keeps it, still uncompressed. */
export function cachedPage({ html, headers }: SharedPage): CachedPage {
  const body = Buffer.from(html)
  // The headers too: a browser that keeps a page keeps its policy with it.
  const digest = createHash('sha256')
    .update(JSON.stringify(headers))
    .update(body)
    .digest('base64url')
    .slice(0, 22)
  const page = { digest, headers, compressed: undefined }
  return { ...page, identity: representation(page, 'identity', body) }
}

const efforts = { small: { br: 11, gzip: 9 }, fast: { br: 5, gzip: 6 } } as const

/**
 * Compresses a page on another thread: as small as it gets, which takes a tenth of a second, or in some milliseconds
 * a sixth larger.
 */
export async function compressPage(
  page: CachedPage,
  effort: keyof typeof efforts,
): Promise<NonNullable<CachedPage['compressed']>> {
  const { body } = page.identity
  const { br, gzip: level } = efforts[effort]
  const params = { [constants.BROTLI_PARAM_QUALITY]: br, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  return {
    br: representation(page, 'br', await promisify(brotliCompress)(body, { params })),
    gzip: representation(page, 'gzip', await promisify(gzip)(body, { level })),
  }
}

/** Bytes that a page takes. */
export function weightOf({ identity, compressed }: CachedPage): number {
  return identity.body.length + (compressed ? compressed.br.body.length + compressed.gzip.body.length : 0)
}

/** What a request says about the copy it wants. */
type Wish = {
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
  /** Reached by https. */
  secure: boolean
}

type PageResponse = { status: 200 | 304; lines: string[]; body: Buffer | undefined }

/** The response to a GET from the page; to a HEAD it is sent without the body. A Range is not looked at: pages are small. */
export function responseFrom(page: CachedPage, { acceptEncoding, ifNoneMatch, secure }: Wish): PageResponse {
  const encoding = page.compressed ? acceptedEncoding(acceptEncoding) : 'identity'
  const chosen = encoding === 'identity' || !page.compressed ? page.identity : page.compressed[encoding]
  const link = secure ? 'secure' : 'open'
  if (ifNoneMatch !== undefined && namesPage(ifNoneMatch, page.digest))
    return { status: 304, lines: chosen.unchanged[link], body: undefined }
  return { status: 200, lines: chosen.lines[link], body: chosen.body }
}

/** Whether If-None-Match holds a tag of this page, strong or weak, in whatever encoding it was sent. */
function namesPage(ifNoneMatch: string, digest: string): boolean {
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch
    .split(',')
    .some((tag) => /^\s*(?:W\/)?"([\w-]{22})(?:\.\w+)?"\s*$/.exec(tag)?.[1] === digest)
}

function representation(
  { digest, headers }: Pick<CachedPage, 'digest' | 'headers'>,
  encoding: Encoding,
  body: Buffer,
): Representation {
  const etag = encoding === 'identity' ? `"${digest}"` : `"${digest}.${encoding}"`
  const kept = {
    'cache-control': headers['cache-control'] ?? 'no-cache',
    etag,
    vary: 'Accept-Encoding',
  }
  const whole = {
    ...headers,
    ...kept,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': String(body.length),
  }
  return { body, lines: linesOf(whole), unchanged: linesOf(kept) }
}

function linesOf(headers: Record<string, string>): Lines {
  const forLink = (secure: boolean) => Object.entries({ ...headers, ...securityHeaders({ secure }) }).flat()
  return { open: forLink(false), secure: forLink(true) }
}

const ours = ['br', 'gzip'] as const

/** How a page may travel; `identity` is as it is. */
type Encoding = (typeof ours)[number] | 'identity'

/** The best of what Accept-Encoding allows. What it refuses with q=0 is not sent; without a word it is `identity`. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  const qualities = new Map(header.toLowerCase().split(',').map(readQuality))
  const qualityOf = (encoding: Encoding) => qualities.get(encoding) ?? qualities.get('*') ?? 0
  let best: Encoding = 'identity'
  let bestQuality = 0
  for (const encoding of ours)
    if (qualityOf(encoding) > bestQuality) {
      best = encoding
      bestQuality = qualityOf(encoding)
    }
  // Named and liked better than anything compressed.
  return (qualities.get('identity') ?? 0) > bestQuality ? 'identity' : best
}

function readQuality(part: string): [name: string, quality: number] {
  const [name = '', ...parameters] = part.split(';')
  const given = parameters.map((parameter) => /^\s*q\s*=\s*([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
  return [name.trim(), given === undefined ? 1 : Number(given) || 0]
}
