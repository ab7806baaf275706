import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { securityHeaders } from '#server/http/security-headers.ts'

/**
 * A page that all visitors share; header names are in lower case. Security headers of some pages depend on
 * `path`.
 */
export type SharedPage = { html: string; headers: Record<string, string>; path?: string | undefined }

/**
 * In one encoding, with the headers of a 200 and of a 304: names and values in turn, as Node's `writeHead`
 * takes them.
 */
type Representation = { body: Buffer; lines: Lines; notModified: Lines }
type Lines = { http: string[]; secure: string[] }

export type CachedPage = {
  digest: string
  headers: Record<string, string>
  path: string | undefined
  identity: Representation
  compressed: { br: Representation; gzip: Representation } | undefined
}

export function cachedPage({ html, headers, path }: SharedPage): CachedPage {
  const body = Buffer.from(html)
  // With the headers: a browser that keeps a page keeps its Content-Security-Policy.
  const digest = createHash('sha256')
    .update(JSON.stringify(headers))
    .update(body)
    .digest('base64url')
    .slice(0, 22)
  const page = { digest, headers, path, compressed: undefined }
  return { ...page, identity: representation(page, 'identity', body) }
}

const efforts = { small: { br: 11, gzip: 9 }, fast: { br: 5, gzip: 6 } } as const

/** On another thread: best compression takes a tenth of a second, a sixth larger takes some milliseconds. */
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

export function byteSizeOf({ identity, compressed }: CachedPage): number {
  return identity.body.length + (compressed ? compressed.br.body.length + compressed.gzip.body.length : 0)
}

type RequestHeaders = {
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
  secure: boolean
}

type PageResponse = { status: 200 | 304; lines: string[]; body: Buffer | undefined }

export function responseFrom(
  page: CachedPage,
  { acceptEncoding, ifNoneMatch, secure }: RequestHeaders,
): PageResponse {
  const encoding = page.compressed ? negotiateEncoding(acceptEncoding) : 'identity'
  const chosen = encoding === 'identity' || !page.compressed ? page.identity : page.compressed[encoding]
  const scheme = secure ? 'secure' : 'http'
  if (ifNoneMatch !== undefined && matchesEtag(ifNoneMatch, page.digest))
    return { status: 304, lines: chosen.notModified[scheme], body: undefined }
  return { status: 200, lines: chosen.lines[scheme], body: chosen.body }
}

function matchesEtag(ifNoneMatch: string, digest: string): boolean {
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch
    .split(',')
    .some((tag) => /^\s*(?:W\/)?"([\w-]{22})(?:\.\w+)?"\s*$/.exec(tag)?.[1] === digest)
}

function representation(
  { digest, headers, path }: Pick<CachedPage, 'digest' | 'headers' | 'path'>,
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
  return { body, lines: linesOf(whole, path), notModified: linesOf(kept, path) }
}

function linesOf(headers: Record<string, string>, path: string | undefined): Lines {
  const linesFor = (secure: boolean) =>
    Object.entries({ ...headers, ...securityHeaders({ secure, path }) }).flat()
  return { http: linesFor(false), secure: linesFor(true) }
}

const encodings = ['br', 'gzip'] as const

type Encoding = (typeof encodings)[number] | 'identity'

export function negotiateEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  const qualities = new Map(header.toLowerCase().split(',').map(readQuality))
  const qualityOf = (encoding: Encoding) => qualities.get(encoding) ?? qualities.get('*') ?? 0
  let best: Encoding = 'identity'
  let bestQuality = 0
  for (const encoding of encodings)
    if (qualityOf(encoding) > bestQuality) {
      best = encoding
      bestQuality = qualityOf(encoding)
    }
  return (qualities.get('identity') ?? 0) > bestQuality ? 'identity' : best
}

function readQuality(part: string): [name: string, quality: number] {
  const [name = '', ...parameters] = part.split(';')
  const given = parameters.map((parameter) => /^\s*q\s*=\s*([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
  return [name.trim(), given === undefined ? 1 : Number(given) || 0]
}
