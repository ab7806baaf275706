import { href, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { useNonce } from '#app/nonce.ts'
import { PostCover } from '#app/site/blog/post-cover.tsx'
import { feedLinks } from '#app/site/seo/feed-links.ts'
import { blogPosting } from '#app/site/seo/post-things.ts'
import { blogPage, homePage } from '#app/site/layout/navigation.ts'
import { loaded } from '#app/site/loaded.ts'
import { pageMeta, siteIn } from '#app/site/seo/page-meta.ts'
import { CallToAction } from '#app/site/parts/call-to-action.tsx'
import { MailButton } from '#app/site/parts/mail-button.tsx'
import { PageHero } from '#app/site/parts/page-hero.tsx'
import { blogWords } from '#content/en/blog.ts'
import type { Route } from './+types/route.ts'
import { ReadCurrentSlug, ReadPost, ReadRelated } from './documents.ts'
import { proseOf } from './markdown.ts'
import { PostContents } from './post-contents.tsx'
import { PostFacts } from './post-facts.tsx'
import { PostSidebar } from './post-sidebar.tsx'
import { PostTrail } from './post-trail.tsx'
import { ShareLinks } from './share-links.tsx'
import { shareScript } from './share-script.ts'

const words = blogWords.post

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const { run, origin } = context.get(servicesContext)
  const post = loaded(await run(ReadPost, { slug })).listBlogs?.items[0]
  if (!post) {
    // A post that moved is found for good; anything else leads to the list without a word (specification section 2).
    const { currentBlogSlug: current } = loaded(await run(ReadCurrentSlug, { slug }))
    throw current ? redirect(href('/blog/:slug', { slug: current }), 301) : redirect(href('/blog'))
  }
  const related = loaded(await run(ReadRelated, { slug, category: post.category })).listBlogs?.items ?? []
  const { content, ...head } = post
  return {
    post: head,
    prose: proseOf(content),
    related: related.filter((each) => each !== null),
    address: `${origin}${href('/blog/:slug', { slug })}`,
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const site = siteIn(matches)
  const { post, prose } = loaderData
  const tags = post.tags.filter((tag) => tag !== null)
  const { slug, title, excerpt, category, listedAt, updatedAt, metaTitle, metaDescription } = post
  const about = pageMeta(matches, {
    title: metaTitle || words.title(title, site.profile),
    description: metaDescription || excerpt,
    path: href('/blog/:slug', { slug }),
    image: `post-${slug}`,
    article: {
      publishedAt: listedAt,
      updatedAt,
      section: category,
      tags,
    },
    trail: { above: [homePage, blogPage], here: title },
    subject: blogPosting(site, { ...post, tags, html: prose.html }),
  })
  return [...about, ...feedLinks(site)]
}

export default function Post({ loaderData: { post, prose, related, address } }: Route.ComponentProps) {
  const nonce = useNonce()
  const tags = post.tags.filter((tag) => tag !== null)
  return (
    <>
      <PageHero
        heading={post.title}
        lead={post.excerpt}
        trail={<PostTrail category={post.category} />}
        drawing={<PostCover post={post} sizes="(width >= 64rem) 40rem, 100vw" />}
      >
        <PostFacts post={post} />
      </PageHero>
      <div className="measure post">
        <PostContents chapters={prose.chapters} />
        <article aria-labelledby="page-title">
          {/* Made by proseOf, which lets no markup of the author through (markdown.test.ts). */}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: see above */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: prose.html }} />
          <footer>
            {tags.length > 0 && (
              <>
                <h2 className="text-name">{words.tags}</h2>
                <ul className="post-tags">
                  {tags.map((tag) => (
                    <li key={tag}>{tag}</li>
                  ))}
                </ul>
              </>
            )}
            <ShareLinks title={post.title} address={address} />
          </footer>
        </article>
        <PostSidebar related={related} />
      </div>
      <CallToAction heading={words.closing.heading} text={words.closing.text}>
        <MailButton />
      </CallToAction>
      <script nonce={nonce}>{shareScript}</script>
    </>
  )
}
