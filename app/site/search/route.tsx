import { data } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { graphql } from '#app/graphql.ts'
import { enteredIn } from '#app/site/entered.tsx'
import { href } from '#app/site/href.ts'
import { loadedOr } from '#app/site/loaded.ts'
import { CallOrText, CallToAction } from '#app/site/parts/call-to-action.tsx'
import { NotLoaded } from '#app/site/parts/nothing-to-show.tsx'
import { Breadcrumbs } from '#app/site/parts/page-hero.tsx'
import {
  byPrice,
  priceInWords,
  ShownPrice,
  type SitePrice,
  serviceCallIn,
} from '#app/site/parts/price-list.tsx'
import { readProfile, useWords } from '#app/site/profile.ts'
import { pageMeta, wordsIn } from '#app/site/seo/page-meta.ts'
import { countIn, fillIn } from '#content/fill-in.ts'
import { type Speech, wordsFor } from '#content/texts.ts'
import { speechOf } from '#words/facts.ts'
import { notFoundWords } from '#words/site/not-found.ts'
import { pricesWords } from '#words/site/prices.ts'
import type { Route } from './+types/route.ts'
import { findPages } from './find-pages.ts'
import { placeResult } from './place-result.ts'
import { SearchForm } from './search-form.tsx'
import { type FoundPage, pricesPath } from './searched.ts'

const FindPlace = graphql(`
  query FindPlace($search: String!) {
    nearbyPlace(search: $search) { name miles rest }
  }
`)

const SearchSite = graphql(
  `
  query SearchSite($language: ModelStringInput, $search: String!) {
    listPages(filter: { isPublished: { eq: true }, language: $language }, search: $search, limit: 20) {
      items { slug title description }
    }
    listPriceItems(filter: { isShown: { eq: true } }, search: $search, limit: 3) {
      items { ...ShownPrice }
    }
    listBlogs(filter: { isPublished: { eq: true }, language: $language }, search: $search, limit: 20) {
      items { slug title excerpt }
    }
  }
`,
  [ShownPrice],
)

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, 100)
  const nothing = { results: [], isWhole: true, meant: query, asked: query }
  if (!query) return data({ query, ...nothing })
  const services = context.get(servicesContext)
  const [{ profile }, { hasPrices }, place] = await Promise.all([
    readProfile(services),
    services.siteLinks(),
    services.run(FindPlace, { search: query }),
  ])
  const nearby = loadedOr(place, undefined)?.nearbyPlace
  const places = nearby ? [placeResult(nearby, profile)] : []
  const asked = nearby ? nearby.rest : query
  if (nearby && !asked) return data({ query, ...nothing, results: places })
  const { pages, query: meant, isPartial } = findPages(asked, profile, hasPrices)
  const search = { search: meant, language: services.ownLanguage }
  const found = loadedOr(await services.run(SearchSite, search), undefined)
  const speech = speechOf(profile)
  const kinds = wordsFor(notFoundWords, speech).search
  const prices = byPrice(found?.listPriceItems?.items).map((item) => priceResult(item, speech))
  const written = [
    ...(found?.listPages?.items ?? [])
      .filter((page) => page !== null)
      .map((page) => pageResult(page, kinds.page)),
    ...(found?.listBlogs?.items ?? [])
      .filter((post) => post !== null)
      .map((post) => postResult(post, kinds.post)),
  ]
  // Pages with some of the words are no help where an article or a price has them all.
  const fitting = isPartial && prices.length + written.length > 0 ? [] : pages
  const results = [...places, ...prices, ...fitting, ...written]
  return data({ query, results, isWhole: found !== undefined, meant, asked }, { status: found ? 200 : 503 })
}

function priceResult(item: SitePrice, speech: Speech): FoundPage {
  const words = wordsFor(pricesWords, speech)
  const text = [priceInWords(item, words), serviceCallIn(item, words)].filter(Boolean).join(', ')
  const { text: label, lang } = enteredIn(item.name, speech)
  return { kind: words.menu, label, ...(lang && { lang }), text, href: pricesPath }
}

type FoundPost = { slug: string; title: string; excerpt: string }

const postResult = ({ slug, title, excerpt }: FoundPost, kind: string): FoundPage => ({
  kind,
  label: title,
  text: excerpt,
  href: href('/blog/:slug', { slug }),
})

type OwnPage = { slug: string; title: string; description: string }

const pageResult = ({ slug, title, description }: OwnPage, kind: string): FoundPage => ({
  kind,
  label: title,
  text: description,
  href: href('/:slug', { slug }),
})

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, label: description } = wordsIn(matches, notFoundWords).search
  return pageMeta(matches, { title, description, path: href('/search'), hidden: true })
}

export default function Search({
  loaderData: { query, results, isWhole, meant, asked },
}: Route.ComponentProps) {
  const words = useWords(notFoundWords).search
  return (
    <>
      <div className="measure pt-7 pb-16 md:min-h-96">
        <Breadcrumbs trail={{ here: words.title }} />
        <h1 className="mt-6 text-page">{words.title}</h1>
        <div className="mt-7">
          <SearchForm query={query} />
        </div>
        {query && (
          <section aria-labelledby="results-title" className="mt-10">
            <h2 id="results-title" className="text-title">
              {results.length === 0 && isWhole
                ? fillIn(words.none, { query })
                : countIn(words.results, { count: results.length, query: meant === asked ? query : meant })}
            </h2>
            {meant !== asked && results.length > 0 && (
              <p className="mt-3 text-ink-2">{fillIn(words.corrected, { query })}</p>
            )}
            {!isWhole && <NotLoaded what="found" />}
            {results.length === 0 ? (
              isWhole && (
                <div className="mt-4 grid max-w-prose justify-items-start gap-5">
                  <p className="text-ink-2">{words.noneText}</p>
                  <CallOrText />
                </div>
              )
            ) : (
              <ul className="link-list mt-6">
                {results.map((result) => (
                  <li key={`${result.href} ${result.label}`}>
                    <a href={result.href}>
                      <span className="text-fine">{result.kind}</span>
                      <strong lang={result.lang}>{result.label}</strong>
                      <span>{result.text}</span>
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </section>
        )}
      </div>
      <CallToAction heading={words.callHeading} text={words.callText} />
    </>
  )
}
