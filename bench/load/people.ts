import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { makeUpLead } from '../lead.ts'
import type { Owner } from '../owner.ts'
import { openQuoteForm } from '../quote-form.ts'
import { get } from '../scale/screens.ts'
import type { Random } from '../seeded-random.ts'

export type Taken = { name: string; times: number[]; failures: string[] }

const pages = [
  '/',
  '/services',
  '/services/automobile',
  '/contact',
  '/faq',
  '/reviews',
  '/blog',
  '/about',
] as const
const personalPages = ['/reviews?voted=none', '/reviews/new?invitation=none'] as const
const screens = [
  '/admin',
  '/admin/inbox',
  '/admin/inbox.data?filter=all',
  '/admin/inbox.data?filter=all&q=nguyen',
  '/admin/inbox.data?filter=all&q=2110866',
  '/admin/quotes.data',
  '/admin/reviews.data',
]

export const phonePhoto = () =>
  sharp({
    create: {
      ...{ width: 4032, height: 3024, channels: 3, background: 'gray' },
      noise: { type: 'gaussian', mean: 128, sigma: 8 },
    },
  })
    .jpeg({ quality: 80 })
    .toBuffer()

export async function readPages(site: string, random: Random, isOver: () => boolean): Promise<Taken[]> {
  const cached: Taken = { name: 'a page from the cache', times: [], failures: [] }
  const rendered: Taken = { name: 'a page rendered anew', times: [], failures: [] }
  while (!isOver()) {
    const isNew = random.chance(0.3)
    await timed(isNew ? rendered : cached, async () => {
      const { status } = await get(site + random.pick(isNew ? personalPages : pages), {
        'x-forwarded-for': `10.${random.between(0, 255)}.${random.between(0, 255)}.${random.between(1, 254)}`,
      })
      return status
    })
    await pause(random.between(20, 120))
  }
  return [cached, rendered]
}

export async function sendQuotes(
  site: string,
  random: Random,
  { photo, isOver }: { photo: Buffer; isOver: () => boolean },
): Promise<Taken[]> {
  const sent: Taken = { name: 'a quote, its photos already there', times: [], failures: [] }
  const uploads: Taken = { name: 'the photos of a quote', times: [], failures: [] }
  while (!isOver()) {
    const form = await openQuoteForm(
      site,
      `10.${random.between(0, 255)}.${random.between(0, 255)}.${random.between(1, 254)}`,
    )
    if (!form) {
      sent.failures.push('the page did not come')
      continue
    }
    const { values, files } = await makeUpLead(random, { mark: form.idempotencyKey, withLargeFile: false })
    const chosen = files.map(({ file }) => file)
    if (random.chance(0.4)) chosen.push(new File([new Uint8Array(photo)], 'lock.jpg', { type: 'image/jpeg' }))
    const began = performance.now()
    form.choose(chosen)
    await Promise.all([form.settled(), pause(2_100)])
    if (chosen.length > 0) uploads.times.push(performance.now() - began)
    await timed(sent, async () => ((await form.send(values)).result.ok ? 200 : 500))
    await pause(random.between(200, 1_500))
  }
  return [sent, uploads]
}

export async function workThrough(
  site: string,
  owner: Owner,
  random: Random,
  isOver: () => boolean,
): Promise<Taken[]> {
  const lists: Taken = { name: 'a screen of the panel', times: [], failures: [] }
  const requests: Taken = { name: 'a request of the panel', times: [], failures: [] }
  const photos: Taken = { name: 'a photo in the size of a screen', times: [], failures: [] }
  const { cookie } = owner
  const filledIn = new Set((await owner.newest(10)).map(({ id }) => id))
  while (!isOver()) {
    for (const path of screens) await timed(lists, async () => (await get(site + path, { cookie })).status)
    const [first, ...others] = (await owner.newest(10)).filter(({ id }) => !filledIn.has(id))
    if (!first) continue
    const quote = random.pick([first, ...others])
    await timed(
      requests,
      async () => (await get(`${site}/admin/inbox/quotes/${quote.id}`, { cookie })).status,
    )
    for (const { viewUrl } of quote.files.filter(({ viewUrl }) => viewUrl !== null).slice(0, 1))
      await timed(photos, async () => {
        const response = await fetch(`${site}${viewUrl}`)
        await response.arrayBuffer()
        return response.status
      })
    await pause(random.between(200, 1_000))
  }
  return [lists, requests, photos]
}

async function timed(taken: Taken, work: () => Promise<number>): Promise<void> {
  const began = performance.now()
  const status = await work().catch((error: unknown) => String(error))
  taken.times.push(performance.now() - began)
  if (status !== 200) taken.failures.push(String(status))
}
