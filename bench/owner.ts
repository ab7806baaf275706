import { z } from 'zod'
import { owner } from './real-server.ts'

const storedQuote = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  email: z.string(),
  service: z.string(),
  message: z.string(),
  quarantineReasons: z.array(z.string()),
  files: z.array(z.object({ name: z.string(), url: z.string(), viewUrl: z.string().nullable() })),
  deliveries: z.array(z.object({ id: z.string(), state: z.string(), sentAt: z.coerce.date().nullable() })),
})
const page = z.object({
  listQuotes: z.object({ items: z.array(storedQuote), nextToken: z.string().nullable() }),
})
const saved = z.object({ updateBusinessProfile: z.object({ name: z.string() }) })
const counts = z.object({ quoteCounts: z.object({ undelivered: z.number() }) })

export type StoredQuote = z.output<typeof storedQuote>

const listQuotes = `query ($limit: Int, $nextToken: String) {
  listQuotes(limit: $limit, nextToken: $nextToken) {
    items {
      id firstName lastName phone email service message quarantineReasons
      files { name url viewUrl }
      deliveries { id state sentAt }
    }
    nextToken
  }
}`

export type Owner = Awaited<ReturnType<typeof signInAsOwner>>

export async function signInAsOwner(site: string) {
  const response = await fetch(`${site}/admin/login`, {
    method: 'POST',
    headers: { origin: site },
    body: new URLSearchParams(owner),
    redirect: 'manual',
  })
  if (response.status !== 302) throw new Error(`Signing in was answered with ${response.status}`)
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')

  async function ask<T>(shape: z.ZodType<T>, query: string, variables: object = {}): Promise<T> {
    const response = await fetch(`${site}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(60_000),
    })
    return z.object({ data: shape }).parse(await response.json()).data
  }

  return {
    cookie,
    ask,
    async newest(limit: number): Promise<StoredQuote[]> {
      return (await ask(page, listQuotes, { limit })).listQuotes.items
    },
    async allQuotes(): Promise<StoredQuote[]> {
      const quotes: StoredQuote[] = []
      for (let nextToken: string | null = null; ; ) {
        const { listQuotes: found }: z.output<typeof page> = await ask(page, listQuotes, {
          limit: 100,
          nextToken,
        })
        quotes.push(...found.items)
        nextToken = found.nextToken
        if (nextToken === null) return quotes
      }
    },
    async saveProfile(input: object): Promise<void> {
      const query =
        'mutation ($input: BusinessProfileInput!) { updateBusinessProfile(input: $input) { name } }'
      await ask(saved, query, { input })
    },
    async openSite(): Promise<void> {
      await ask(z.object({ openSite: z.literal(true) }), 'mutation { openSite(isOpen: true) }')
    },
    async undelivered(): Promise<number> {
      return (await ask(counts, '{ quoteCounts { undelivered } }')).quoteCounts.undelivered
    },
    async download(link: string): Promise<Uint8Array> {
      const response = await fetch(site + link)
      if (!response.ok) throw new Error(`${link} was answered with ${response.status}`)
      return response.bytes()
    },
  }
}
