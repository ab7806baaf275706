import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { serverDatabase } from '../real-server.ts'

export type Screen = {
  name: string
  kind: 'page' | 'search'
  path: (store: Store) => string
  as?: 'rendered' | 'cached'
}

export type Store = {
  url: string
  cookie: string
  quote: string
  managersMessage: string
  receipt: string
  calendar: string
  middle: string
  /** As after a change of a post. Resolves when the server has been notified. */
  forgetPages: () => Promise<void>
  close: () => Promise<void>
}

const page = (path: string, name = path): Screen => ({ name, kind: 'page', path: () => path })
const found = (path: string): Screen => ({ name: path, kind: 'search', path: () => path })
const rendered = (path: string): Screen => ({ ...page(path), as: 'rendered' })

const inboxFilters = ['mine', 'quotes', 'messages', 'new', 'contacted', 'suspicious', 'done', 'all']
const leadStates = ['new', 'contacted', 'completed', 'suspicious']
/** A name, a rare word, a common one, with and without accents, any part, a number as it is typed, and nothing at all. */
const searches = [
  'whitfield+14',
  'nguyen',
  'josé',
  'jose',
  'deadbolt',
  'unit+42',
  // Only in the newest twentieth, only in the oldest.
  'hail',
  'gulfgate',
  'e',
  '(713)+211-0866',
  '713.211.0866',
  '2110866',
  'person14@example.com',
  'nobody+at+all',
]

export const screens: readonly Screen[] = [
  page('/admin'),
  page('/admin/inbox'),
  page('/admin/inbox.data'),
  ...inboxFilters.map((filter) => page(`/admin/inbox.data?filter=${filter}`)),
  page('/admin/inbox.data?filter=all&pages=10'),
  ...searches.map((words) => found(`/admin/inbox.data?filter=all&q=${words}`)),
  page('/admin/quotes'),
  page('/admin/quotes.data'),
  page('/admin/quotes.data?filter=completed&pages=10'),
  ...leadStates.map((state) => page(`/admin/quotes.data?filter=${state}`)),
  {
    name: '/admin/quotes.data, the middle of it',
    kind: 'page',
    path: ({ middle }) => `/admin/quotes.data?after=${middle}`,
  },
  ...searches.map((words) => found(`/admin/quotes.data?q=${words}`)),
  page('/admin/customers.data'),
  ...['garcia', 'person14@example.com', '2110866'].map((words) => found(`/admin/customers.data?q=${words}`)),
  ...['2110866', 'garcia'].map((words) => found(`/admin/calls/people?search=${words}`)),
  page('/admin/customers/+17132110866.data'),
  {
    ...page('/admin/customers/person0@example.com.data', 'a customer of a thousandth of all'),
    kind: 'search',
  },
  page('/admin/invoices.data'),
  page('/admin/invoices.data?filter=open'),
  page('/admin/invoices.data?filter=overdue'),
  found('/admin/invoices.data?q=whitfield+14'),
  page('/admin/reports.data'),
  page('/admin/schedule.data'),
  page('/admin/schedule.data?view=week'),
  page('/admin/messages.data'),
  page('/admin/messages.data?filter=suspicious'),
  found('/admin/messages.data?q=safe'),
  page('/admin/reviews.data'),
  page('/admin/reviews.data?filter=approved'),
  page('/admin/reviews.data?filter=pending'),
  page('/admin/reviews.data?filter=featured'),
  found('/admin/reviews.data?q=garcia'),
  page('/admin/testimonials.data'),
  found('/admin/testimonials.data?q=hank'),
  page('/admin/blogs.data'),
  found('/admin/blogs.data?q=battery'),
  page('/admin/trash.data'),
  found('/admin/trash.data?q=garcia'),
  page('/admin/settings/activity.data'),
  page('/admin/settings/activity.data?filter=quotes'),
  page('/admin/settings/activity.data?filter=settings'),
  page('/admin/settings/activity/by/Sam.data'),
  found('/admin/settings/activity.data?q=garcia'),
  page('/admin/settings/data.data'),
  page('/admin/settings/notifications.data'),
  {
    name: 'a person’s records',
    kind: 'search',
    path: () => '/admin/settings/privacy.data?contact=7132110866',
  },
  { name: 'a request', kind: 'page', path: ({ quote }) => `/admin/inbox/quotes/${quote}` },
  {
    name: 'a request of a thousandth of all',
    kind: 'search',
    path: ({ managersMessage }) => `/admin/inbox/messages/${managersMessage}`,
  },
  { name: 'a customer’s receipt', kind: 'page', path: ({ receipt }) => receipt },
  { name: 'a calendar', kind: 'page', path: ({ calendar }) => calendar },
  { ...page('/', '/, from the cache'), as: 'cached' },
  rendered('/'),
  rendered('/contact'),
  rendered('/services/automobile'),
  rendered('/reviews'),
  rendered('/reviews?page=5'),
  rendered('/reviews?stars=1'),
  rendered('/reviews?stars=5&sort=helpful'),
  rendered('/reviews?sort=lowest'),
  rendered('/reviews?service=Safes'),
  rendered('/blog'),
  rendered('/blog/post-1'),
  { ...found('/search?q=deadbolt'), as: 'rendered' },
]

const changedPost = JSON.stringify({ model: 'Blog', operation: 'update', id: 'none', onPages: 'row' })
const toldWithinMs = 20
/** A page that was rendered for the cache is compressed after it was sent, on a processor that the next one needs. */
const afterRenderingMs = 100

let visits = 0

export async function timeOf(screen: Screen, store: Store): Promise<number> {
  visits += 1
  const ask = () =>
    get(store.url + screen.path(store), {
      cookie: screen.as ? '' : store.cookie,
      // From many addresses, so that no turn of one address is waited for.
      'x-forwarded-for': `10.${(visits >> 16) & 255}.${(visits >> 8) & 255}.${visits & 255}`,
    })
  if (screen.as === 'rendered') await store.forgetPages()
  if (screen.as === 'cached') {
    await ask()
    await pause(afterRenderingMs)
  }
  const began = performance.now()
  const { status, text } = await ask()
  const took = performance.now() - began
  if (screen.as === 'rendered') await pause(afterRenderingMs)
  if (status !== 200) throw new Error(`${screen.name} was answered with ${status}: ${text.slice(0, 200)}`)
  return took
}

export function get(url: string, headers: Record<string, string>): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      response.setEncoding('utf8')
      let text = ''
      response.on('data', (chunk: string) => {
        text += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      response.on('error', reject)
    })
      .on('error', reject)
      .end()
  })
}

export async function openStore(url: string, cookie: string, dataDir: string): Promise<Store> {
  const pool = serverDatabase(dataDir, 1)
  // The server is started again before its plans are read; the next statement connects anew.
  pool.on('error', () => {})
  const idOf = async (statement: string) =>
    z.object({ id: z.string() }).parse((await pool.query(statement)).rows[0]).id
  const quote = await idOf(`select id from requests where kind = 'Quote' and content_hash = md5('42')`)
  const managersMessage = await idOf(
    `select id from requests where kind = 'Message' and content_hash = md5('7')`,
  )
  const middle = z.object({ id: z.string(), at: z.coerce.date() }).parse(
    (
      await pool.query(
        `select id, submitted_at as at from requests where kind = 'Quote'
            offset (select count(*) / 2 from requests where kind = 'Quote') limit 1`,
      )
    ).rows[0],
  )

  async function ask<Data>(shape: z.ZodType<Data>, query: string): Promise<Data> {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ query }),
    })
    return z.object({ data: shape }).parse(await response.json()).data
  }
  const { getQuote } = await ask(
    z.object({ getQuote: z.object({ customerPath: z.string() }) }),
    `{ getQuote(id: "${quote}") { customerPath } }`,
  )
  const { renewMyCalendar } = await ask(
    z.object({ renewMyCalendar: z.object({ path: z.string() }) }),
    'mutation { renewMyCalendar { path } }',
  )
  return {
    url,
    cookie,
    quote,
    managersMessage,
    receipt: getQuote.customerPath,
    calendar: renewMyCalendar.path,
    middle: Buffer.from(JSON.stringify([middle.at, middle.id])).toString('base64url'),
    forgetPages: async () => {
      await pool.query(`select pg_notify('lantern', $1)`, [changedPost])
      await pause(toldWithinMs)
    },
    close: () => pool.end(),
  }
}
