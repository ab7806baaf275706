import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { languages } from '#content/languages.ts'
import type { Reason } from '#server/result.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { requests } from '#server/schema/requests.ts'
import { markedLanguage, unmarkedTexts } from '#tests/languages/marked-language.ts'
import { call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { dana } from '#tests/quotes.ts'
import { quoteRow } from '#tests/requests.ts'

let lantern: TestLantern

beforeAll(async () => {
  lantern = await testLantern({ languages: [languages[0], markedLanguage] })
})
afterAll(() => lantern[Symbol.asyncDispose]())

const inMarked = { 'accept-language': 'marked' }
const asVisitor = () => ({ 'x-api-key': lantern.publicApiKey, ...inMarked })

test('refusals of the data service are in the language that its caller asks for', async () => {
  const asOwner = { ...(await ownerCookie(lantern)), ...inMarked }
  const lists = 'a b c d e f g h i j k'.split(' ').map((name) => `${name}: listBlogs { total }`)
  const refused = [
    [{}, '{ listQuotes { items { id } } }'],
    [asVisitor(), '{ listQuotes { items { id } } }'],
    [asVisitor(), '{ quoteCounts { all } }'],
    [asVisitor(), `{ ${lists.join(' ')} }`],
    [asVisitor(), '{ listBlogs(filter: { slug: { between: ["a"] } }) { items { id } } }'],
    [
      asVisitor(),
      'mutation { createQuote(input: { firstName: "", lastName: "", phone: "", email: "", service: "", message: "" }) { id } }',
    ],
    [
      asVisitor(),
      'mutation { createReview(input: { name: "", email: "q", title: "", comment: "" }) { id } }',
    ],
    [asOwner, 'mutation { deleteBlog(input: { id: "none" }) { id } }'],
    [
      asOwner,
      'mutation { createBlog(input: { title: "", excerpt: "", content: "", author: "", category: "" }) { id } }',
    ],
    [asOwner, 'mutation { replaceWebhookSecret }'],
  ] as const
  for (const [headers, query] of refused) {
    const { errors = [] } = await call(lantern, query, {}, { ...inMarked, ...headers })
    const [error] = errors
    expect(error?.extensions, query).toMatchObject({ reason: expect.any(String) })
    const texts = [error?.message ?? '', ...Object.values(error?.extensions?.fields ?? {})]
    expect(unmarkedTexts(texts, new Set(['Quotes', 'Blogs'])), query).toEqual([])
  }
  const [refusal] = (await call(lantern, '{ quoteCounts { all } }', {}, asVisitor())).errors ?? []
  expect(refusal?.extensions).toMatchObject({ reason: 'notAuthorized', facts: { task: 'readQuotes' } })
  const english = await call(lantern, '{ quoteCounts { all } }', {}, { 'x-api-key': lantern.publicApiKey })
  expect(english.errors?.[0]?.message).toBe('Not authorized to read Quotes.')
})

test('so are those of programs that send files, and of requests that no route takes', async () => {
  const json = { ...asVisitor(), 'content-type': 'application/json' }
  const texts = await Promise.all([
    said('/files/uploads', { method: 'POST', headers: inMarked }),
    said('/files/uploads', { method: 'POST', headers: json, body: '{}' }),
    said('/files/uploads', { method: 'POST', headers: json, body: '{"name":"q","size":0,"type":""}' }),
    said('/files/quote-attachments/none', { headers: asVisitor() }),
    said('/images', { method: 'POST', headers: inMarked }),
    said('/images/none.webp', { headers: inMarked }),
    said('/graphql', { method: 'POST', headers: inMarked, body: 'q' }),
    said('/marked/quote', { method: 'POST', body: 'q', headers: { 'content-type': 'text/plain' } }),
    said('/marked/quote', { method: 'PUT' }),
    said('/marked/quote', { method: 'POST', headers: { origin: 'https://elsewhere.test' } }),
  ])
  expect(unmarkedTexts(texts, new Set())).toEqual([])
})

test('why a notification was not delivered is said in its reader’s language', async () => {
  const id = newId()
  await lantern.db.insert(requests).values({ ...quoteRow(dana), id, contentHash: id })
  const why = (reason: Reason | null, lastError: string | null) => ({
    ...{
      id: newId(),
      topic: 'quote.created',
      subjectType: 'Quote' as const,
      subjectId: id,
      channel: 'mail' as const,
    },
    ...{ recipient: 'q@q.test', payload: {}, dedupeKey: newId(), state: 'dead' as const, reason, lastError },
  })
  await lantern.db
    .insert(deliveries)
    .values([
      why({ reason: 'mailAddressRefused', facts: { detail: '550 qwrt' } }, null),
      why({ reason: 'nobodyToMail' }, null),
      why(null, 'Written before reasons were stored.'),
    ])
  const read = async (headers: Record<string, string>) => {
    const query = `{ getQuote(id: "${id}") { deliveries { lastError } } }`
    const answer = await call(lantern, query, {}, { ...(await ownerCookie(lantern)), ...headers })
    return dataOf<{ deliveries: { lastError: string }[] }>(answer, 'getQuote').deliveries.map(
      ({ lastError }) => lastError,
    )
  }
  const [refused = '', nobody = '', before] = await read(inMarked)
  expect(unmarkedTexts([refused, nobody], new Set())).toEqual([])
  expect(refused).toContain('550 qwrt')
  expect(before).toBe('Written before reasons were stored.')
  expect(await read({})).toEqual([
    'The mail server refused the address: 550 qwrt',
    'There is no administrator and no other address to mail to yet.',
    before,
  ])
})

async function said(path: string, init: RequestInit): Promise<string> {
  const response = await lantern.fetch(path, init)
  expect(response.status).toBeGreaterThanOrEqual(400)
  const text = await response.text()
  if (!text.startsWith('{')) return text
  const { message, errors } = JSON.parse(text)
  return message ?? errors[0].message
}
