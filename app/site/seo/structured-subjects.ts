import type { BlogLeaf, BlogPostingLeaf, OfferLeaf, QuestionLeaf, ServiceLeaf } from 'schema-dts'
import { address } from '#app/address.ts'
import { href } from '#app/site/href.ts'
import { parsedUrl } from '#app/ui/parsed-url.ts'
import type { ServiceSlug } from '#content/services.ts'
import { standingCards } from '#content/standing-cards.ts'
import { wordsFor } from '#content/texts.ts'
import { speechOf } from '#words/facts.ts'
import { locale } from '#words/locale.ts'
import type { FaqCategory } from '#words/site/faq.ts'
import { serviceWords } from '#words/site/services/services.ts'
import { structuredDataWords } from '#words/site/structured-data.ts'
import { dayAndNight } from './structured-business.ts'
import { businessReference, idOf, referenceTo, type Site } from './structured-ids.ts'

export type PostFacts = Readonly<{ slug: string; title: string; excerpt: string; listedAt: string }>

type WholePostFacts = PostFacts &
  Readonly<{
    author: string
    category: string
    tags: readonly string[]
    image: string | null
    html: string
    updatedAt: string
  }>

export function blogPosting(site: Site, post: WholePostFacts): BlogPostingLeaf {
  const path = href('/blog/:slug', { slug: post.slug })
  return {
    '@type': 'BlogPosting',
    '@id': idOf.post(site, path),
    mainEntityOfPage: referenceTo(idOf.page(site, path)),
    isPartOf: { '@type': 'Blog', '@id': idOf.blog(site), url: `${site.origin}${href('/blog')}` },
    url: `${site.origin}${path}`,
    headline: post.title,
    description: post.excerpt,
    image: imagesOf(site, post),
    datePublished: post.listedAt,
    dateModified: post.updatedAt,
    author: authorOf(site, post.author),
    publisher: businessReference(site),
    articleSection: post.category,
    keywords: post.tags,
    wordCount: wordsIn(post.html),
    inLanguage: locale,
  }
}

export function blog(site: Site, posts: readonly PostFacts[]): BlogLeaf {
  return {
    '@type': 'Blog',
    '@id': idOf.blog(site),
    url: `${site.origin}${href('/blog')}`,
    publisher: businessReference(site),
    inLanguage: locale,
    blogPost: posts.map(({ slug, title, excerpt, listedAt }) => {
      const path = href('/blog/:slug', { slug })
      return {
        '@type': 'BlogPosting',
        '@id': idOf.post(site, path),
        url: `${site.origin}${path}`,
        headline: title,
        description: excerpt,
        datePublished: listedAt,
      }
    }),
  }
}

function imagesOf({ origin }: Site, { slug, image }: WholePostFacts): string[] {
  const shared = `${origin}${address(`/share/post-${slug}.png`)}`
  const own = image && parsedUrl(image, origin)
  return own ? [shared, own.href] : [shared]
}

const wordsIn = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{Letter}\p{Number}]/u.test(word)).length

/** A crew signs as what it is, a part of the business; one name is a person. */
function authorOf(site: Site, author: string): NonNullable<BlogPostingLeaf['author']> {
  if (author === site.profile.name) return businessReference(site)
  const crews: readonly string[] = wordsFor(structuredDataWords, speechOf(site.profile)).crews
  const names = author.toLowerCase().split(/\W+/)
  if (names.some((name) => crews.includes(name)))
    return { '@type': 'Organization', name: author, parentOrganization: businessReference(site) }
  return { '@type': 'Person', name: author }
}

type Priced = Readonly<{ name: string; unitCents: number; isFrom: boolean }>

const pricedOffer = ({ name, unitCents, isFrom }: Priced): OfferLeaf => {
  const [amount, priceCurrency] = [unitCents / 100, 'USD']
  return {
    '@type': 'Offer',
    ...(isFrom
      ? { priceSpecification: { '@type': 'PriceSpecification', minPrice: amount, priceCurrency } }
      : { price: amount, priceCurrency }),
    itemOffered: { '@type': 'Service', name },
  }
}

export function serviceThing(site: Site, slug: ServiceSlug, prices: readonly Priced[] = []): ServiceLeaf {
  const speech = speechOf(site.profile)
  const { summary, cardsHeading, cards } = wordsFor(serviceWords[slug], speech)
  const type = wordsFor(structuredDataWords, speech).serviceTypes[slug]
  const path = href('/services/:slug', { slug })
  return {
    '@type': 'Service',
    '@id': idOf.service(site, path),
    name: type,
    serviceType: type,
    description: summary,
    url: `${site.origin}${path}`,
    provider: businessReference(site),
    areaServed: referenceTo(idOf.area(site)),
    ...(slug === 'emergency' && site.profile.nights && { hoursAvailable: dayAndNight }),
    ...(prices.length > 0 && { offers: prices.map(pricedOffer) }),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: cardsHeading,
      itemListElement: standingCards<{ title: string }>(slug, cards, site.profile).map(({ card }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: card.title },
      })),
    },
  }
}

export function faqQuestions(categories: readonly FaqCategory[]): QuestionLeaf[] {
  return categories
    .flatMap(({ items }) => items)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join('\n') },
    }))
}
