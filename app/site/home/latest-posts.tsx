import { href } from 'react-router'
import { longDate } from '#app/site/dates.ts'
import { NotLoaded } from '#app/site/parts/not-loaded.tsx'
import { useProfile } from '#app/site/profile.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { blogWords } from '#content/en/blog.ts'
import { homeSectionWords } from '#content/en/home.ts'
import type { HomePost } from './documents.ts'

const words = homeSectionWords.posts

/** The newest three posts. */
export function LatestPosts({ posts }: { posts: readonly HomePost[] | undefined }) {
  const { timeZone } = useProfile()
  return (
    <section aria-labelledby="posts-title" className="measure py-16 md:py-22">
      <div className="mb-9 flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <div>
          <h2 id="posts-title" className="text-heading">
            {words.heading}
          </h2>
          <p className="mt-4 text-ink-2">{words.lead}</p>
        </div>
        <ButtonLink href={href('/blog')}>{words.all}</ButtonLink>
      </div>
      {!posts ? (
        <NotLoaded what="posts" />
      ) : posts.length === 0 ? (
        <p className="border-rule border-t pt-6 text-lead">{blogWords.list.empty.title}</p>
      ) : (
        <ul className="post-rows">
          {posts.map(({ id, slug, title, excerpt, category, readTime, listedAt }) => (
            <li key={id}>
              <p className="text-note text-ink-2">
                {category}
                <br />
                <time dateTime={listedAt}>{longDate(listedAt, timeZone)}</time>
                <br />
                {blogWords.minutes(readTime)}
              </p>
              <h3 className="text-title">
                <a href={href('/blog/:slug', { slug })} className="cover-link">
                  {title}
                </a>
              </h3>
              <p className="text-ink-2">{excerpt}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
