import { and, eq, ne, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#server/database/database.ts'
import { blogSlugs, blogs } from '#server/schema/content.ts'

/** Until the transaction ends no other post chooses an address: of two saved at once both would find the same one free. */
export async function chooseSlugsAlone(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('blog slugs'))`)
}

/** Whether another post has this address now. Old addresses may be taken over. */
export async function isSlugTaken(tx: Queryable, slug: string, ownId?: string): Promise<boolean> {
  const others = ownId ? and(eq(blogs.slug, slug), ne(blogs.id, ownId)) : eq(blogs.slug, slug)
  const [found] = await tx.select({ id: blogs.id }).from(blogs).where(others).limit(1)
  return found !== undefined
}

/** The address, or with the first number behind it that is free. */
export async function freeSlug(tx: Queryable, slug: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? slug : `${slug}-${number}`
    if (!(await isSlugTaken(tx, candidate))) return candidate
  }
}

/** A post moves: its old address leads to it from now on, and the new one leads to nobody else. */
export async function rememberSlug(tx: Transaction, post: { id: string; slug: string }, next: string) {
  await tx.delete(blogSlugs).where(eq(blogSlugs.slug, next))
  await tx
    .insert(blogSlugs)
    .values({ slug: post.slug, blogId: post.id })
    .onConflictDoUpdate({ target: blogSlugs.slug, set: { blogId: post.id } })
}
