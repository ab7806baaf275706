import { data } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { EmptyShelfDrawing } from '#app/drawings/empty.tsx'
import { BlogPageDrawing } from '#app/drawings/pages/blog.tsx'
import { graphql } from '#app/graphql.ts'
import { href, redirect } from '#app/site/href.ts'
import { loadedOr } from '#app/site/loaded.ts'
import { CallToAction } from '#app/site/parts/call-to-action.tsx'
import { EmptyState, NotLoaded } from '#app/site/parts/nothing-to-show.tsx'
import { PageHero } from '#app/site/parts/page-hero.tsx'
import { type ListPage, PageLinks, pageNumberIn, readPage } from '#app/site/parts/paging.tsx'
import { useWords } from '#app/site/profile.ts'
import { SearchForm } from '#app/site/search/search-form.tsx'
import { feedLinks, pageMeta, siteIn, wordsIn } from '#app/site/seo/page-meta.ts'
import { blog } from '#app/site/seo/structured-subjects.ts'
import type { PageHandle } from '#app/site/site-pages.ts'
import { ButtonLink } from '#app/ui/links.tsx'
import { fillIn } from '#content/fill-in.ts'
import { wordsFor } from '#content/texts.ts'
import { blogWords } from '#words/site/blog.ts'
import { pageDrawingWords } from '#words/site/drawings.ts'
import { layoutWords } from '#words/site/layout.ts'
import type { Route } from './+types/route.ts'
import { blogAddress, PostCard, type PostSummary, ReadPosts } from './posts.tsx'

const size = 6

const ReadCategories = graphql(`
  query ReadCategories($language: String) { blogCategories(language: $language) }
`)

export async function loader({ context, url }: Route.LoaderArgs) {
  const { run, ownLanguage: language } = context.get(servicesContext)
  const known = loadedOr(await run(ReadCategories, { language: language?.eq ?? null }), undefined)
  if (!known) return data(undefined, { status: 503 })
  const { blogCategories: categories } = known
  const asked = url.searchParams.get('category')
  if (asked !== null && !categories.includes(asked)) throw redirect(blogAddress())
  const category = asked ?? undefined
  const posts = await readPage({ asked: pageNumberIn(url.searchParams), size }, async (limit, nextToken) => {
    const result = await run(ReadPosts, {
      ...{ limit, nextToken, language },
      ...(category && { category: { eq: category } }),
    })
    return loadedOr(result, undefined)?.listBlogs
  })
  return posts ? data({ categories, category, posts }) : data(undefined, { status: 503 })
}

export const handle = {
  sitemap: ({ newestPost }) => (newestPost ? [{ path: href('/blog'), lastmod: newestPost }] : []),
  menu: (speech, { hasPosts }) =>
    hasPosts
      ? { position: 3, label: wordsFor(layoutWords, speech).pages.blog, href: href('/blog') }
      : undefined,
  shareImages: {
    blog: (speech) => ({
      title: wordsFor(blogWords, speech).list.heading,
      drawing: <BlogPageDrawing alternative="" />,
    }),
  },
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const site = siteIn(matches)
  const words = wordsIn(matches, blogWords).list
  const { category, page = 1 } = { ...loaderData, ...loaderData?.posts }
  const title = [category, page > 1 && fillIn(words.pages.page, { page }), words.title]
  const about = pageMeta(matches, {
    title: title.filter(Boolean).join(' · '),
    description: [category, words.description].filter(Boolean).join(': '),
    path: blogAddress({ category, page }),
    image: 'blog',
    kind: 'CollectionPage',
    trail: { here: wordsIn(matches, layoutWords).pages.blog },
    subject: blog(site, loaderData?.posts.items ?? []),
  })
  return [...about, ...feedLinks(site)]
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  const words = useWords(blogWords).list
  return (
    <>
      <PageHero
        heading={words.heading}
        lead={words.lead}
        trail={{ here: useWords(layoutWords).pages.blog }}
        drawing={<BlogPageDrawing alternative={useWords(pageDrawingWords).blog} />}
      />
      <div className="measure py-10 md:py-14">
        {loaderData ? <Posts {...loaderData} /> : <NotLoaded what="posts" />}
      </div>
      <CallToAction heading={words.action.heading} text={words.action.text}>
        <ButtonLink href={href('/contact')} large className="max-sm:w-full">
          {words.action.contact}
        </ButtonLink>
      </CallToAction>
    </>
  )
}

type PostsProps = {
  categories: readonly string[]
  category: string | undefined
  posts: ListPage<PostSummary>
}

function Posts({ categories, category, posts }: PostsProps) {
  const words = useWords(blogWords).list
  return (
    <>
      <div className="blog-ways">
        <CategoryTabs categories={categories} chosen={category} />
        <SearchForm />
      </div>
      {posts.total === 0 ? (
        <EmptyState {...words.empty} drawing={EmptyShelfDrawing} />
      ) : (
        <ul className="card-sheet mt-8">
          {posts.items.map((post) => (
            <PostCard key={post.slug} post={post} />
          ))}
        </ul>
      )}
      <PageLinks
        page={posts.page}
        pages={posts.pages}
        address={(page) => blogAddress({ category, page })}
        words={words.pages}
      />
    </>
  )
}

function CategoryTabs({ categories, chosen }: { categories: readonly string[]; chosen: string | undefined }) {
  const words = useWords(blogWords).list
  return (
    <nav aria-label={words.categories}>
      <ul className="category-tabs">
        {[undefined, ...categories].map((category) => (
          <li key={category ?? ''}>
            <a href={blogAddress({ category })} aria-current={category === chosen ? 'true' : undefined}>
              {category ?? words.allPosts}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
