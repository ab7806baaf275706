import { asc, eq } from 'drizzle-orm'
import { isPagePlace, type PagePlace } from '#content/page-places.ts'
import type { Database } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import type { EventStream } from '#server/realtime/events.ts'
import { type InMemory, inMemory } from '#server/realtime/in-memory.ts'
import { posts } from '#server/schema/content.ts'
import { invoicingSettings } from '#server/schema/invoicing.ts'
import { pages } from '#server/schema/pages.ts'
import { priceItems } from '#server/schema/prices.ts'

/** `pages`: the owner's own that are published, in the order in which they are linked. */
export type SiteLinks = {
  pages: readonly LinkedPage[]
  hasPrices: boolean
  /** The first rate that invoices add, in thousandths of a percent; undefined where the firm has entered none. */
  taxRate: number | undefined
  postLanguages: readonly string[]
}

export type LinkedPage = { label: string; slug: string; language: string; place: PagePlace }

/** In the memory of each instance: the frame of the pages asks for it whenever one is rendered. */
export const openSiteLinks = (given: {
  db: Database
  events: Pick<EventStream, 'subscribe'>
  log: Log
}): InMemory<SiteLinks> =>
  inMemory({
    ...given,
    models: ['Page', 'PriceItem', 'Blog', 'InvoicingSettings'],
    empty: { pages: [], hasPrices: false, taxRate: undefined, postLanguages: [] },
    read: async () => ({
      pages: await readPages(given.db),
      hasPrices: await readHasPrices(given.db),
      taxRate: await readTaxRate(given.db),
      postLanguages: await readPostLanguages(given.db),
    }),
  })

async function readPages(db: Database): Promise<LinkedPage[]> {
  const { title, label, slug, language, place } = pages
  const rows = await db
    .select({ title, label, slug, language, place })
    .from(pages)
    .where(eq(pages.isPublished, true))
    .orderBy(asc(pages.position), asc(pages.title), asc(pages.id))
  return rows.map(({ title, label, place, ...rest }) => ({
    ...rest,
    label: label ?? title,
    place: isPagePlace(place) ? place : 'none',
  }))
}

async function readHasPrices(db: Database): Promise<boolean> {
  const shown = await db
    .select({ id: priceItems.id })
    .from(priceItems)
    .where(eq(priceItems.isShown, true))
    .limit(1)
  return shown.length > 0
}

async function readTaxRate(db: Database): Promise<number | undefined> {
  const [settings] = await db.select({ taxRates: invoicingSettings.taxRates }).from(invoicingSettings)
  return settings?.taxRates.find(({ rate }) => rate > 0)?.rate
}

async function readPostLanguages(db: Database): Promise<string[]> {
  const rows = await db
    .selectDistinct({ language: posts.language })
    .from(posts)
    .where(eq(posts.isPublished, true))
  return rows.map(({ language }) => language)
}
