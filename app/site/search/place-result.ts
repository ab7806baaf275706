import { href } from '#app/site/href.ts'
import { countIn, fillIn } from '#content/fill-in.ts'
import type { SiteProfile } from '#content/profile/business-profile.ts'
import { wordsFor } from '#content/texts.ts'
import { speechOf } from '#words/facts.ts'
import { notFoundWords } from '#words/site/not-found.ts'
import type { FoundPage } from './searched.ts'

type DistantPlace = { name: string; miles: number }

/** Whether we come to a place, and how soon: as the emergency arrival says where it holds, else how long the drive is. */
export function placeResult({ name, miles }: DistantPlace, profile: SiteProfile): FoundPage {
  const { kind, ...words } = wordsFor(notFoundWords, speechOf(profile)).search.place
  const { service, freeTravel, arrival } = profile.radiusMiles
  const facts = { distance: countIn(words.miles, { count: miles }), minutes: driveMinutes(miles) }
  const comes = freeTravel === null || miles <= freeTravel ? words.comes : words.comesForFee
  const soon = arrival !== null && miles <= arrival ? words.arrival : undefined
  const sentences =
    service === null
      ? [words.unknown]
      : miles > service
        ? [words.far ?? words.unknown]
        : [comes, soon ?? words.drive]
  return {
    kind,
    label: name,
    text: sentences.map((sentence) => fillIn(sentence, facts)).join(' '),
    href: `${href('/faq')}#areas`,
  }
}

/** Streets are about 1.3 times as long as the straight line, and a van in a city makes 40 mph; up to the next five minutes. */
const driveMinutes = (miles: number): number => Math.max(5, Math.ceil((miles * 1.3 * 60) / 40 / 5) * 5)
