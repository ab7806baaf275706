import { type BusinessProfile, deposits, paymentMethods } from '#content/profile/business-profile.ts'
import type { ProfileSection } from '#content/profile/profile-sections.ts'
import { serviceCards, serviceSlugs } from '#content/services.ts'
import { isTimeZone, weekdays } from '#content/time/clocks.ts'
import { holidays } from '#content/time/holidays.ts'
import { stateCodeOf } from '#content/us-states.ts'
import { timeZonesOf } from '#content/us-time-zones.ts'

/** What stands in the fields of a section, by name: the path of a fact, such as "dispatch.display" or "licenses.0.number". */
export type Texts = Readonly<Record<string, string>>

/** The facts that are lists of rows, with the field that tells how many rows there are. */
const rowFields = { licenses: 'number', fieldHours: 'from', officeHours: 'from', closedDays: 'date' }

export type ListName = keyof typeof rowFields

export const checked = 'yes'

const cardNames = serviceSlugs.flatMap((slug) => serviceCards[slug].map((card) => `${slug}/${card}`))

/** The texts in a form. What is not of the profile in it begins with another name, such as a password. */
export const textsIn = (form: FormData | URLSearchParams): Texts =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && !notFacts.has(name) ? [[name, tidy(value)]] : [],
    ),
  )

/** What a form holds besides facts. A password must not come back with the texts. */
const notFacts: ReadonlySet<string> = new Set(['version', 'replaces', 'rows', 'confirming-password'])

const tidy = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join('\n')
    .trim()

export function textsOf(profile: BusinessProfile): Texts {
  const {
    affiliations,
    serviceAreas,
    holidays,
    paymentMethods,
    hiddenServices,
    hiddenCards,
    hiddenPractices,
    ...facts
  } = profile
  const boxes = (list: string, names: readonly string[]) => names.map((name) => [`${list}.${name}`, checked])
  const shown = <Name extends string>(names: readonly Name[], hidden: readonly Name[]) =>
    names.filter((name) => !hidden.includes(name))
  return Object.fromEntries([
    ...flat(facts),
    ['affiliations', affiliations.join('\n')],
    ['serviceAreas', serviceAreas.join('\n')],
    ...boxes('holidays', holidays),
    ...boxes('paymentMethods', paymentMethods),
    ...boxes('shownServices', shown(serviceSlugs, hiddenServices)),
    ...boxes('shownCards', shown(cardNames, hiddenCards)),
  ])
}

/** Every fact below, by its path; what is absent has no text. */
export const flat = (part: object, before = ''): [string, string][] =>
  Object.entries(part).flatMap(([name, value]): [string, string][] => {
    const path = before + name
    if (value === null || value === false) return []
    if (typeof value === 'object') return flat(value, `${path}.`)
    return [[path, value === true ? checked : String(value)]]
  })

/** Stands for text that is no number; the data service refuses it at its field. */
const noFigure = -1
const noDegrees = 999

/** An empty field is a fact that is absent. */
function reader(texts: Texts) {
  let isWhole = true
  const text = (path: string) => texts[path] ?? ''
  const line = (path: string) => text(path) || null
  const wrong = (stand: number) => {
    isWhole = false
    return stand
  }
  const number = (path: string, form: RegExp, stand: number) => {
    const typed = text(path)
    if (typed === '') return null
    return form.test(typed) ? Number(typed.replace(',', '.')) : wrong(stand)
  }
  const figure = (path: string) => number(path, /^\d{1,9}$/, noFigure)
  const decimal = (path: string) => number(path, /^\d+(?:[.,]\d+)?$/, noFigure)
  const isChecked = (path: string) => text(path) === checked
  const rows = <Row>(list: ListName, rowAt: (path: string) => Row): Row[] =>
    Array.from({ length: countRows(texts, list) }, (_row, index) => rowAt(`${list}.${index}`))
  return {
    ...{ text, line, figure, decimal, isChecked, rows },
    degrees: (path: string) => number(path, /^-?\d{1,3}(?:\.\d+)?$/, noDegrees),
    needed: (read: (path: string) => number | null, path: string) => read(path) ?? wrong(noFigure),
    lines: (path: string) => text(path).split('\n').filter(Boolean),
    isAny: (...paths: string[]) => paths.some((path) => text(path) !== ''),
    unchecked: <Name extends string>(list: string, names: readonly Name[]) =>
      names.filter((name) => !isChecked(`${list}.${name}`)),
    checkedOf: <Name extends string>(list: string, names: readonly Name[]) =>
      names.filter((name) => isChecked(`${list}.${name}`)),
    hours: (list: 'fieldHours' | 'officeHours') =>
      rows(list, (path) => ({
        from: weekdays.find((day) => day === text(`${path}.from`)) ?? 'Monday',
        to: weekdays.find((day) => day === text(`${path}.to`)) ?? 'Monday',
        opens: text(`${path}.opens`),
        closes: text(`${path}.closes`),
      })),
    isWhole: () => isWhole,
  }
}

type Reader = ReturnType<typeof reader>

/** Where the state was typed, the zone that most of it keeps. */
function timeZoneOf(typed: string): string {
  const state = stateCodeOf(typed)
  return (state && timeZonesOf(state)[0]) ?? typed
}

const facts = {
  identity: ({ text, line }: Reader) => ({ name: text('name'), tagline: line('tagline') }),
  place: ({ text, line, degrees, isChecked }: Reader) => ({
    place: {
      street: line('place.street'),
      city: text('place.city'),
      state: text('place.state'),
      postalCode: line('place.postalCode'),
      latitude: degrees('place.latitude'),
      longitude: degrees('place.longitude'),
      walkIn: isChecked('place.walkIn'),
    },
    timeZone: timeZoneOf(text('timeZone')),
  }),
  phones: ({ text, line, isChecked }: Reader) => {
    const lineOf = (path: string) => ({ label: text(`${path}.label`), display: text(`${path}.display`) })
    return {
      dispatch: lineOf('dispatch'),
      office: text('office.display') ? lineOf('office') : null,
      takesTexts: isChecked('takesTexts'),
      email: line('email'),
    }
  },
  hours: ({ text, line, figure, hours, rows, checkedOf }: Reader) => ({
    fieldHours: hours('fieldHours'),
    officeHours: hours('officeHours'),
    closedDays: rows('closedDays', (path) => ({ date: text(`${path}.date`), name: line(`${path}.name`) })),
    holidays: checkedOf('holidays', holidays),
    travelMinutes: figure('travelMinutes'),
  }),
  promises: ({ line, figure, needed, isChecked, isAny }: Reader) => ({
    nights: isChecked('nights'),
    emergencyCallbackMinutes: figure('emergencyCallbackMinutes'),
    emergencyArrival: isAny('emergencyArrival.from', 'emergencyArrival.to')
      ? { from: needed(figure, 'emergencyArrival.from'), to: needed(figure, 'emergencyArrival.to') }
      : null,
    averageArrivalMinutes: figure('averageArrivalMinutes'),
    callbackMinutes: figure('callbackMinutes'),
    sameDayBefore: line('sameDayBefore'),
    laborWarrantyDays: figure('laborWarrantyDays'),
  }),
  services: ({ unchecked }: Reader) => ({
    hiddenServices: unchecked('shownServices', serviceSlugs),
    hiddenCards: unchecked('shownCards', cardNames),
  }),
  licenses: ({ text, line, rows }: Reader) => ({
    licenses: rows('licenses', (path) => ({
      number: text(`${path}.number`),
      holder: text(`${path}.holder`),
      covers: text(`${path}.covers`),
      authority: line(`${path}.authority`),
      lookUp: line(`${path}.lookUp`),
    })),
    liabilityInsurance: line('liabilityInsurance'),
    bond: line('bond'),
  }),
  reputation: ({ text, line, lines, figure, decimal, needed, isAny }: Reader) => ({
    since: figure('since'),
    crewExperience: line('crewExperience'),
    customers: line('customers'),
    rating: isAny(...['value', 'count', 'source', 'url', 'asOf'].map((part) => `rating.${part}`))
      ? {
          value: needed(decimal, 'rating.value'),
          count: needed(figure, 'rating.count'),
          source: text('rating.source'),
          url: text('rating.url'),
          asOf: text('rating.asOf'),
        }
      : null,
    reviewLink: line('reviewLink'),
    affiliations: lines('affiliations'),
  }),
  prices: ({ text, line, checkedOf }: Reader) => ({
    serviceCall: { residential: line('serviceCall.residential'), commercial: line('serviceCall.commercial') },
    fees: { afterHours: line('fees.afterHours'), trip: line('fees.trip') },
    deposit: deposits.find((deposit) => deposit === text('deposit')) ?? null,
    paymentMethods: checkedOf('paymentMethods', paymentMethods),
    paymentLink: line('paymentLink'),
  }),
  area: ({ figure, lines }: Reader) => ({
    radiusMiles: {
      service: figure('radiusMiles.service'),
      freeTravel: figure('radiusMiles.freeTravel'),
      arrival: figure('radiusMiles.arrival'),
    },
    serviceAreas: lines('serviceAreas'),
  }),
} satisfies Record<ProfileSection, (reader: Reader) => object>

export const inputOf = (section: ProfileSection, texts: Texts) => facts[section](reader(texts))

/** The profile with the facts of a section as they are typed; undefined while a figure or the time zone is incomplete. */
export function typedProfile(
  section: ProfileSection,
  texts: Texts,
  stored: BusinessProfile,
): BusinessProfile | undefined {
  const read = reader(texts)
  const typed: object = facts[section](read)
  if (!read.isWhole()) return undefined
  switch (section) {
    case 'place': {
      const { place, timeZone } = facts.place(read)
      if (!isTimeZone(timeZone)) return undefined
      return {
        ...stored,
        timeZone,
        place: { ...place, state: stateCodeOf(place.state) ?? stored.place.state },
      }
    }
    case 'phones': {
      const { dispatch, office, email } = facts.phones(read)
      // E.164 numbers are made when it is saved, and no page shows them.
      return {
        ...stored,
        email,
        dispatch: { ...dispatch, e164: '' },
        office: office && { ...office, e164: '' },
      }
    }
    default:
      return { ...stored, ...typed }
  }
}

/** A row that is added to a list, or the row at index `remove` that is removed from it. */
export type RowChange = { list: ListName; remove?: number | undefined }

export const countRows = (texts: Texts, list: ListName): number =>
  Object.keys(texts).filter((name) => name.startsWith(`${list}.`) && name.endsWith(`.${rowFields[list]}`))
    .length

const newHours = { from: 'Monday', to: 'Friday', opens: '08:00', closes: '17:00' }

const newRows = {
  licenses: { number: '', holder: '', covers: '' },
  fieldHours: newHours,
  officeHours: newHours,
  closedDays: { date: '', name: '' },
}

export function withRows(texts: Texts, { list, remove }: RowChange): Texts {
  const count = countRows(texts, list)
  if (remove === undefined)
    return { ...texts, ...Object.fromEntries(flat(newRows[list], `${list}.${count}.`)) }
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => {
      const [, index, field] = name.startsWith(`${list}.`) ? name.split('.') : []
      if (index === undefined || Number(index) < remove) return [[name, text]]
      return Number(index) === remove ? [] : [[`${list}.${Number(index) - 1}.${field}`, text]]
    }),
  )
}

/** "licenses" and "licenses.2" as the buttons of rows are named, for a form that is sent without script. */
export const rowChangeOf = (text: string): RowChange | undefined => {
  const [name, index] = text.split('.')
  const list = (Object.keys(rowFields) as ListName[]).find((known) => known === name)
  return list && { list, remove: index === undefined ? undefined : Number(index) }
}
