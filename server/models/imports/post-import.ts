import { sql } from 'drizzle-orm'
import type { Call } from '#server/data-service/call.ts'
import type { Transaction } from '#server/database/database.ts'
import { pagePaths } from '#server/http/paths.ts'
import { pageSlugRules } from '#server/models/content/page.ts'
import { postSlugRules } from '#server/models/content/post.ts'
import { checkRedirect, lockRedirects, mostRedirects, readWritten } from '#server/models/content/redirect.ts'
import { redirectIndex } from '#server/models/content/redirect-rules.ts'
import { revisionsOfPages, revisionsOfPosts } from '#server/models/content/revisions.ts'
import { pagePath } from '#server/models/content/site-address.ts'
import { newId } from '#server/new-id.ts'
import { posts } from '#server/schema/content.ts'
import { pages, redirects } from '#server/schema/pages.ts'
import { defineImport } from './import-kind.ts'
import { idsHere } from './original-tool.ts'
import { notAfter } from './parse-row.ts'
import { postColumns } from './post-columns.ts'
import { isUnsaid, type RowPost, readPostRow } from './post-row.ts'

const untouched =
  (table: 'blogs' | 'pages', revisions: string, own: string, drafts: string) => (startedAt: Date) =>
    sql`${sql.raw(table)}.updated_at <= ${startedAt.toISOString()}::timestamptz
    and (select count(*) from ${sql.raw(revisions)} where ${sql.raw(own)} = ${sql.raw(table)}.id) <= 1
    and not exists (select from ${sql.raw(drafts)} where ${sql.raw(own)} = ${sql.raw(table)}.id)`

/**
 * Posts as they were, with their own days; pages as drafts, because a page stands among others; and redirects from where those
 * were that everybody could read. What is here already stays as it is.
 */
export const postImport = defineImport({
  name: 'posts',
  subject: 'Blog',
  others: ['Page', 'Redirect'],
  isOnPages: true,
  takesWordPress: true,
  guide: postColumns,
  tables: [
    { table: posts, isUntouched: untouched('blogs', 'blog_revisions', 'blog_id', 'blog_drafts') },
    { table: pages, isUntouched: untouched('pages', 'page_revisions', 'page_id', 'page_drafts') },
    {
      table: redirects,
      // One that leads to what stayed stays too.
      isUntouched: () => sql`redirects.updated_at = redirects.created_at
        and not exists (select from blogs where import_id = redirects.import_id and redirects.to_address like '%/' || slug)
        and not exists (select from pages where import_id = redirects.import_id and redirects.to_address like '%/' || slug)`,
    },
  ],
  read: ([row], columns) => readPostRow(row, columns),

  async begin(importId, { db }) {
    const earlier = new Set<string>()
    const [postRows, pageRows] = await Promise.all([
      db
        .select({ slug: posts.slug, title: posts.title })
        .from(posts)
        .where(sql`${posts.importId} is distinct from ${importId}`),
      db
        .select({ slug: pages.slug, title: pages.title })
        .from(pages)
        .where(sql`${pages.importId} is distinct from ${importId}`),
    ])
    const here = new Set([
      ...postRows.flatMap((one) => marksOf('post', one)),
      ...pageRows.flatMap((one) => marksOf('page', one)),
    ])
    return async (items) => {
      const ids = await idsHere(db, posts, items)
      return items.map((item) => {
        const marks = marksOf(item.kind, { slug: item.slug, title: item.record.title })
        // In one file, two of the same title may be two.
        const own = [marks[0], JSON.stringify([item.record.title, item.record.content]), item.id ?? marks[0]]
        const isTwice = own.some((one) => earlier.has(one))
        const isHere = marks.some((one) => here.has(one)) || (item.id !== null && ids.has(item.id))
        for (const one of own) earlier.add(one)
        const kind = isTwice ? 'doubled' : isHere ? 'joined' : 'made'
        return { kind, item, isStored: kind === 'made' }
      })
    }
  },

  cells({ kind, record: { title, content }, isPublished, moments, oldPath }, { language, services }) {
    const words = language.words.importCells
    const { timeZone } = services.profile()
    return [
      `${title}\n${content}`,
      words.written[kind],
      [words.live(isPublished), moments.published && words.day(moments.published, timeZone)]
        .filter(Boolean)
        .join('\n'),
      oldPath,
    ]
  },

  async store(db, records, call) {
    const at = records[0]?.at ?? new Date()
    await db.transaction(async (tx) => {
      const moves: Move[] = []
      for (const record of records) moves.push(...(await storeOne(tx, record, call)))
      await storeRedirects(tx, { moves, importId: records[0]?.importId ?? '', at }, call)
    })
  },
})

const marksOf = (kind: RowPost['kind'], { slug, title }: { slug: string; title: string }) =>
  [`${kind} /${slug}`, `${kind} ${title.normalize('NFKC').toLowerCase()}`] as const

type Move = { from: string; to: string }

type NewPost = { id: string; importId: string; at: Date; item: RowPost }

async function storeOne(tx: Transaction, { id, importId, at, item }: NewPost, call: Call): Promise<Move[]> {
  const { moments, isPublished, oldPath } = item
  const { services, language } = call
  const past = notAfter(at)
  const createdAt = past(moments.entered ?? moments.published) ?? at
  const times = { createdAt, updatedAt: past(moments.changed) ?? createdAt }
  const [first] = services.site.languages
  const own = { id: item.id ?? id, importId, isPublished, language: first, ...times }
  if (item.kind === 'page') {
    const slug = await pageSlugRules.findFree(item.slug, { tx, call })
    const [stored] = await tx
      .insert(pages)
      .values({ ...item.record, ...own, slug })
      .returning()
    if (!stored) throw new Error('inserting a page returned no row')
    await revisionsOfPages.keepFirst(tx, stored, call.actor)
    return oldPath ? [{ from: oldPath, to: pagePath(stored, services.site) }] : []
  }
  const { record, categorySlug } = item
  const words = language.words
  const category = isUnsaid(record.category) ? words.importCells.category : record.category
  const [stored] = await tx
    .insert(posts)
    .values({
      ...record,
      ...own,
      category,
      author: isUnsaid(record.author) ? services.words.crewOf(services.profile().name) : record.author,
      slug: await postSlugRules.findFree(item.slug, { tx, call }),
      readTime: record.readTime ?? 1,
      publishAt: null,
      publishedAt: isPublished ? (past(moments.published) ?? createdAt) : null,
    })
    .returning()
  if (!stored) throw new Error('inserting a post returned no row')
  await revisionsOfPosts.keepFirst(tx, stored, call.actor)
  if (!oldPath) return []
  const ofCategory = categorySlug && {
    from: `/category/${categorySlug}`,
    to: `${pagePaths.blog}?${new URLSearchParams({ category })}`,
  }
  return [{ from: oldPath, to: `${pagePaths.blog}/${stored.slug}` }, ...(ofCategory ? [ofCategory] : [])]
}

/** An address that a page or another redirect has needs none; nor does one that stays the same. */
async function storeRedirects(
  tx: Transaction,
  { moves, importId, at }: { moves: readonly Move[]; importId: string; at: Date },
  call: Call,
) {
  if (moves.length === 0) return
  const known = await lockRedirects(tx)
  const others = redirectIndex(known)
  const written = await readWritten(tx)
  let free = mostRedirects - known.length
  for (const move of moves) {
    const checked = await checkRedirect(move, { tx, call, others, written })
    if (!checked.ok || free <= 0) continue
    const added = { id: newId(), ...checked.value, status: 301, note: null }
    others.add(added)
    free -= 1
    await tx.insert(redirects).values({ ...added, importId, createdAt: at, updatedAt: at })
  }
}
