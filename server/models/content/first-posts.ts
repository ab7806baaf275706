import { and, eq, inArray, notExists } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { type BusinessProfile, defaultProfile } from '#content/business-profile.ts'
import { languages } from '#content/languages.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { announce } from '#server/realtime/events.ts'
import { firstPosts, postRevisions, posts } from '#server/schema/content.ts'
import { isSlugTaken } from './post.ts'

/** The built-in posts speak for it, and of its city. */
export const isBuiltIn = ({ name }: Pick<BusinessProfile, 'name'>) => name === defaultProfile.name

/**
 * Each once by its slug: from then on they are ordinary posts, and a deleted one stays deleted. Safe when
 * several instances start at once.
 */
export async function addFirstPosts(
  db: Database,
  business: Pick<BusinessProfile, 'name'> = defaultProfile,
): Promise<void> {
  const builtIn = languages[0].words.firstPosts()
  for (const { author, featuredImage, file: _file, publishedAt, content, ...post } of builtIn) {
    await db.transaction(async (tx) => {
      const added = await tx.insert(firstPosts).values({ slug: post.slug }).onConflictDoNothing().returning()
      if (added.length === 0 || (await isSlugTaken(tx, post.slug))) return
      await tx.insert(posts).values({
        ...post,
        id: uuidv7(),
        tags: [...post.tags],
        author: author.name,
        image: featuredImage || null,
        content,
        isPublished: isBuiltIn(business),
        publishedAt: new Date(publishedAt),
        createdAt: new Date(publishedAt),
      })
    })
  }
}

/** Makes drafts of those that no one has saved: another business publishes them as its own, or not at all. */
export async function withdrawFirstPosts(tx: Transaction): Promise<void> {
  const saved = tx.select().from(postRevisions).where(eq(postRevisions.blogId, posts.id))
  const withdrawn = await tx
    .update(posts)
    .set({ isPublished: false })
    .where(
      and(
        eq(posts.isPublished, true),
        inArray(posts.slug, tx.select({ slug: firstPosts.slug }).from(firstPosts)),
        notExists(saved),
      ),
    )
    .returning({ id: posts.id })
  for (const { id } of withdrawn) await announce(tx, { model: 'Blog', operation: 'update', id })
}
