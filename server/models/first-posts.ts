import { v7 as uuidv7 } from 'uuid'
import { firstPosts as builtIn, firstPostContent } from '#content/en/first-posts.ts'
import type { Database } from '#server/database/database.ts'
import { firstPosts, posts } from '#server/schema/content.ts'
import { isSlugTaken } from './post.ts'

/**
 * Puts the built-in posts into a new store, each once by its slug (decisions): from then on they are ordinary posts,
 * and a deleted one stays deleted. Safe when several instances start at once.
 */
export async function addFirstPosts(db: Database): Promise<void> {
  for (const { author, featuredImage, file, publishedAt, ...post } of builtIn) {
    const content = firstPostContent(file)
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
        isPublished: true,
        publishedAt: new Date(publishedAt),
      })
    })
  }
}
