import { midnightUtc, shortDate } from '#app/ui/dates.ts'
import { type BusinessProfile, placeInWords } from '#content/profile/business-profile.ts'
import { isSaid } from '#content/profile/claims.ts'
import { type FactName, factsOfSection } from '#content/profile/facts.ts'
import type { ProfileSection } from '#content/profile/profile-sections.ts'
import { serviceSlugs } from '#content/services.ts'
import { businessWords as words } from '#words/panel/business.ts'
import { factWords, wordsOfFact } from '#words/panel/settings/facts.ts'

export type SectionSummary = { said: string; missing: readonly string[] }

/** What is said of a fact: '' where it is there and needs no words. */
type SummaryLine = readonly [name: string, said: string | null | false]

export function summaryOf(section: ProfileSection, profile: BusinessProfile): SectionSummary {
  const names = new Set([...(saidFirst[section] ?? []), ...factsOfSection(section)])
  const lines = [...names].flatMap((name) => linesOf(name, profile))
  return {
    said: lines.flatMap(([, said]) => said || []).join(' · '),
    missing: lines.flatMap(([name, said]) => (said || said === '' ? [] : name)),
  }
}

/** Where the order is not the one of their declaration. */
const saidFirst: Partial<Record<ProfileSection, readonly FactName[]>> = {
  phones: ['dispatch', 'takesTexts'],
  reputation: ['since', 'customers'],
}

const linesOf = (name: FactName, profile: BusinessProfile): readonly SummaryLine[] =>
  specialLines[name]?.(profile) ?? ordinaryLines(name, profile[name])

function ordinaryLines(name: FactName, value: unknown): SummaryLine[] {
  const { parts, ...words } = wordsOfFact(name)
  const line = ({ label = '', said }: typeof words, saidValue: unknown): SummaryLine => [
    label,
    // The words of a fact take its value.
    isSaid(saidValue) && (said?.(saidValue as never) ?? ''),
  ]
  if (words.label !== undefined || !parts) return [line(words, value)]
  return Object.entries(parts).map(([part, partWords]) => line(partWords, Object(value)[part]))
}

/** Facts of several lines, of a line together with others, or of none. */
const specialLines: Partial<Record<FactName, (profile: BusinessProfile) => readonly SummaryLine[]>> = {
  place: ({ place, timeZone }) => [
    [words.street, place.street],
    [words.city, placeInWords(place)],
    [words.postalCode, place.postalCode],
    [words.timeZone, timeZone],
  ],
  timeZone: () => [],
  closedDays: (profile) => [[factWords.closedDays.label, closedOn(profile)]],
  holidays: () => [],
  travelMinutes: () => [],
  bookingMode: ({ bookingMode: mode }) => [['', mode ? factWords.bookingMode.said(mode) : words.bookingOff]],
  bookingRules: () => [],
  hiddenBookings: () => [],
  hiddenServices: ({ hiddenServices, hiddenCards }) => [
    ['', words.servicesSaid(serviceSlugs.length - hiddenServices.length, serviceSlugs.length)],
    ['', hiddenCards.length > 0 ? words.cardsHiddenSaid(hiddenCards.length) : ''],
  ],
  hiddenCards: () => [],
  rating: ({ rating }) => [[factWords.rating.parts.value.label, rating && factWords.rating.said(rating)]],
  affiliations: () => [],
}

/** Nothing is missing where there is none. */
function closedOn({ holidays, closedDays }: BusinessProfile): string {
  const days = [
    ...holidays.map((holiday) => factWords.holidays.options[holiday]),
    ...closedDays.map(({ date, name }) => name || shortDate(midnightUtc(date), 'UTC')),
  ]
  return days.length > 0 ? words.closedSaid(days) : ''
}
