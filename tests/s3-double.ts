import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Settings } from '#server/config.ts'

type BucketRequest = { method: string; key: string; by: string; token: string | null; at: Date }

const signedBy = /Credential=([^/]+)/

/**
 * A bucket in this process. It does not check signatures (`npm run prove:s3` does), but records the key and session of each
 * request: keys that begin with `guest` may not delete, and a date that is 15 minutes off is refused.
 */
export async function s3Double() {
  const objects = new Map<string, Buffer>()
  const asked: BucketRequest[] = []
  const state = { clockMs: 0 }

  function askedBy(request: IncomingMessage, url: URL): BucketRequest {
    const { authorization = '', 'x-amz-date': date, 'x-amz-security-token': token } = request.headers
    const query = url.searchParams
    const signed = query.get('X-Amz-Credential') ?? signedBy.exec(authorization)?.[1] ?? ''
    return {
      method: request.method ?? '',
      key: decodeURIComponent(url.pathname.split('/').slice(2).join('/')),
      by: signed.split('/')[0] ?? '',
      token: query.get('X-Amz-Security-Token') ?? (token ? String(token) : null),
      at: amazonDate(query.get('X-Amz-Date') ?? String(date)),
    }
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', origin)
    const body = await buffer(request)
    const one = askedBy(request, url)
    const now = Date.now() + state.clockMs
    response.setHeader('date', new Date(now).toUTCString())
    const refuse = (status: number, code: string) =>
      response.writeHead(status).end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`)
    if (Math.abs(one.at.getTime() - now) > 15 * 60_000) return refuse(403, 'RequestTimeTooSkewed')
    asked.push(one)
    const { method, key, by } = one
    if (url.searchParams.has('uploads')) return response.end('<ListMultipartUploadsResult/>')
    if (url.searchParams.has('list-type')) {
      const keys = [...objects.keys()].map((name) => `<Contents><Key>${name}</Key></Contents>`)
      return response.end(`<ListBucketResult>${keys.join('')}</ListBucketResult>`)
    }
    if (method === 'PUT') {
      objects.set(key, body)
      return response.end()
    }
    if (method === 'DELETE') {
      if (by.startsWith('guest')) return refuse(403, 'AccessDenied')
      objects.delete(key)
      return response.writeHead(204).end()
    }
    const object = objects.get(key)
    if (!object) return refuse(404, 'NoSuchKey')
    return response.end(object)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const settings: S3Settings = {
    bucket: 'files',
    endpoint: origin,
    region: 'us-west-2',
    credentials: { accessKeyId: 'server-key', secretAccessKey: 'secret' },
    forcePathStyle: true,
  }
  return {
    settings,
    objects,
    asked,
    state,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function amazonDate(text: string): Date {
  return new Date(text.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'))
}
