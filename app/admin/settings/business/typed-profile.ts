import type { graphql } from '#app/graphql.ts'
import type { BusinessProfile } from '#content/profile/business-profile.ts'
import { type Kind, mapParts } from '#content/profile/fact-kinds.ts'
import { type FactName, factNames, factOf, factsOfSection } from '#content/profile/facts.ts'
import type { ProfileSection } from '#content/profile/profile-sections.ts'
import { isTimeZone } from '#content/time/clocks.ts'
import { stateCodeOf } from '#content/us-states.ts'
import { timeZonesOf } from '#content/us-time-zones.ts'

/** What stands in the fields of a section, by name: the path of a fact, such as "dispatch.display" or "licenses.0.number". */
export type Texts = Readonly<Record<string, string>>

export const checked = 'yes'

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

export const textsOf = (profile: BusinessProfile): Texts =>
  Object.fromEntries(factNames.flatMap((name) => (factOf(name).section ? textsOfFact(name, profile) : [])))

function textsOfFact(name: FactName, profile: BusinessProfile): [string, string][] {
  const { is: kind } = factOf(name)
  const value = profile[name]
  if (kind.is !== 'list' || !Array.isArray(value)) return flat({ [name]: value })
  switch (kind.of.is) {
    case 'object':
      return flat({ [name]: value })
    case 'choice':
      return kind.of.of
        .filter((each) => value.includes(each) !== isHidden(name))
        .map((each) => [`${boxesOf(name)}.${each}`, checked])
    default:
      return [[name, value.join('\n')]]
  }
}

/** Of what is hidden, the boxes say what is shown: those of `hiddenCards` are `shownCards`. */
const isHidden = (name: string) => name.startsWith('hidden')

export const boxesOf = (name: string) => name.replace(/^hidden/, 'shown')

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
  const isOn = (path: string) => text(path) === checked

  function number(path: string, form: RegExp, wrong: number): number {
    if (form.test(text(path))) return Number(text(path).replace(',', '.'))
    isWhole = false
    return wrong
  }

  function isTyped(kind: Kind, path: string): boolean {
    switch (kind.is) {
      case 'object':
        return Object.keys(kind.parts).some((part) => text(`${path}.${part}`) !== '')
      case 'phone':
        return text(`${path}.display`) !== ''
      case 'choice':
        return kind.of.includes(text(path))
      default:
        return text(path) !== ''
    }
  }

  function list(kind: Kind, path: string): unknown[] {
    switch (kind.is) {
      case 'object': {
        const length = isListOfRows(path) ? countRows(texts, path) : 0
        return Array.from({ length }, (_row, index) => value(kind, `${path}.${index}`))
      }
      case 'choice':
        return kind.of.filter((name) => isOn(`${boxesOf(path)}.${name}`) === !isHidden(path))
      default:
        return text(path).split('\n').filter(Boolean)
    }
  }

  function value(kind: Kind, path: string): unknown {
    switch (kind.is) {
      case 'whole':
        return number(path, /^\d{1,9}$/, noFigure)
      case 'number':
        return kind.least < 0
          ? number(path, /^-?\d{1,3}(?:\.\d+)?$/, noDegrees)
          : number(path, /^\d+(?:[.,]\d+)?$/, noFigure)
      case 'yes':
        return isOn(path)
      case 'choice':
        return kind.of.find((name) => name === text(path)) ?? kind.of[0]
      case 'object':
        return mapParts(kind.parts, (part, name) => value(part, `${path}.${name}`))
      case 'list':
        return list(kind.of, path)
      case 'optional':
        return isTyped(kind.of, path) ? value(kind.of, path) : null
      case 'phone':
        return { label: text(`${path}.label`), display: text(`${path}.display`) }
      case 'timeZone':
        return timeZoneOf(text(path))
      default:
        return text(path)
    }
  }

  return { value, isWhole: () => isWhole }
}

/** Where the state was typed, the zone that most of it keeps. */
function timeZoneOf(typed: string): string {
  const state = stateCodeOf(typed)
  return (state && timeZonesOf(state)[0]) ?? typed
}

type ProfileInput = ReturnType<typeof graphql.scalar<'BusinessProfileInput'>>

/** The facts of a section, as they are sent. */
export const inputOf = (section: ProfileSection, texts: Texts): ProfileInput => read(section, reader(texts))

const read = (section: ProfileSection, { value }: ReturnType<typeof reader>) =>
  Object.fromEntries(factsOfSection(section).map((name) => [name, value(factOf(name).is, name)]))

/** The profile with the facts of a section as they are typed; undefined while a figure or the time zone is incomplete. */
export function typedProfile(
  section: ProfileSection,
  texts: Texts,
  stored: BusinessProfile,
): BusinessProfile | undefined {
  const fields = reader(texts)
  const typed: Partial<BusinessProfile> = read(section, fields)
  const { timeZone, place, dispatch, office } = typed
  if (!fields.isWhole() || (timeZone !== undefined && !isTimeZone(timeZone))) return undefined
  return {
    ...stored,
    ...typed,
    ...(place && { place: { ...place, state: stateCodeOf(place.state) ?? stored.place.state } }),
    // E.164 numbers are made when it is saved, and no page shows them.
    ...(dispatch && { dispatch: { ...dispatch, e164: '' } }),
    ...(office && { office: { ...office, e164: '' } }),
  }
}

/** The facts that are lists of rows, with the field that tells how many rows there are. */
const rowFields = { licenses: 'number', fieldHours: 'from', officeHours: 'from', closedDays: 'date' }

export type ListName = keyof typeof rowFields

/** A row that is added to a list, or the row at index `remove` that is removed from it. */
export type RowChange = { list: ListName; remove?: number | undefined }

const isListOfRows = (name: string): name is ListName => Object.hasOwn(rowFields, name)

export const countRows = (texts: Texts, list: ListName): number =>
  Object.keys(texts).filter((name) => name.startsWith(`${list}.`) && name.endsWith(`.${rowFields[list]}`))
    .length

const newHours = { from: 'Monday', to: 'Friday', opens: '08:00', closes: '17:00' }

const newRows: Readonly<Record<ListName, object>> = {
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
  const list = name !== undefined && isListOfRows(name) ? name : undefined
  return list && { list, remove: index === undefined ? undefined : Number(index) }
}
