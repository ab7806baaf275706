import { recordOf } from '#app/admin/record-of.ts'
import type { BusinessProfile, OpeningHours } from '#content/business-profile.ts'
import { weekdays } from '#content/clocks.ts'

/** Also the name of its field: "dispatch.display", "licenses.0.number". */
export type FieldPath = PathsOf<ProfileDraft>

type PathsOf<Part> = {
  [Key in keyof Part & string]: Part[Key] extends string
    ? Key
    : Part[Key] extends readonly (infer Row)[]
      ? `${Key}.${number}${Row extends string ? '' : `.${PathsOf<Row>}`}`
      : `${Key}.${PathsOf<Part[Key]>}`
}[keyof Part & string]

/** Each fact is the text that was typed. */
export type ProfileDraft = ReturnType<typeof draftFrom>

export type ListName = 'licenses' | 'affiliations' | 'fieldHours' | 'officeHours'

function draftFrom(textAt: (path: string) => string | undefined) {
  const text = (path: string) => textAt(path) ?? ''
  const texts = <Name extends string>(path: string, ...names: Name[]) =>
    recordOf(names, (name) => text(`${path}.${name}`))
  const hours = (path: string) => texts(path, 'from', 'to', 'opens', 'closes')
  function rows<Row>(list: ListName, field: string, rowAt: (path: string) => Row): Row[] {
    const found: Row[] = []
    while (textAt(`${list}.${found.length}${field}`) !== undefined)
      found.push(rowAt(`${list}.${found.length}`))
    return found
  }
  return {
    name: text('name'),
    tagline: text('tagline'),
    city: text('city'),
    timeZone: text('timeZone'),
    dispatch: texts('dispatch', 'label', 'display'),
    office: texts('office', 'label', 'display'),
    email: text('email'),
    licenses: rows('licenses', '.number', (path) => texts(path, 'number', 'holder', 'covers')),
    since: text('since'),
    crewExperience: text('crewExperience'),
    customers: text('customers'),
    rating: texts('rating', 'value', 'count', 'source'),
    affiliations: rows('affiliations', '', text),
    emergencyArrival: texts('emergencyArrival', 'from', 'to'),
    averageArrivalMinutes: text('averageArrivalMinutes'),
    emergencyCallbackMinutes: text('emergencyCallbackMinutes'),
    sameDayBefore: text('sameDayBefore'),
    laborWarrantyDays: text('laborWarrantyDays'),
    serviceCall: texts('serviceCall', 'residential', 'commercial'),
    liabilityInsurance: text('liabilityInsurance'),
    bond: text('bond'),
    radiusMiles: texts('radiusMiles', 'service', 'freeTravel'),
    fieldHours: rows('fieldHours', '.from', hours),
    officeHours: rows('officeHours', '.from', hours),
  }
}

export const readDraft = (form: FormData | URLSearchParams): ProfileDraft =>
  draftFrom((path) => form.get(path)?.toString().replace(/\s+/g, ' ').trim())

export function profileToDraft(profile: BusinessProfile): ProfileDraft {
  const texts = textsOf(profile)
  return draftFrom((path) => texts.get(path))
}

/** By field name. */
export function textsOf(part: object, before = ''): Map<string, string> {
  return new Map(
    Object.entries(part).flatMap(([key, value]) =>
      typeof value === 'object'
        ? [...textsOf(value, `${before}${key}.`)]
        : [[`${before}${key}`, String(value)] as const],
    ),
  )
}

/** Stands for text that is no number; the data service refuses it at its field. */
const noFigure = -1

const wholeIn = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : noFigure)
const decimalIn = (text: string) =>
  /^\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : noFigure

const hoursOf = (lines: ProfileDraft['fieldHours']): OpeningHours[] =>
  lines.map((line) => ({
    ...line,
    from: weekdays.find((day) => day === line.from) ?? 'Monday',
    to: weekdays.find((day) => day === line.to) ?? 'Monday',
  }))

export const inputOf = (draft: ProfileDraft) => ({
  ...draft,
  since: wholeIn(draft.since),
  rating: { ...draft.rating, value: decimalIn(draft.rating.value), count: wholeIn(draft.rating.count) },
  emergencyArrival: { from: wholeIn(draft.emergencyArrival.from), to: wholeIn(draft.emergencyArrival.to) },
  averageArrivalMinutes: wholeIn(draft.averageArrivalMinutes),
  emergencyCallbackMinutes: wholeIn(draft.emergencyCallbackMinutes),
  laborWarrantyDays: wholeIn(draft.laborWarrantyDays),
  radiusMiles: {
    service: wholeIn(draft.radiusMiles.service),
    freeTravel: wholeIn(draft.radiusMiles.freeTravel),
  },
  fieldHours: hoursOf(draft.fieldHours),
  officeHours: hoursOf(draft.officeHours),
})

/**
 * For previews and warnings; undefined while a figure is incomplete. No page shows E.164 numbers, which are made on
 * saving.
 */
export function profileOf(draft: ProfileDraft): BusinessProfile | undefined {
  const input = inputOf(draft)
  const figures = [
    input.since,
    input.rating.value,
    input.rating.count,
    input.averageArrivalMinutes,
    input.emergencyCallbackMinutes,
    input.laborWarrantyDays,
    ...Object.values(input.emergencyArrival),
    ...Object.values(input.radiusMiles),
  ]
  if (figures.includes(noFigure)) return undefined
  const line = (typed: ProfileDraft['office']) => ({ ...typed, e164: '' })
  return { ...input, dispatch: line(input.dispatch), office: line(input.office) }
}

/** Adds a row, or removes the one at index `remove`. */
export type RowChange = { list: ListName; remove?: number }

const newHours = { from: 'Monday', to: 'Friday', opens: '08:00', closes: '17:00' }

export function withRows(draft: ProfileDraft, { list, remove }: RowChange): ProfileDraft {
  if (remove !== undefined) return { ...draft, [list]: draft[list].filter((_row, index) => index !== remove) }
  switch (list) {
    case 'licenses':
      return { ...draft, licenses: [...draft.licenses, { number: '', holder: draft.name, covers: '' }] }
    case 'affiliations':
      return { ...draft, affiliations: [...draft.affiliations, ''] }
    default:
      return { ...draft, [list]: [...draft[list], newHours] }
  }
}
