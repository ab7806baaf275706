import { href } from 'react-router'
import { sentenceEnd } from '#content/own-words.ts'
import type { BusinessProfile, SiteProfile } from '#content/profile/business-profile.ts'
import { type ClaimName, claimsOfSection } from '#content/profile/claims.ts'
import { type FactClaim, facts } from '#content/profile/facts.ts'
import { isPractice } from '#content/profile/practices.ts'
import type { ProfileSection } from '#content/profile/profile-sections.ts'
import { servicesOf } from '#content/services.ts'
import { type BusinessFacts, wordsFor } from '#content/texts.ts'
import { entered } from '#words/entered.ts'
import { speechOf } from '#words/facts.ts'
import { weekInWords } from '#words/hours.ts'
import { businessWords } from '#words/panel/business.ts'
import { wordsOfFact } from '#words/panel/settings/facts.ts'
import { aboutWords } from '#words/site/about.ts'
import { brandsWords } from '#words/site/brands.ts'
import { contactWords } from '#words/site/contact.ts'
import { faqWords } from '#words/site/faq.ts'
import { homeWords } from '#words/site/home.ts'
import { layoutWords } from '#words/site/layout.ts'
import { privacyWords } from '#words/site/privacy.ts'
import { reviewsWords } from '#words/site/reviews.ts'
import { serviceLabels } from '#words/site/service-choices.ts'
import { serviceWords } from '#words/site/services/services.ts'
import { servicesOverviewWords } from '#words/site/services-overview.ts'

export type ShownOnPage = { place: string; path: string; texts: readonly string[]; more: number }

const { places } = businessWords

type WordedPage = Readonly<{ place: string; path: string; words: object }>

const pages: readonly WordedPage[] = [
  { place: places.home, path: href('/'), words: homeWords },
  { place: places.every, path: href('/'), words: layoutWords },
  { place: places.contact, path: href('/contact'), words: contactWords },
  { place: places.about, path: href('/about'), words: aboutWords },
  { place: places.services, path: href('/services'), words: servicesOverviewWords },
  { place: places.faq, path: href('/faq'), words: faqWords },
]

const otherPages: readonly WordedPage[] = [
  { place: places.brands, path: href('/brands'), words: brandsWords },
  { place: places.reviews, path: href('/reviews'), words: reviewsWords },
  { place: places.privacy, path: href('/privacy'), words: privacyWords },
]

/** Marks a fact in a text, and is taken out again: no text has this character. */
const mark = '\u2063'

const mostSentences = 5

export function whereItShows(section: ProfileSection, profile: SiteProfile): ShownOnPage[] {
  return shown(claimsOfSection(section), profile, listedIn(section, profile))
}

/** At most two sentences on each page that name the fact of a claim, or that say so where it is a yes or no. */
export function whereClaimShows(claim: ClaimName, profile: SiteProfile): ShownOnPage[] {
  const says = isPractice(claim) ? () => true : speaksOf(claim, profile)
  const shownOn = isPractice(claim) ? [...pages, ...otherPages, ...pagesOfServices(profile)] : pages
  return shown([claim], profile, { texts: [] }, Number.POSITIVE_INFINITY, shownOn).flatMap(
    ({ texts, more: _, ...where }) => {
      const saying = texts.filter(says)
      return saying.length > 0
        ? { ...where, texts: saying.slice(0, 2), more: Math.max(0, saying.length - 2) }
        : []
    },
  )
}

const pagesOfServices = (profile: BusinessProfile): WordedPage[] =>
  servicesOf(profile).map((slug) => ({
    place: serviceLabels[slug],
    path: href('/services/:slug', { slug }),
    words: serviceWords[slug],
  }))

function speaksOf(claim: FactClaim, profile: SiteProfile): (sentence: string) => boolean {
  const said = speechOf(profile).facts
  const values = facts[claim].says.flatMap((name) => said[name] || [])
  const speech = wordsOfFact(claim).speech
  return (sentence) =>
    !values.includes(sentence) && (speech?.test(sentence) || values.some((value) => sentence.includes(value)))
}

function shown(
  claims: readonly ClaimName[],
  profile: SiteProfile,
  listed: { place?: string; texts: readonly string[] },
  atMost = mostSentences,
  shownOn = pages,
): ShownOnPage[] {
  const speech = speechOf(profile)
  const said: Record<string, string | undefined> = { ...speech.facts }
  for (const name of claims.flatMap((claim) => (isPractice(claim) ? claim : facts[claim].says)))
    if (said[name] !== undefined) said[name] = `${mark}${said[name]}`
  // The same names, each with a text where it had one.
  const marked = { ...speech, facts: said as BusinessFacts }
  return shownOn.flatMap(({ place, path, words }) => {
    const own = listed.place === place ? listed.texts : []
    const texts = [...new Set([...own, ...markedSentences(wordsFor(words, marked))])]
    const most = Math.max(atMost, own.length)
    return texts.length > 0
      ? { place, path, texts: texts.slice(0, most), more: Math.max(0, texts.length - most) }
      : []
  })
}

/** In a text that is shown with other facts, those still stand in braces. */
const isWhole = (sentence: string) => !/[{}]/.test(sentence)

const markedSentences = (words: unknown): string[] =>
  sentencesIn(words)
    .filter((sentence) => sentence.includes(mark) && isWhole(sentence))
    .map((sentence) => sentence.replaceAll(mark, ''))

function sentencesIn(words: unknown): string[] {
  if (typeof words === 'string') return words.split(sentenceEnd)
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(sentencesIn) : []
}

/** Facts that stand on a page by themselves, in no sentence. */
function listedIn(section: ProfileSection, profile: BusinessProfile): { place?: string; texts: string[] } {
  const { dispatch, office, email, licenses, officeHours, fieldHours } = profile
  switch (section) {
    case 'phones': {
      const lines = [dispatch, ...(office ? [office] : [])]
      const texts = lines.map(({ label, display }) =>
        label ? `${entered(label).text}: ${display}` : display,
      )
      return { place: places.contact, texts: email ? [...texts, email] : texts }
    }
    case 'licenses':
      return {
        place: places.every,
        texts: licenses.map(
          ({ number, covers, holder }) => `${number} · ${entered(covers).text} · ${holder}`,
        ),
      }
    case 'hours':
      return {
        place: places.contact,
        texts: [officeHours, fieldHours].flatMap((hours) => (hours.length > 0 ? weekSaid(hours) : [])),
      }
    default:
      return { texts: [] }
  }
}

const weekSaid = (hours: BusinessProfile['officeHours']) =>
  weekInWords(hours, businessWords.closed)
    .map((line) => `${line.days}: ${line.hours}`)
    .join('\n')
