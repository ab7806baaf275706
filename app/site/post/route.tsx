import { servicesContext } from '#app/context.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { useNonce } from '#app/nonce.ts'
import { blogAddress, PostCover } from '#app/site/blog/posts.tsx'
import { href, redirect } from '#app/site/href.ts'
import { findSpoken, namedPages } from '#app/site/layout/navigation.ts'
import { loaded } from '#app/site/loaded.ts'
import { CallToAction, MailButton } from '#app/site/parts/call-to-action.tsx'
import { Contents } from '#app/site/parts/contents.tsx'
import { PageHero } from '#app/site/parts/page-hero.tsx'
import { useProfile, useWords } from '#app/site/profile.ts'
import { feedLinks, pageMeta, siteIn, wordsIn } from '#app/site/seo/page-meta.ts'
import { blogPosting } from '#app/site/seo/structured-subjects.ts'
import type { PageHandle } from '#app/site/site-pages.ts'
import { translationIn, translationsOf } from '#app/site/translations.ts'
import { longDate } from '#app/ui/dates.ts'
import { Icon } from '#app/ui/icon.tsx'
import { proseOf } from '#app/ui/markdown.ts'
import { Prose } from '#app/ui/prose.tsx'
import { fillIn } from '#content/fill-in.ts'
import { speechOf } from '#words/facts.ts'
import { blogWords } from '#words/site/blog.ts'
import type { Route } from './+types/route.ts'
import { nextPosts, PostSidebar, ReadRelated } from './post-sidebar.tsx'

const ReadPost = graphql(`
  query ReadPost($slug: String!) {
    listBlogs(filter: { slug: { eq: $slug }, isPublished: { eq: true } }, limit: 1) {
      items {
        slug language title excerpt content author category tags image imageAlt listedAt updatedAt readTime metaTitle metaDescription
        translations { language slug }
      }
    }
  }
`)

const ReadCurrentSlug = graphql(`
  query ReadCurrentSlug($slug: String!) { currentBlogSlug(slug: $slug) }
`)

type ShownPost = NonNullable<NonNullable<ResultOf<typeof ReadPost>['listBlogs']>['items'][number]>

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { run, origin } = services
  const post = loaded(await run(ReadPost, { slug })).listBlogs?.items[0]
  if (!post) {
    // A post that moved is found for good; anything else leads to the list without a word (specification section 2).
    const { currentBlogSlug: current } = loaded(await run(ReadCurrentSlug, { slug }))
    throw current ? redirect(href('/blog/:slug', { slug: current }), 301) : redirect(href('/blog'))
  }
  if (post.language !== services.language && services.ownLanguage) {
    // A link in a text in this language means the same post in it, where there is one.
    const same = translationIn(post, services.language)
    if (same) throw redirect(href('/blog/:slug', { slug: same.slug }))
    const own = await findSpoken(post.language, services)
    throw own ? redirect(`${origin}${own.prefix}/blog/${slug}`) : redirect(href('/blog'))
  }
  const next = nextPosts(
    loaded(await run(ReadRelated, { slug, category: post.category, language: services.ownLanguage })),
  )
  const { content, translations: _others, ...head } = post
  return {
    post: head,
    translations: translationsOf(post, postPath),
    prose: proseOf(content),
    next,
    address: `${origin}${href('/blog/:slug', { slug })}`,
  }
}

const postPath = (slug: string) => `/blog/${slug}`

export const handle = {
  isOfOneLanguage: true,
  sitemap: ({ posts }) =>
    posts.map((post) => ({
      path: href('/blog/:slug', { slug: post.slug }),
      lastmod: post.updatedAt,
      translations: translationsOf(post, postPath),
    })),
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const site = siteIn(matches)
  const { post, prose } = loaderData
  const tags = post.tags.filter((tag) => tag !== null)
  const { slug, title, excerpt, category, listedAt, updatedAt, metaTitle, metaDescription } = post
  const about = pageMeta(matches, {
    title: metaTitle || fillIn(wordsIn(matches, blogWords).post.title, { title }),
    description: metaDescription || excerpt,
    path: href('/blog/:slug', { slug }),
    image: `post-${slug}`,
    article: {
      publishedAt: listedAt,
      updatedAt,
      section: category,
      tags,
    },
    trail: { between: [namedPages(speechOf(site.profile)).blog], here: title },
    subject: blogPosting(site, { ...post, tags, html: prose.html }),
  })
  return [...about, ...feedLinks(site)]
}

export default function PostPage({ loaderData: { post, prose, next, address } }: Route.ComponentProps) {
  const nonce = useNonce()
  const words = useWords(blogWords).post
  const tags = post.tags.filter((tag) => tag !== null)
  return (
    <>
      <PageHero
        heading={post.title}
        lead={post.excerpt}
        above={<PostTrail category={post.category} />}
        drawing={<PostCover post={post} sizes="(width >= 64rem) 40rem, 100vw" />}
      >
        <PostFacts post={post} />
      </PageHero>
      <div className="measure post">
        <Contents heading={words.contents} chapters={prose.chapters} className="post-contents" />
        <article aria-labelledby="page-title">
          <Prose html={prose.html} />
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
        <PostSidebar next={next} />
      </div>
      <CallToAction heading={words.closing.heading} text={words.closing.text}>
        <MailButton />
      </CallToAction>
      <script nonce={nonce}>{shareScript}</script>
    </>
  )
}

function PostTrail({ category }: { category: string }) {
  return (
    <div className="post-trail">
      <a href={blogAddress()}>
        <Icon name="arrow" className="rotate-180" />
        {useWords(blogWords).post.back}
      </a>
      <a href={blogAddress({ category })} className="post-category">
        {category}
      </a>
    </div>
  )
}

function PostFacts({ post }: { post: Pick<ShownPost, 'author' | 'listedAt' | 'readTime'> }) {
  const { timeZone } = useProfile()
  const { minutes, post: words } = useWords(blogWords)
  return (
    <p className="post-facts">
      <span>{fillIn(words.by, { author: post.author })}</span>
      <time dateTime={post.listedAt}>{longDate(post.listedAt, timeZone)}</time>
      <span>{fillIn(minutes, { minutes: post.readTime })}</span>
    </p>
  )
}

/** Each leads to the service's own page with the address filled in; nothing is loaded from them before. */
const networks = [
  {
    name: 'facebook',
    to: (_title: string, address: string) =>
      `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: address })}`,
  },
  {
    name: 'twitter',
    to: (title: string, address: string) =>
      `https://twitter.com/intent/tweet?${new URLSearchParams({ text: title, url: address })}`,
  },
  {
    name: 'linkedin',
    to: (_title: string, address: string) =>
      `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url: address })}`,
  },
] as const

/** Mail programs take a plus sign in an address as it stands, so spaces are written as %20. */
const mailTo = (title: string, address: string) =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`

function ShareLinks({ title, address }: { title: string; address: string }) {
  const words = useWords(blogWords).post.share
  return (
    <section aria-labelledby="share-title" className="post-share">
      <h2 id="share-title" className="text-name">
        {words.heading}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-3">
        <li hidden>
          <button type="button" className="btn" data-share={words.device} data-copied={words.copied}>
            {words.copy}
          </button>
        </li>
        {networks.map(({ name, to }) => (
          <li key={name}>
            <a href={to(title, address)} target="_blank" rel="noopener nofollow" className="btn">
              {words[name]}
            </a>
          </li>
        ))}
        <li>
          <a href={mailTo(title, address)} className="btn">
            {words.email}
          </a>
        </li>
      </ul>
      <p role="status" className="mt-3 text-note text-ok empty:hidden" data-share-said="" />
    </section>
  )
}

/** Shows the button that only script can serve: the device's own sheet where there is one, else it copies the link. */
const shareScript = `(()=>{
const b=document.querySelector('[data-share]'),n=navigator,url=document.querySelector('[rel=canonical]').href
if(n.share)b.textContent=b.dataset.share
else if(!n.clipboard)return
b.parentNode.hidden=false
b.onclick=()=>n.share?n.share({title:document.title,url}).catch(()=>{}):n.clipboard.writeText(url).then(()=>{document.querySelector('[data-share-said]').textContent=b.dataset.copied})
})()`
