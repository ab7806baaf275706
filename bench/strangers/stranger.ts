import { readQuotePage } from '../quote-form.ts'

export type Statuses = Record<string, number>

type OpenedUpload = { id: string; parts: { url: string; size: number }[] }

export function stranger(site: string, { key, signal }: { key: string; signal: AbortSignal }) {
  const statuses: Statuses = {}

  async function send(address: string, path: string, init: RequestInit & { duplex?: 'half' }) {
    const headers = new Headers(init.headers)
    headers.set('x-forwarded-for', address)
    const response = await fetch(site + path, { ...init, headers, signal }).catch(() => undefined)
    const text = await response?.text().catch(() => undefined)
    const status = response && text !== undefined ? response.status : 'broken'
    statuses[status] = (statuses[status] ?? 0) + 1
    return { status, text: text ?? '', cookie: response?.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
  }

  const put = (address: string, url: string, body: BodyInit, size: number) =>
    send(address, url, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream', 'content-length': String(size) },
      body,
      duplex: 'half',
    })

  const asJson = (cookie: string) => ({ 'content-type': 'application/json', 'x-api-key': key, cookie })

  return {
    statuses,

    async open(address: string, size: number): Promise<(OpenedUpload & { cookie: string }) | undefined> {
      const body = JSON.stringify({ name: 'photo.jpg', size })
      const response = await send(address, '/files/uploads', { method: 'POST', headers: asJson(''), body })
      if (response.status !== 201) return undefined
      // The response of our own server.
      return { ...(JSON.parse(response.text) as OpenedUpload), cookie: response.cookie }
    },

    put,

    async putAll(address: string, { parts }: OpenedUpload, bytes: Uint8Array<ArrayBuffer>) {
      let start = 0
      for (const { url, size } of parts) {
        await put(address, url, bytes.subarray(start, start + size), size)
        start += size
      }
    },

    complete: (address: string, { id, cookie }: { id: string; cookie: string }) =>
      send(address, `/files/uploads/${id}/complete`, { method: 'POST', headers: asJson(cookie) }),

    quote: (address: string, cookie: string, fileUrls: string[], mark: string) =>
      send(address, '/graphql', {
        method: 'POST',
        headers: asJson(cookie),
        body: JSON.stringify({
          query: 'mutation ($input: CreateQuoteInput!) { createQuote(input: $input) { id } }',
          variables: {
            input: {
              firstName: 'Mallory',
              lastName: mark,
              phone: '(713) 555-0199',
              email: 'mallory@example.com',
              service: 'residential',
              fileUrls,
            },
          },
        }),
      }),
  }
}

export async function publicKeyOf(site: string): Promise<string> {
  return readQuotePage(await (await fetch(site)).text()).publicApiKey
}
