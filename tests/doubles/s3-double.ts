import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { S3Settings } from '#server/config.ts'
import { signatureOf } from './s3-signature.ts'

type BucketRequest = { method: string; key: string; by: string; token: string | null; at: Date }

type StoredObject = { body: Buffer; lastModified: Date }

/**
 * A bucket in this process: PUT, GET, HEAD, DELETE and ListObjectsV2 with prefix and pages. It records the key and session of
 * each request, and checks signatures of keys whose secret it knows; those of an identity pool have a session instead. Keys that
 * begin with `guest` may not delete, and a date that is 15 minutes off is refused.
 */
export async function s3Double() {
  const bucket = 'files'
  const objects = new Map<string, StoredObject>()
  const secrets = new Map([['server-key', 'secret']])
  const asked: BucketRequest[] = []
  const state = {
    clockMs: 0,
    pageSize: 1000,
    /** Bytes of an object after which the connection breaks, in either direction. */
    cutAfter: Number.POSITIVE_INFINITY,
  }

  function list(query: URLSearchParams): string {
    const prefix = query.get('prefix') ?? ''
    const after = query.get('continuation-token') ?? query.get('start-after') ?? ''
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
    const page = keys.slice(0, Math.min(state.pageSize, Number(query.get('max-keys') ?? 1000)))
    const isTruncated = page.length < keys.length
    const contents = page.map((key) => {
      const { body = Buffer.alloc(0), lastModified = new Date() } = objects.get(key) ?? {}
      return `<Contents><Key>${escaped(key)}</Key><LastModified>${lastModified.toISOString()}</LastModified><ETag>${escaped(etagOf(body))}</ETag><Size>${body.length}</Size><StorageClass>STANDARD</StorageClass></Contents>`
    })
    const next = isTruncated
      ? `<NextContinuationToken>${escaped(page.at(-1) ?? '')}</NextContinuationToken>`
      : ''
    return `<ListBucketResult><Name>${bucket}</Name><Prefix>${escaped(prefix)}</Prefix><KeyCount>${page.length}</KeyCount><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`
  }

  /** A body that breaks off is stored by no bucket. */
  async function bodyOf(request: IncomingMessage): Promise<Buffer> {
    const chunks: Buffer[] = []
    let size = 0
    // Its type does not say that the chunks are bytes.
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > state.cutAfter) throw new Error('the connection breaks')
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', origin)
    const method = request.method ?? ''
    const [, asksFor = '', ...path] = url.pathname.split('/')
    const key = decodeURIComponent(path.join('/'))
    const signed = signatureOf(request, url)
    const { accessKeyId: by, token, at } = signed
    const now = Date.now() + state.clockMs
    response.setHeader('date', new Date(now).toUTCString())
    const refuse = (status: number, code: string) => {
      const said = `<Error><Code>${code}</Code><Message>${code}</Message></Error>`
      response.writeHead(status).end(method === 'HEAD' ? undefined : said)
    }
    const body = await bodyOf(request)
    if (Math.abs(at.getTime() - now) > 15 * 60_000) return refuse(403, 'RequestTimeTooSkewed')
    const secret = secrets.get(by)
    if (secret === undefined && token === null) return refuse(403, 'InvalidAccessKeyId')
    if (secret !== undefined && !signed.isSignedWith(secret)) return refuse(403, 'SignatureDoesNotMatch')
    if (asksFor !== bucket) return refuse(404, 'NoSuchBucket')
    asked.push({ method, key, by, token, at })
    if (url.searchParams.has('uploads')) return response.end('<ListMultipartUploadsResult/>')
    if (url.searchParams.has('list-type')) return response.end(list(url.searchParams))
    if (method === 'PUT') {
      objects.set(key, { body, lastModified: new Date(now) })
      return response.setHeader('etag', etagOf(body)).end()
    }
    if (method === 'DELETE') {
      if (by.startsWith('guest')) return refuse(403, 'AccessDenied')
      objects.delete(key)
      return response.writeHead(204).end()
    }
    const object = objects.get(key)
    if (!object) return refuse(404, 'NoSuchKey')
    response.writeHead(200, {
      'content-length': object.body.length,
      'last-modified': object.lastModified.toUTCString(),
      etag: etagOf(object.body),
    })
    if (method === 'HEAD') return response.end()
    if (object.body.length <= state.cutAfter) return response.end(object.body)
    response.write(object.body.subarray(0, state.cutAfter), () => request.socket.destroy())
  }

  const server = createServer((request, response) => {
    const { socket } = request
    answer(request, response).catch(() => socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const settings: S3Settings = {
    bucket,
    endpoint: origin,
    region: 'us-west-2',
    credentials: { accessKeyId: 'server-key', secretAccessKey: 'secret' },
    forcePathStyle: true,
  }
  return {
    settings,
    objects,
    secrets,
    asked,
    state,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const etagOf = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
