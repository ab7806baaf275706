import { graphql, type ResultOf } from '#app/graphql.ts'
import { href } from '#app/site/href.ts'
import { useProfile, useWords } from '#app/site/profile.ts'
import { longDate } from '#app/ui/dates.ts'
import { Icon } from '#app/ui/icon.tsx'
import { ButtonLink, PhoneLink } from '#app/ui/links.tsx'
import { blogWords } from '#words/site/blog.ts'
import { serviceLabels } from '#words/site/service-choices.ts'

/** The newest three of the category besides the post itself (specification section 7), and of all. */
export const ReadRelated = graphql(`
  query ReadRelated($language: ModelStringInput, $category: String!, $slug: String!) {
    newest: listBlogs(
      filter: { isPublished: { eq: true }, language: $language, slug: { ne: $slug } }
      sort: { field: listedAt, direction: DESC }
      limit: 3
    ) {
      items { slug title listedAt }
    }
    related: listBlogs(
      filter: {
        category: { eq: $category }
        isPublished: { eq: true }
        language: $language
        slug: { ne: $slug }
      }
      sort: { field: listedAt, direction: DESC }
      limit: 3
    ) {
      items { slug title listedAt }
    }
  }
`)

type RelatedPost = NonNullable<NonNullable<ResultOf<typeof ReadRelated>['related']>['items'][number]>

type NextPosts = { kind: 'related' | 'newest'; posts: readonly RelatedPost[] }

export function nextPosts({ related, newest }: ResultOf<typeof ReadRelated>): NextPosts {
  const posts = related?.items.filter((post) => post !== null) ?? []
  if (posts.length > 0) return { kind: 'related', posts }
  return { kind: 'newest', posts: newest?.items.filter((post) => post !== null) ?? [] }
}

/** The services that the specification lists here, in its order. */
const services = ['emergency', 'commercial', 'residential', 'access-control', 'automobile'] as const

export function PostSidebar({ next: { kind, posts } }: { next: NextPosts }) {
  const { dispatch, timeZone, hiddenServices } = useProfile()
  const offered = services.filter((slug) => !hiddenServices.includes(slug))
  const words = useWords(blogWords).post
  const labels = useWords(serviceLabels)
  return (
    <aside className="post-sidebar">
      <section aria-labelledby="call-title" className="post-call">
        <h2 id="call-title" className="text-name">
          {words.call.heading}
        </h2>
        <p className="mt-2 mb-5 text-ink-2 text-note">{words.call.text}</p>
        <PhoneLink line={dispatch} className="btn btn-primary w-full">
          <Icon name="phone" />
          {words.call.call}
        </PhoneLink>
        <ButtonLink href={href('/contact')} className="mt-3 w-full">
          {words.call.quote}
        </ButtonLink>
      </section>
      {posts.length > 0 && (
        <section aria-labelledby="related-title">
          <h2 id="related-title" className="text-name">
            {words[kind]}
          </h2>
          <ul className="sidebar-links mt-3">
            {posts.map(({ slug, title, listedAt }) => (
              <li key={slug}>
                <a href={href('/blog/:slug', { slug })}>
                  {title}
                  <time dateTime={listedAt}>{longDate(listedAt, timeZone)}</time>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {offered.length > 0 && (
        <section aria-labelledby="services-title">
          <h2 id="services-title" className="text-name">
            {words.services}
          </h2>
          <ul className="sidebar-links mt-3">
            {offered.map((slug) => (
              <li key={slug}>
                <a href={href('/services/:slug', { slug })}>{labels[slug]}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  )
}
