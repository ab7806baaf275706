import { href } from 'react-router'
import { loadOpening, type Opening } from '#app/admin/form/draft/opening.ts'
import { postRevisions, readRevision } from '#app/admin/form/revisions/revisions.ts'
import { pathsByLanguage } from '#app/admin/records/paths-by-language.ts'
import { readTimeZone } from '#app/admin/time-zone.ts'
import { BusinessFacts } from '#app/business-facts.ts'
import { graphql } from '#app/graphql.ts'
import { siteProfile } from '#app/site-profile.ts'
import { wordsFor } from '#content/texts.ts'
import type { Run } from '#server/data-service/in-process.ts'
import type { RequestServices } from '#server/pages/request-services.ts'
import { speechOf } from '#words/facts.ts'
import { blogWords } from '#words/site/blog.ts'
import { crewOf } from '#words/site/first-posts.ts'
import { ReadDraft, ReadOtherPosts, type StoredPost } from './documents.ts'
import { type PostSite, type PostValues, readPostForm, toPostValues } from './post-values.ts'

export async function loadPostOpening(
  params: URLSearchParams,
  {
    post,
    run,
    site,
    emptyOf,
  }: {
    post: StoredPost | undefined
    run: Run
    site: PostSite
    emptyOf: (id: string) => PostValues
  },
): Promise<Opening<PostValues>> {
  return loadOpening(params, {
    stored: post && toPostValues(post, site),
    emptyOf,
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

const ReadSite = graphql(
  `
  query AdminReadSite {
    blogCategories
    businessProfile { ...BusinessFacts }
  }
`,
  [BusinessFacts],
)

/**
 * The form opens also when they cannot be loaded. An account without a name is called by its address, which is not
 * published: the crew signs then.
 */
export async function loadSite(
  run: Run,
  services: RequestServices,
  { name }: { name: string },
): Promise<PostSite> {
  const found = await run(ReadSite, {})
  const profile = found.ok && (await siteProfile(found.value.businessProfile, services))
  const languages = await services.spokenLanguages()
  const others = languages.length > 1 ? await run(ReadOtherPosts, {}) : undefined
  return {
    origin: services.origin,
    languages,
    others: others?.ok ? (others.value.listBlogs?.items.filter((post) => post !== null) ?? []) : [],
    language: services.language,
    paths: pathsByLanguage(services.languages, href('/blog/:slug', { slug: ':slug' })),
    timeZone: await readTimeZone(run),
    author: name.includes('@') ? (profile ? crewOf(profile.name) : '') : name,
    pageTitle: profile ? wordsFor(blogWords, speechOf(profile)).post.title : '{title}',
    categories: found.ok ? found.value.blogCategories : [],
  }
}
