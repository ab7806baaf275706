import { loadOpening, type Opening } from '#app/admin/form/draft/opening.ts'
import { postRevisions, readRevision } from '#app/admin/form/revisions/revisions.ts'
import { readTimeZone } from '#app/admin/time-zone.ts'
import { graphql } from '#app/graphql.ts'
import type { Run } from '#server/data-service/in-process.ts'
import type { RequestServices } from '#server/pages/request-services.ts'
import { adminWords } from '#words/panel/panel.ts'
import { ReadDraft, type StoredPost } from './documents.ts'
import { emptyPost, type PostSite, type PostValues, readPostForm, toPostValues } from './post-values.ts'

export async function loadPostOpening(
  params: URLSearchParams,
  { post, run, site }: { post: StoredPost | undefined; run: Run; site: PostSite },
): Promise<Opening<PostValues>> {
  return loadOpening(params, {
    stored: post && toPostValues(post, site),
    emptyOf: (id) => emptyPost(id, site),
    read: readPostForm,
    readDraft: () => run(ReadDraft, { id: post?.id ?? null }),
    async readRevision(id) {
      const revision = post && (await readRevision(run, postRevisions, { id, of: post.id }))
      if (!revision) return undefined
      const { isPublished, publishAt } = post
      // Restoring an earlier revision neither publishes nor unpublishes.
      const values = toPostValues({ ...post, ...revision.snapshot, isPublished, publishAt }, site)
      return { values, at: revision.at }
    },
  })
}

const ReadSite = graphql('query AdminReadSite { blogCategories businessProfile { name } }')

/**
 * The form opens also when they cannot be loaded. An account without a name is called by its address, which is not
 * published as an author.
 */
export async function loadSite(
  run: Run,
  { origin, languages }: Pick<RequestServices, 'origin' | 'languages'>,
  { name }: { name: string },
): Promise<PostSite> {
  const found = await run(ReadSite, {})
  return {
    origin,
    languages: languages.map(({ code }) => code),
    timeZone: await readTimeZone(run),
    author: name.includes('@') ? '' : name,
    name: found.ok ? found.value.businessProfile.name : adminWords.panel,
    categories: found.ok ? found.value.blogCategories : [],
  }
}
