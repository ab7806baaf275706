import { and, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { auditChange } from '#server/audit/audit.ts'
import { batched } from '#server/data-service/batched.ts'
import type { Call } from '#server/data-service/call.ts'
import { required } from '#server/data-service/field-types.ts'
import { because, optionalLine } from '#server/data-service/input.ts'
import { type CreatePlan, defineModel, fieldOn, openFields } from '#server/data-service/model.ts'
import type { Queryable, Transaction } from '#server/database/database.ts'
import { holdLock } from '#server/database/lock.ts'
import { newId } from '#server/new-id.ts'
import { announce } from '#server/realtime/events.ts'
import { done, type Reason, type Result, refuseField } from '#server/result.ts'
import { posts } from '#server/schema/content.ts'
import { pages, redirects, type StoredPage, type StoredRedirect } from '#server/schema/pages.ts'
import {
  chainOf,
  pathOfTarget,
  type RedirectIndex,
  readFrom,
  readTo,
  redirectIndex,
} from './redirect-rules.ts'
import { isBuiltInAddress, pagePath, slugAt } from './site-address.ts'

export const mostRedirects = 5_000

export const redirectStatuses = [301, 308] as const

const isStatus = (status: number) => redirectStatuses.some((known) => known === status)

const createRedirectInput = z.object({
  from: z.string(because('redirectFrom')),
  to: z.string(because('redirectTo')),
  status: z.int(because('redirectStatus')).refine(isStatus, because('redirectStatus')).optional(),
  note: optionalLine(200),
})

const updateRedirectInput = createRedirectInput.partial()

type RedirectDraft = z.output<typeof createRedirectInput>
type RedirectChanges = z.output<typeof updateRedirectInput>

export const redirect = defineModel<StoredRedirect, RedirectDraft, RedirectChanges>({
  name: 'Redirect',
  plural: 'Redirects',
  table: redirects,
  trash: { with: [] },
  fields: {
    from: { sortable: true },
    ...openFields('to', 'status', 'note', 'hits', 'lastUsedAt', 'createdAt', 'updatedAt'),
  },
  area: 'content',
  createInput: createRedirectInput,
  updateInput: updateRedirectInput,
  sort: { field: 'from', direction: 'ASC' },
  search: { text: redirects.searchText, words: redirects.searchWords },
  extraFields: {
    leadsToPage: fieldOn<StoredRedirect>({
      ...required.flag,
      description: 'False where it leads to an address of this site at which no page is.',
      resolve: async ({ to }, _args, call) => (await leadsToPage(call).load(to)).length > 0,
    }),
  },
  rules: {
    async onCreate(draft, { tx, call }): Promise<Result<CreatePlan<StoredRedirect>>> {
      const others = await lockRedirects(tx)
      const checked = await checkRedirect(draft, { tx, call, others: redirectIndex(others) })
      if (!checked.ok) return refuseField(...checked.refusal)
      if (others.length >= mostRedirects)
        return refuseField('from', { reason: 'tooManyRedirects', facts: { most: mostRedirects } })
      return done({ insert: { ...draft, ...checked.value } })
    },
    async onUpdate(changes, current, { tx, call }) {
      const others = (await lockRedirects(tx)).filter(({ id }) => id !== current.id)
      const checked = await checkRedirect(
        { from: changes.from ?? current.from, to: changes.to ?? current.to },
        { tx, call, others: redirectIndex(others) },
      )
      return checked.ok ? done({ ...changes, ...checked.value }) : refuseField(...checked.refusal)
    },
  },
})

type Addresses = Pick<StoredRedirect, 'from' | 'to'>

export type KnownRedirect = Pick<StoredRedirect, 'id' | 'from' | 'to' | 'status' | 'note'>

export async function lockRedirects(tx: Transaction): Promise<KnownRedirect[]> {
  await holdLock(tx, 'redirects')
  const { id, from, to, status, note } = redirects
  return tx.select({ id, from, to, status, note }).from(redirects)
}

type Checks = { tx: Queryable; call: Call; others: RedirectIndex; written?: PublishedSlugs }

export async function checkRedirect(
  typed: Addresses,
  { tx, call, others, written }: Checks,
): Promise<Result<Addresses, [field: string, reason: Reason]>> {
  const { site, mail } = call.services
  const from = readFrom(typed.from)
  if (!from.ok) return { ok: false, refusal: ['from', from.refusal] }
  const to = readTo(typed.to, mail.environment.publicUrl)
  if (!to.ok) return { ok: false, refusal: ['to', to.refusal] }
  const wrong = (field: string, reason: Reason) => ({
    ok: false as const,
    refusal: [field, reason] as [string, Reason],
  })
  if (others.at(from.value)) return wrong('from', { reason: 'redirectFromTaken' })
  const [path = ''] = from.value.split('?')
  if (await isPage(path, { tx, site, written })) return wrong('from', { reason: 'redirectFromPage' })
  const checked = { from: from.value, to: to.value }
  const chain = chainOf(checked, others)
  return chain ? wrong('to', chain) : done(checked)
}

async function isPage(
  path: string,
  {
    tx,
    site,
    written,
  }: { tx: Queryable; site: Call['services']['site']; written: PublishedSlugs | undefined },
): Promise<boolean> {
  const slug = slugAt(path, site)
  const isOwn = written ? written.has(slug) : await isWritten(tx, slug)
  return isOwn || (await isBuiltInAddress(path, site))
}

/** A page may come later, so such a redirect is stored, and the panel says that nothing is there. */
const leadsToPage = batched<true>(async ({ db, services }, targets) => {
  const written = await readWritten(db)
  const found = targets.map(async (to): Promise<[string, true[]]> => {
    const path = pathOfTarget(to)
    const isThere = path === undefined || (await isPage(path, { tx: db, site: services.site, written }))
    return [to, isThere ? [true] : []]
  })
  return new Map(await Promise.all(found))
})

type PublishedSlugs = { has(slug: ReturnType<typeof slugAt>): boolean }

export async function readWritten(tx: Queryable): Promise<PublishedSlugs> {
  const [pageRows, postRows] = await Promise.all([
    tx.select({ slug: pages.slug }).from(pages).where(eq(pages.isPublished, true)),
    tx.select({ slug: posts.slug }).from(posts).where(eq(posts.isPublished, true)),
  ])
  const [pageSlugs, postSlugs] = [pageRows, postRows].map((rows) => new Set(rows.map(({ slug }) => slug)))
  return {
    has: ({ page, post }) => Boolean((page && pageSlugs?.has(page)) || (post && postSlugs?.has(post))),
  }
}

async function isWritten(tx: Queryable, { page, post }: ReturnType<typeof slugAt>): Promise<boolean> {
  if (page) return (await tx.$count(pages, and(eq(pages.slug, page), eq(pages.isPublished, true)))) > 0
  if (post) return (await tx.$count(posts, and(eq(posts.slug, post), eq(posts.isPublished, true)))) > 0
  return false
}

type PageAddress = Pick<StoredPage, 'slug' | 'language'>

export async function redirectMovedPage(
  tx: Transaction,
  call: Call,
  moved: { from: PageAddress; to: PageAddress },
) {
  const { site } = call.services
  const [from, to] = [pagePath(moved.from, site), pagePath(moved.to, site)]
  const known = await lockRedirects(tx)
  const dead = known.filter((one) => one.from === to || one.from === from)
  if (dead.length > 0)
    await tx.delete(redirects).where(
      inArray(
        redirects.id,
        dead.map(({ id }) => id),
      ),
    )
  await tx.update(redirects).set({ to }).where(eq(redirects.to, from))
  const [added] = await tx.insert(redirects).values({ id: newId(), from, to }).returning()
  if (!added) throw new Error('inserting a redirect returned no row')
  await auditChange(tx, call.actor, redirect, { action: 'create', after: added })
  await announce(tx, { model: 'Redirect', operation: 'create', id: added.id, onPages: 'nothing' })
}
