import { href } from '#app/site/href.ts'
import { plainLetters } from '#content/plain-letters.ts'
import type { BusinessProfile } from '#content/profile/business-profile.ts'
import { isOffered, type ServiceSlug, servicesOf } from '#content/services.ts'
import { standingCards } from '#content/standing-cards.ts'
import { type BusinessFacts, wordsFor } from '#content/texts.ts'
import { factsOf } from '#words/facts.ts'
import { aboutWords } from '#words/site/about.ts'
import { accessibilityWords } from '#words/site/accessibility.ts'
import { brandsWords } from '#words/site/brands.ts'
import { contactWords } from '#words/site/contact.ts'
import { type FaqQuestion, faqWords } from '#words/site/faq.ts'
import { layoutWords } from '#words/site/layout.ts'
import { notFoundWords } from '#words/site/not-found.ts'
import { pricesWords } from '#words/site/prices.ts'
import { privacyWords } from '#words/site/privacy.ts'
import { reviewsWords } from '#words/site/reviews.ts'
import { searchIntents } from '#words/site/search-intents.ts'
import { serviceLabels } from '#words/site/service-choices.ts'
import { serviceWords } from '#words/site/services/services.ts'
import { servicesOverviewWords } from '#words/site/services-overview.ts'
import { sosWords } from '#words/site/sos.ts'

export type FoundPage = { kind: string; label: string; text: string; href: string }

/** What can be found besides articles: its words in plain letters, those of its name apart; `asked` are whole words that mean it. */
export type Searched = FoundPage & { names: string; texts: string; asked?: ReadonlySet<string> }

export const wordsIn = (text: string): string[] => wordsOfPlain(plainLetters(text))

export const wordsOfPlain = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

export function searchedIn(profile: BusinessProfile): Searched[] {
  const facts = factsOf(profile)
  const services = servicesOf(profile).map((slug) => searchedService(slug, profile))
  const answers = searchedAnswers(facts)
  const prices = searchedPrices(facts, answers.find(({ asked }) => asked)?.asked)
  return [
    ...searchedSos(facts),
    ...services,
    prices,
    ...answers,
    ...searchedBrands(facts),
    ...searchedPages(facts),
  ]
}

/** Before all others: who is locked out reads no further. */
function searchedSos(facts: BusinessFacts): Searched[] {
  if (!isOffered('emergency', facts)) return []
  const { title, description, heading } = wordsFor(sosWords, facts)
  return [
    {
      kind: wordsFor(notFoundWords, facts).search.page,
      label: wordsFor(layoutWords, facts).pages.sos,
      text: description,
      href: href('/sos'),
      names: joined([heading, title]),
      texts: joined([description]),
      asked: askedBy(wordsFor(searchIntents, facts).sos),
    },
  ]
}

const askedBy = (words: string): ReadonlySet<string> => new Set(wordsIn(words))

export const pricesPath = href('/prices')

/** Found by the words under which the answer about prices is, and before it. */
function searchedPrices(facts: BusinessFacts, asked: ReadonlySet<string> = new Set()): Searched {
  const { menu, description = '' } = wordsFor(pricesWords, facts)
  const names = joined([menu, ...asked])
  return {
    kind: wordsFor(notFoundWords, facts).search.page,
    label: menu,
    text: description,
    href: pricesPath,
    names,
    texts: `${names} ${plainLetters(description)}`,
    asked,
  }
}

type SearchedCard = Readonly<{ title: string; description: string | undefined; features: readonly string[] }>

function searchedService(slug: ServiceSlug, profile: BusinessProfile): Searched {
  const facts = factsOf(profile)
  const words = wordsFor(serviceWords[slug], facts)
  const cards = standingCards<SearchedCard>(slug, words.cards, profile).map(({ card }) => card)
  const details = wordsFor(servicesOverviewWords, facts).details[slug]
  const label = wordsFor(serviceLabels, facts)[slug]
  const { summary, intro } = words
  return {
    kind: wordsFor(notFoundWords, facts).search.service,
    label,
    text: summary,
    href: href('/services/:slug', { slug }),
    names: joined([label, ...cards.map(({ title }) => title), ...details.map(({ name }) => name)]),
    texts: joined([
      summary,
      ...intro.paragraphs,
      ...cards.flatMap(({ description, features }) => [description ?? '', ...features]),
      ...details.map(({ description }) => description),
    ]),
    asked: askedBy(wordsFor(searchIntents, facts).services[slug]),
  }
}

const searchedAnswers = (facts: BusinessFacts): Searched[] =>
  wordsFor(faqWords, facts).categories.flatMap(({ items }) =>
    items.map(({ id, question, answer, searched }: FaqQuestion) => {
      const [first = '', ...rest] = answer
      return {
        kind: wordsFor(notFoundWords, facts).search.answer,
        label: question,
        text: first,
        href: `${href('/faq')}#${id}`,
        names: joined([question]),
        texts: joined([first, ...rest]),
        ...(searched && { asked: askedBy(searched) }),
      }
    }),
  )

const joined = (parts: readonly string[]) => plainLetters(parts.join(' '))

function searchedBrands(facts: BusinessFacts): Searched[] {
  const kind = wordsFor(layoutWords, facts).pages.brands
  return wordsFor(brandsWords, facts).brands.map(({ id, name, text }) => ({
    kind,
    label: name,
    text,
    href: `${href('/brands')}#${id}`,
    names: joined([name]),
    texts: joined([text]),
  }))
}

type WrittenPage = Readonly<{
  path: string
  label: string
  title: string
  description?: string | undefined
  asked?: string
}>

function searchedPages(facts: BusinessFacts): Searched[] {
  const { pages, footer } = wordsFor(layoutWords, facts)
  const contact = wordsFor(contactWords, facts)
  const brands = wordsFor(brandsWords, facts)
  const intents = wordsFor(searchIntents, facts)
  const written: readonly WrittenPage[] = [
    { path: href('/about'), label: footer.links.about, asked: intents.about, ...wordsFor(aboutWords, facts) },
    ...(brands.brands.length > 0 ? [{ path: href('/brands'), label: pages.brands, ...brands }] : []),
    { path: href('/contact'), label: footer.links.contact, asked: intents.contact, ...contact },
    { path: href('/quote'), label: contact.quote.heading, asked: intents.quote, ...contact.quote },
    {
      path: href('/reviews'),
      label: pages.reviews,
      asked: intents.reviews,
      ...wordsFor(reviewsWords, facts),
    },
    { path: href('/privacy'), label: footer.privacy, ...wordsFor(privacyWords, facts) },
    { path: href('/accessibility'), label: footer.accessibility, ...wordsFor(accessibilityWords, facts) },
  ]
  return written.map(({ path, label, title, description = '', asked = '' }) => ({
    kind: wordsFor(notFoundWords, facts).search.page,
    label,
    text: description,
    href: path,
    names: joined([label]),
    texts: joined([title, description]),
    asked: askedBy(asked),
  }))
}
