import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** AWS Signature, version 4, of a request to S3: in its headers, or in its address. */
export type SignedRequest = {
  accessKeyId: string
  token: string | null
  at: Date
  isSignedWith(secret: string): boolean
}

export function signatureOf(request: IncomingMessage, url: URL): SignedRequest {
  const query = url.searchParams
  const { authorization = '', 'x-amz-date': date, 'x-amz-security-token': token } = request.headers
  const part = (name: string) =>
    query.get(`X-Amz-${name}`) ?? new RegExp(`${name}=([^, ]+)`).exec(authorization)?.[1] ?? ''
  const [accessKeyId = '', ...scope] = part('Credential').split('/')
  const [day = '', region = '', service = ''] = scope
  const time = query.get('X-Amz-Date') ?? String(date)
  const signedHeaders = part('SignedHeaders')

  function signature(secret: string): string {
    const canonical = [
      request.method,
      url.pathname,
      sortedQuery(url),
      ...signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name] ?? '').trim()}`),
      '',
      signedHeaders,
      request.headers['x-amz-content-sha256'] ?? 'UNSIGNED-PAYLOAD',
    ].join('\n')
    const digest = createHash('sha256').update(canonical).digest('hex')
    const toSign = ['AWS4-HMAC-SHA256', time, scope.join('/'), digest].join('\n')
    const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
    const steps = [day, region, service, 'aws4_request']
    return hmac(steps.reduce<string | Buffer>(hmac, `AWS4${secret}`), toSign).toString('hex')
  }

  return {
    accessKeyId,
    token: query.get('X-Amz-Security-Token') ?? (token ? String(token) : null),
    at: amazonDate(time),
    isSignedWith: (secret) => signature(secret) === part('Signature'),
  }
}

const sortedQuery = ({ search }: URL) =>
  search
    .slice(1)
    .split('&')
    .filter((pair) => pair && !pair.startsWith('X-Amz-Signature='))
    .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
    .sort()
    .join('&')

function amazonDate(text: string): Date {
  return new Date(text.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'))
}
