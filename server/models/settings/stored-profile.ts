import { isDeepStrictEqual } from 'node:util'
import {
  type BusinessProfile,
  defaultProfile,
  isInHouston,
  type Place,
} from '#content/profile/business-profile.ts'
import { stateCodeOf } from '#content/us-states.ts'
import { businessProfileInput } from './profile-input.ts'

/** Of the record that was read last: every page reads the same one. */
let latest: { text: string; profile: BusinessProfile } | undefined

/**
 * The profile of a stored record, also of an earlier version or from a backup: a fact that it lacks, or that is not valid
 * any more, is absent. For what every business has, the default stands in.
 */
export function profileOf(json: unknown): BusinessProfile {
  const text = JSON.stringify(json)
  if (latest?.text !== text) latest = { text, profile: profileIn(json) }
  return latest.profile
}

function profileIn(json: unknown): BusinessProfile {
  const stored = upgraded(Object(json))
  const facts = Object.entries(businessProfileInput.shape).flatMap(([name, fact]) => {
    const found = [stored[name], null].map((value) => fact.safeParse(value)).find(({ success }) => success)
    return found?.success ? [[name, found.data]] : []
  })
  return { ...defaultProfile, ...Object.fromEntries(facts) }
}

/**
 * The record to store for a changed profile. A fact that cannot be read now was typed by somebody, and a later version may read
 * it: unless it was entered anew, it stays as it is.
 */
export function recordOf(profile: BusinessProfile, former: unknown): BusinessProfile {
  const before: ProfileRow = profileOf(former)
  const unread = unreadFacts(former).filter(([name]) =>
    isDeepStrictEqual(before[name], Object(profile)[name]),
  )
  return { ...profile, ...Object.fromEntries(unread) }
}

/** What is stored and is not valid by the rules of today: it is kept, and pages leave it out. */
export function unreadFacts(json: unknown): [name: string, value: unknown][] {
  const stored = upgraded(Object(json))
  return Object.entries(businessProfileInput.shape).flatMap(([name, fact]) =>
    stored[name] == null || fact.safeParse(stored[name]).success ? [] : [[name, stored[name]]],
  )
}

type ProfileRow = Record<string, unknown>

/**
 * A record from before every fact could be absent has its city as "Houston, Texas". What the site claimed then of every
 * business stays claimed only of one in Houston, and the authority in Texas only of one in Texas.
 */
function upgraded(stored: ProfileRow): ProfileRow {
  if ('place' in stored || typeof stored.city !== 'string') return stored
  const place = placeOf(stored.city)
  const { nights, callbackMinutes, deposit, paymentMethods, serviceAreas } = defaultProfile
  return {
    ...(isInHouston(place) && { nights, callbackMinutes, deposit, paymentMethods, serviceAreas }),
    ...stored,
    ...(stored.tagline === defaultProfile.tagline && !isInHouston(place) && { tagline: null }),
    place,
    ...(place.state === 'TX' && Array.isArray(stored.licenses) && { licenses: stored.licenses.map(ofTexas) }),
  }
}

const ofTexas = (license: object) => {
  const { authority = null, lookUp = null } = defaultProfile.licenses[0] ?? {}
  return { authority, lookUp, ...license }
}

/**
 * The place in "Houston, Texas" or "New York NY". Where no state can be read, all of the text is the city and the state is
 * the default's.
 */
function placeOf(text: string): Place {
  const found = [...text.matchAll(/[\s,]+/g)]
    .map(({ index, 0: gap }) => ({
      city: text.slice(0, index),
      state: stateCodeOf(text.slice(index + gap.length).replaceAll('.', '')),
    }))
    .find(({ state }) => state)
  const place = {
    ...{ street: null, postalCode: null, latitude: null, longitude: null, walkIn: false },
    ...{ city: found?.city ?? text, state: found?.state ?? defaultProfile.place.state },
  }
  return isInHouston(place) ? defaultProfile.place : place
}
