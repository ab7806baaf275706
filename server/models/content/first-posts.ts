import { languages } from '#content/languages.ts'
import type { Database } from '#server/database/database.ts'
import { isBuiltInProfile, readVersionedProfile } from '#server/models/settings/business-profile.ts'
import { newId } from '#server/new-id.ts'
import { firstPosts, posts } from '#server/schema/content.ts'
import { postSlugRules } from './post.ts'

/**
 * Each once by its slug: from then on they are ordinary posts, and a deleted one stays deleted. Published while the built-in
 * business is shown; of another they are drafts, which the owner publishes as his own. Safe when several instances start at
 * once. Those of further languages, in the order of the first, are for a store that is new: an owner finds no drafts that he did
 * not write.
 */
export async function addFirstPosts(db: Database): Promise<void> {
  const isPublished = isBuiltInProfile(await readVersionedProfile(db))
  const [first, ...others] = languages
  const isNewStore = (await db.$count(firstPosts)) === 0
  const builtIn = (isNewStore ? [first, ...others] : [first]).flatMap(({ code: language, words }) =>
    words.firstPosts().map((post, at) => ({ ...post, language, at })),
  )
  const originals: string[] = []
  for (const { at, author, featuredImage, file: _file, publishedAt, content, ...post } of builtIn) {
    await db.transaction(async (tx) => {
      const added = await tx.insert(firstPosts).values({ slug: post.slug }).onConflictDoNothing().returning()
      if (added.length === 0 || (await postSlugRules.isTaken(tx, post.slug))) return
      const id = newId()
      const translationOf = post.language === first.code ? null : (originals[at] ?? null)
      if (post.language === first.code) originals[at] = id
      await tx.insert(posts).values({
        ...post,
        id,
        translationOf,
        tags: [...post.tags],
        author: author.name,
        image: featuredImage || null,
        content,
        isPublished,
        publishedAt: new Date(publishedAt),
        createdAt: new Date(publishedAt),
      })
    })
  }
}
