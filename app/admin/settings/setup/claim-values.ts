import { midnightUtc, shortDate } from '#app/ui/dates.ts'
import type { BusinessProfile } from '#content/profile/business-profile.ts'
import { type ClaimName, isSaid } from '#content/profile/claims.ts'
import type { FactClaim } from '#content/profile/facts.ts'
import { isPractice, type Practice } from '#content/profile/practices.ts'
import { cardsOf, servicesOf } from '#content/services.ts'
import { businessWords } from '#words/panel/business.ts'
import { factWords, wordsOfFact } from '#words/panel/settings/facts.ts'
import { practiceWords, setupWords } from '#words/panel/setup.ts'
import { serviceWords } from '#words/site/services/services.ts'

export function valueInWords(claim: ClaimName, profile: BusinessProfile): string {
  if (isPractice(claim)) return practiceInWords(claim, profile)
  return specialValues[claim]?.(profile) ?? factInWords(claim, profile[claim])
}

function practiceInWords(practice: Practice, profile: BusinessProfile): string {
  if (practice !== 'workAsDescribed') return practiceWords[practice]
  const pages = servicesOf(profile)
  const cards = pages.flatMap((slug) => [...cardsOf(slug, profile)])
  return practiceWords.workAsDescribed(pages.length, cards.length)
}

function factInWords(name: FactClaim, value: unknown): string {
  if (!isSaid(value)) return ''
  const { claimed, said } = wordsOfFact(name)
  const inWords = value === true ? said : claimed
  // The words of a fact take its value.
  return inWords ? inWords(value as never) : String(value)
}

/** Of what words of the panel alone do not say: days, and what pages are called. */
const specialValues: Partial<Record<FactClaim, (profile: BusinessProfile) => string>> = {
  closedDays: ({ closedDays }) =>
    joined(closedDays.map(({ date, name }) => [dayOf(date), name].filter(Boolean).join(', '))),
  hiddenServices: (profile) =>
    joined([
      servicesOf(profile)
        .map((slug) => serviceWords[slug].hero.heading)
        .join(', '),
      profile.hiddenCards.length > 0 ? businessWords.cardsHiddenSaid(profile.hiddenCards.length) : '',
    ]),
  rating: ({ rating }) =>
    rating ? joined([factWords.rating.said(rating), rating.source, setupWords.asOf(dayOf(rating.asOf))]) : '',
}

const joined = (parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ')

const dayOf = (date: string) => shortDate(midnightUtc(date), 'UTC')
