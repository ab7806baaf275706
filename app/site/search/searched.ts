import { href } from '#app/site/href.ts'
import { plainLetters } from '#content/plain-letters.ts'
import type { SiteProfile } from '#content/profile/business-profile.ts'
import { isOffered, type ServiceSlug, servicesOf } from '#content/services.ts'
import { standingCards } from '#content/standing-cards.ts'
import { type Speech, wordsFor } from '#content/texts.ts'
import { speechOf } from '#words/facts.ts'
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

/** `lang`: of the label, where it is in another language than the page. */
export type FoundPage = { kind: string; label: string; lang?: string; text: string; href: string }

/**
 * What can be found besides articles: its words in plain letters, those of its name apart. `asked` are whole words that mean it;
 * `phrases` are sets of words that mean it whatever else is asked for.
 */
export type Searched = FoundPage & {
  names: string
  texts: string
  asked?: ReadonlySet<string>
  phrases?: readonly (readonly string[])[] | undefined
}

export const searchWords = (text: string): string[] => wordsOfPlain(plainLetters(text))

export const wordsOfPlain = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

export function searchedIn(profile: SiteProfile): Searched[] {
  const speech = speechOf(profile)
  const services = servicesOf(profile).map((slug) => searchedService(slug, profile))
  const answers = searchedAnswers(speech)
  const prices = searchedPrices(
    speech,
    answers.find(({ href }) => href.endsWith(`#${pricesAnswer}`)),
  )
  return [
    ...searchedSos(speech),
    ...services,
    prices,
    ...answers,
    ...searchedBrands(speech),
    ...searchedPages(speech),
  ]
}

/** First of all results: a person who is locked out reads no further. */
function searchedSos(speech: Speech): Searched[] {
  if (!isOffered('emergency', speech.facts)) return []
  const { title, description, heading } = wordsFor(sosWords, speech)
  return [
    {
      kind: wordsFor(notFoundWords, speech).search.page,
      label: wordsFor(layoutWords, speech).pages.sos,
      text: description,
      href: href('/sos'),
      names: joined([heading, title]),
      texts: joined([description]),
      asked: askedBy(wordsFor(searchIntents, speech).sos),
      phrases: phrasesIn(wordsFor(searchIntents, speech).phrases.sos),
    },
  ]
}

const askedBy = (words: string): ReadonlySet<string> => new Set(searchWords(words))

const phrasesIn = (phrases: string) => phrases.split(',').map(searchWords)

const pricesAnswer = 'service-call-price'

export const pricesPath = href('/prices')

/** Found by the words under which the answer about prices is, and before it. */
function searchedPrices(
  speech: Speech,
  { asked = new Set(), phrases }: Pick<Searched, 'asked' | 'phrases'> = {},
): Searched {
  const { menu, description = '' } = wordsFor(pricesWords, speech)
  const names = joined([menu, ...asked])
  return {
    kind: wordsFor(notFoundWords, speech).search.page,
    label: menu,
    text: description,
    href: pricesPath,
    names,
    texts: `${names} ${plainLetters(description)}`,
    asked,
    phrases,
  }
}

type SearchedCard = Readonly<{ title: string; description: string | undefined; features: readonly string[] }>

function searchedService(slug: ServiceSlug, profile: SiteProfile): Searched {
  const speech = speechOf(profile)
  const words = wordsFor(serviceWords[slug], speech)
  const cards = standingCards<SearchedCard>(slug, words.cards, profile).map(({ card }) => card)
  const details = wordsFor(servicesOverviewWords, speech).details[slug]
  const label = wordsFor(serviceLabels, speech)[slug]
  const { summary, intro } = words
  return {
    kind: wordsFor(notFoundWords, speech).search.service,
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
    asked: askedBy(wordsFor(searchIntents, speech).services[slug]),
  }
}

const searchedAnswers = (speech: Speech): Searched[] =>
  wordsFor(faqWords, speech).categories.flatMap(({ items }) =>
    items.map(({ id, question, answer, searched }: FaqQuestion) => {
      const [first = '', ...rest] = answer
      return {
        kind: wordsFor(notFoundWords, speech).search.answer,
        label: question,
        text: first,
        href: `${href('/faq')}#${id}`,
        names: joined([question]),
        texts: joined([first, ...rest]),
        ...(searched && { asked: askedBy(searched) }),
        ...(id === pricesAnswer && { phrases: phrasesIn(wordsFor(searchIntents, speech).phrases.prices) }),
      }
    }),
  )

const joined = (parts: readonly string[]) => plainLetters(parts.join(' '))

function searchedBrands(speech: Speech): Searched[] {
  const kind = wordsFor(layoutWords, speech).pages.brands
  return wordsFor(brandsWords, speech).brands.map(({ id, name, text }) => ({
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
  phrases?: string
}>

function searchedPages(speech: Speech): Searched[] {
  const { pages, footer } = wordsFor(layoutWords, speech)
  const contact = wordsFor(contactWords, speech)
  const brands = wordsFor(brandsWords, speech)
  const intents = wordsFor(searchIntents, speech)
  const written: readonly WrittenPage[] = [
    {
      path: href('/about'),
      label: footer.links.about,
      asked: intents.about,
      ...wordsFor(aboutWords, speech),
    },
    ...(brands.brands.length > 0 ? [{ path: href('/brands'), label: pages.brands, ...brands }] : []),
    {
      path: href('/contact'),
      label: footer.links.contact,
      asked: intents.contact,
      phrases: intents.phrases.contact,
      ...contact,
    },
    { path: href('/quote'), label: contact.quote.heading, asked: intents.quote, ...contact.quote },
    {
      path: href('/reviews'),
      label: pages.reviews,
      asked: intents.reviews,
      ...wordsFor(reviewsWords, speech),
    },
    { path: href('/privacy'), label: footer.privacy, ...wordsFor(privacyWords, speech) },
    { path: href('/accessibility'), label: footer.accessibility, ...wordsFor(accessibilityWords, speech) },
  ]
  return written.map(({ path, label, title, description = '', asked = '', phrases }) => ({
    kind: wordsFor(notFoundWords, speech).search.page,
    label,
    text: description,
    href: path,
    names: joined([label]),
    texts: joined([title, description]),
    asked: askedBy(asked),
    phrases: phrases === undefined ? undefined : phrasesIn(phrases),
  }))
}
