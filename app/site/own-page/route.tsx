import { data } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { graphql } from '#app/graphql.ts'
import { href, redirect } from '#app/site/href.ts'
import { findSpoken } from '#app/site/layout/navigation.ts'
import { loaded } from '#app/site/loaded.ts'
import { CallToAction, MailButton } from '#app/site/parts/call-to-action.tsx'
import { Contents } from '#app/site/parts/contents.tsx'
import { PageHero } from '#app/site/parts/page-hero.tsx'
import { useWords } from '#app/site/profile.ts'
import { pageMeta, wordsIn } from '#app/site/seo/page-meta.ts'
import type { PageHandle } from '#app/site/site-pages.ts'
import { translationIn, translationsOf } from '#app/site/translations.ts'
import { proseOf } from '#app/ui/markdown.ts'
import { Prose } from '#app/ui/prose.tsx'
import { fillIn } from '#content/fill-in.ts'
import { ownPageWords } from '#words/site/own-page.ts'
import type { Route } from './+types/route.ts'

const ReadOwnPage = graphql(`
  query ReadOwnPage($slug: String!) {
    listPages(filter: { slug: { eq: $slug }, isPublished: { eq: true } }, limit: 1) {
      items { slug title label description content language translations { language slug } }
    }
  }
`)

/** A page that the owner wrote. Any other address of one part, as programs try them, asks nothing of the database. */
export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  if (!/^[a-z0-9-]+$/.test(slug)) throw missing()
  const { previewedPage } = services
  const page = previewedPage
    ? { ...previewedPage, translations: [] }
    : loaded(await services.run(ReadOwnPage, { slug })).listPages?.items[0]
  if (!page) throw missing()
  if (page.language !== services.language && services.ownLanguage && !previewedPage) {
    const same = translationIn(page, services.language)
    if (same) throw redirect(href('/:slug', { slug: same.slug }))
    const own = await findSpoken(page.language, services)
    throw own ? redirect(`${services.origin}${own.prefix}/${slug}`) : missing()
  }
  const { content, ...head } = page
  return { page: head, translations: translationsOf(page, pagePath), prose: proseOf(content) }
}

/** A post to an unknown address gets the same page as a visit. */
export const action = () => {
  throw missing()
}

const missing = () => data(null, { status: 404 })

const pagePath = (slug: string) => `/${slug}`

export const handle = {
  isOfOneLanguage: true,
  sitemap: ({ pages }) =>
    pages.map((page) => ({
      path: href('/:slug', { slug: page.slug }),
      lastmod: page.updatedAt,
      translations: translationsOf(page, pagePath),
    })),
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { slug, title, label, description } = loaderData.page
  return pageMeta(matches, {
    title: fillIn(wordsIn(matches, ownPageWords).title, { title }),
    description,
    path: href('/:slug', { slug }),
    image: `page-${slug}`,
    kind: 'WebPage',
    trail: { here: label ?? title },
  })
}

export default function OwnPage({ loaderData: { page, prose } }: Route.ComponentProps) {
  const words = useWords(ownPageWords)
  return (
    <>
      <PageHero heading={page.title} lead={page.description} trail={{ here: page.label ?? page.title }} />
      <div className="measure reading py-14 md:py-20">
        <Contents heading={words.contents} chapters={prose.chapters} />
        <article aria-labelledby="page-title">
          <Prose html={prose.html} />
        </article>
      </div>
      <CallToAction heading={words.closing.heading} text={words.closing.text}>
        <MailButton />
      </CallToAction>
    </>
  )
}
