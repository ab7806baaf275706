import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { images, postRevisions, posts } from '#server/schema/content.ts'
import { drawerClosings } from '#server/schema/drawers.ts'
import { uploads } from '#server/schema/files.ts'
import { auditEntries, trash } from '#server/schema/operations.ts'
import { pageRevisions } from '#server/schema/pages.ts'
import { requests } from '#server/schema/requests.ts'
import { reviews } from '#server/schema/reviews.ts'
import { stockMoves } from '#server/schema/stock.ts'
import { call, dataOf, owner, type TestLantern } from '#tests/lantern.ts'
import { deleteRecord } from '#tests/trash.ts'

/** Part of every value that visitors must not see: where it appears, something leaked. */
export const mark = 'zq7hidden'

/**
 * Further values that visitors never get: why something is suspicious, names of actors, what only hidden records
 * hold.
 */
const hidden = [mark, 'no-token', owner.email, '5550193', '555-0193']

export const leaksIn = (text: string): string[] => hidden.filter((part) => text.includes(part))

const hiddenLead = {
  phone: '(713) 555-0193',
  email: `${mark}@example.com`,
  service: 'safes',
  message: `${mark} message`,
}

const notedCall = uuidv7()

const pairKeys = (pair: number) => [
  `quote-attachments/${pair}-before.jpg`,
  `quote-attachments/${pair}-after.jpg`,
]

let pairs = 0

/** A pair is on the site once. */
const photosOf = (requestId: string, more: object = {}) => ({
  requestId,
  get beforePath() {
    pairs += 1
    return pairKeys(pairs)[0]
  },
  get afterPath() {
    return pairKeys(pairs)[1]
  },
  ...{ beforeAlt: 'A worn lock', afterAlt: 'A new lock', service: 'safe', ...more },
})

/** Photos of the request that its customer sees, and allowed on the site. */
const storePhotos = ({ db }: TestLantern) =>
  db
    .insert(uploads)
    .values(
      Array.from({ length: 200 }, (_, pair) => pairKeys(pair + 1)).flatMap((keys) =>
        (['before', 'after'] as const).map((shownAs, at) => ({
          ...{ id: uuidv7(), key: keys[at] ?? '', guestId: 'staff', state: 'stored' as const },
          ...{ name: mark, declaredSize: 1, partSize: 1, expiresAt: new Date() },
          ...{ claimedBy: notedCall, shownAs, siteAllowedAt: new Date() },
        })),
      ),
    )
    .onConflictDoNothing()

// Within the week before the request, in which hours may lie.
const firstSpan = Date.now() - 6 * 24 * 3_600_000
let spans = 0
const spanAt = (span: number) => new Date(firstSpan + span * 300_000).toISOString()

/** Of the owner, who works at one time only once, however often it is sent. */
const workOf = (requestId: string) => ({
  requestId,
  get startedAt() {
    spans += 1
    return spanAt(spans)
  },
  get endedAt() {
    return spanAt(spans + 0.5)
  },
})

/** The request that estimates are for; with lines given, each is a draft of its own. */
const estimatedCall = {
  id: uuidv7(),
  kind: 'Call' as const,
  source: 'Phone',
  name: 'Cal',
  phone: '7135550100',
  service: 'other',
}
const estimated = { requestId: estimatedCall.id, lines: [{ name: 'Rekey', quantity: 100, unitCents: 2_500 }] }

export const drafts: Readonly<
  Record<string, { hidden: object; shown: object; change: object; show: object }>
> = {
  Request: {
    hidden: { ...hiddenLead, kind: 'Call', name: `${mark} name`, source: `${mark} source` },
    shown: { kind: 'Call', name: 'Cal', phone: '7135550100', service: 'other' },
    change: { notes: `${mark} notes` },
    show: { notes: `${mark} notes` },
  },
  Quote: {
    hidden: { ...hiddenLead, firstName: `${mark} first`, lastName: `${mark} last` },
    shown: {
      firstName: 'Dana',
      lastName: 'W',
      phone: '7135550100',
      email: 'dana@example.com',
      service: 'safes',
    },
    change: { notes: `${mark} notes` },
    show: { notes: `${mark} notes` },
  },
  Message: {
    hidden: { ...hiddenLead, name: `${mark} name` },
    shown: { name: 'Sam', phone: '7135550100', email: 'sam@example.com', service: 'other', message: 'Hello' },
    change: { notes: `${mark} notes` },
    show: { notes: `${mark} notes` },
  },
  Call: {
    hidden: { id: notedCall, ...hiddenLead, name: `${mark} name`, source: `${mark} source` },
    shown: { name: 'Cal', phone: '7135550100', service: 'other' },
    change: { notes: `${mark} notes` },
    show: { notes: `${mark} notes` },
  },
  LeadNote: {
    hidden: { requestId: notedCall, text: `${mark} text` },
    shown: { requestId: notedCall, text: 'Blue door' },
    change: { text: `${mark} changed` },
    show: { text: `${mark} text` },
  },
  WorkSpan: {
    hidden: workOf(notedCall),
    shown: workOf(notedCall),
    change: {},
    show: {},
  },
  WorkPhotoPair: {
    hidden: photosOf(notedCall, { city: mark, isShown: false }),
    shown: photosOf(notedCall),
    change: { beforeAlt: `${mark} before` },
    show: { isShown: true },
  },
  CustomerTie: {
    hidden: { kind: 'shared', contact: `${mark}@example.com` },
    shown: { kind: 'shared', contact: 'shared@example.com' },
    change: { other: `${mark}2@example.com` },
    show: { other: `${mark}3@example.com` },
  },
  Contact: {
    hidden: { name: `${mark} name`, phone: '7135550199', notes: `${mark} notes` },
    shown: { name: 'Flo', phone: '7135550198' },
    change: { notes: `${mark} changed` },
    show: { company: `${mark} company` },
  },
  CustomerPlace: {
    hidden: { contact: hiddenLead.phone, name: mark, address: `${mark} street` },
    shown: { contact: hiddenLead.phone, name: 'Elm House', address: '14 Elm Street' },
    change: { address: `${mark} street 2` },
    show: { name: `${mark} house` },
  },
  Review: {
    hidden: { name: mark, email: `${mark}@example.com`, rating: 1, title: mark, comment: mark },
    shown: { name: 'Ruth', email: `${mark}@example.com`, rating: 5, title: 'Good', comment: 'Very.' },
    change: { location: `${mark} place` },
    show: { isApproved: true },
  },
  Testimonial: {
    hidden: { name: mark, comment: mark, rating: 1 },
    shown: { name: 'Ted', comment: 'Fast.', rating: 5, isFeatured: true },
    change: { company: mark },
    show: { isApproved: true },
  },
  Page: {
    hidden: { title: `${mark} page`, description: mark, content: mark },
    shown: { title: 'Shown page', description: 'Short.', content: 'Long.' },
    change: { label: mark },
    show: { isPublished: true },
  },
  Redirect: {
    hidden: { from: `/${mark}`, to: '/about', note: mark },
    shown: { from: '/old', to: '/about' },
    change: { note: `${mark} note` },
    show: { note: `${mark} note` },
  },
  PriceItem: {
    hidden: { name: mark, unitCents: 100, note: mark },
    shown: { name: 'Rekey', unitCents: 2500 },
    change: { note: `${mark} note` },
    show: { isShown: true },
  },
  Estimate: {
    hidden: { ...estimated, note: mark },
    shown: estimated,
    change: { note: `${mark} note` },
    show: { note: `${mark} note` },
  },
  Invoice: {
    hidden: { name: `${mark} customer`, email: `${mark}@example.com`, note: mark },
    shown: { name: 'Ira' },
    change: { note: `${mark} note` },
    show: { note: `${mark} note` },
  },
  Blog: {
    hidden: { title: `${mark} draft`, excerpt: mark, content: mark, author: mark, category: mark },
    shown: { title: 'Shown', excerpt: 'Short.', content: 'Long.', author: 'Crew', category: 'Locks' },
    change: { metaTitle: mark },
    show: { isPublished: true },
  },
}

export type Stored = { hidden: string; shown: string }

/** `/admin/quotes/:quote` with the id of the quote. */
export const storedAt = (path: string, stored: Record<string, Stored>) =>
  path
    .replace(':shownSlug', 'shown')
    .replace(':hiddenSlug', 'zq7hidden-draft')
    .replace(/:([a-z])([A-Za-z]+)/, (_, first: string, rest: string) => {
      const model = `${first.toUpperCase()}${rest}`
      const id = stored[model]?.hidden
      if (!id) throw new Error(`${path}: no ${model} is stored`)
      return id
    })

/** Redirects of one draft must differ in where they begin, ties in the contact that they are about. */
export function unlikeOthers(input: object): object {
  if ('from' in input) return { ...input, from: `${input.from}-${uuidv7()}` }
  return 'kind' in input && 'contact' in input ? { ...input, contact: `${uuidv7()}-${input.contact}` } : input
}

export async function createAs(
  lantern: TestLantern,
  headers: Record<string, string>,
  model: string,
  input: object,
) {
  if (model === 'WorkPhotoPair') await storePhotos(lantern)
  if (model === 'Estimate') await lantern.db.insert(requests).values(estimatedCall).onConflictDoNothing()
  const document = `mutation($input: Create${model}Input!) { create${model}(input: $input) { id } }`
  return dataOf<{ id: string }>(
    await call(lantern, document, { input: unlikeOthers(input) }, headers),
    `create${model}`,
  ).id
}

export async function updateAs(
  lantern: TestLantern,
  headers: Record<string, string>,
  model: string,
  input: object,
) {
  const document = `mutation($input: Update${model}Input!) { update${model}(input: $input) { id } }`
  dataOf(await call(lantern, document, { input }, headers), `update${model}`)
}

export async function storeAll(
  lantern: TestLantern,
  staff: Record<string, string>,
  visitor: Record<string, string>,
): Promise<Record<string, Stored>> {
  const { db } = lantern
  const stored: Record<string, Stored> = {}
  for (const [model, draft] of Object.entries(drafts)) {
    const sender = ['Quote', 'Message', 'Review'].includes(model) ? visitor : staff
    const ids = { hidden: await createAs(lantern, sender, model, draft.hidden), shown: '' }
    ids.shown = await createAs(lantern, sender, model, draft.shown)
    await updateAs(lantern, staff, model, { id: ids.hidden, ...draft.change })
    await updateAs(lantern, staff, model, { id: ids.shown, ...draft.show })
    stored[model] = ids
  }
  const { Quote, Review, Blog, Page } = stored
  if (!Quote || !Review || !Blog || !Page) throw new Error('these were stored')
  await db.update(reviews).set({ requestId: Quote.hidden }).where(eq(reviews.id, Review.shown))
  await db
    .update(posts)
    .set({ publishAt: new Date('2031-07-07T07:07:07Z') })
    .where(eq(posts.id, Blog.shown))

  const closing = { personId: uuidv7(), cashCents: 100, countedCents: 100, createdAt: new Date() }
  const closings = [uuidv7(), uuidv7()].map((id) => ({ ...closing, id, person: mark, by: mark }))
  await db.insert(drawerClosings).values(closings)
  stored.DrawerClosing = { hidden: closings[0]?.id ?? '', shown: closings[1]?.id ?? '' }

  const move = { priceItemId: uuidv7(), item: mark, quantity: 100, reason: 'bought' as const, by: mark }
  const moves = [uuidv7(), uuidv7()].map((id) => ({ ...move, id, createdAt: new Date() }))
  await db.insert(stockMoves).values(moves)
  stored.StockMove = { hidden: moves[0]?.id ?? '', shown: moves[1]?.id ?? '' }

  const pixels = { width: 10, height: 10, type: 'image/png' }
  const image = { ...pixels, id: uuidv7(), alt: `${mark} picture`, digest: `${mark}1` }
  const other = { ...pixels, id: uuidv7(), alt: `${mark} other`, digest: `${mark}2` }
  await db.insert(images).values([image, other])
  stored.Image = { hidden: image.id, shown: other.id }

  const [revision] = await db.select().from(postRevisions).where(eq(postRevisions.blogId, Blog.hidden))
  const [ofPage] = await db.select().from(pageRevisions).where(eq(pageRevisions.pageId, Page.hidden))
  const [entry] = await db.select().from(auditEntries)
  if (!revision || !ofPage || !entry) throw new Error('changes leave versions and are written down')
  stored.BlogRevision = { hidden: revision.id, shown: revision.id }
  stored.PageRevision = { hidden: ofPage.id, shown: ofPage.id }
  stored.AuditEntry = { hidden: entry.id, shown: entry.id }

  const deleted = await createAs(lantern, staff, 'Testimonial', drafts.Testimonial?.hidden ?? {})
  dataOf(await deleteRecord(lantern, staff, 'Testimonial', deleted), 'deleteTestimonial')
  const [inTrash] = await db.select().from(trash)
  if (!inTrash) throw new Error('what is deleted goes to the trash')
  stored.TrashEntry = { hidden: inTrash.id, shown: inTrash.id }
  return stored
}
