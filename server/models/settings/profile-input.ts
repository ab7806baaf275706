import { z } from 'zod'
import { imageAddressForm } from '#content/image-address.ts'
import { colorForm, isVisibleAccent } from '#content/profile/accent.ts'
import { digestForm, markGrounds } from '#content/profile/brand.ts'
import {
  type BusinessProfile,
  deposits,
  lineLabels,
  paymentMethods,
  photoSubjects,
} from '#content/profile/business-profile.ts'
import { phoneLineOf } from '#content/profile/phone-line.ts'
import { practices } from '#content/profile/practices.ts'
import { serviceCards, serviceSlugs } from '#content/services.ts'
import { isTimeZone, weekdays } from '#content/time/clocks.ts'
import { holidays } from '#content/time/holidays.ts'
import { stateCodeOf } from '#content/us-states.ts'
import { because, email, line, optionalLine, toE164 } from '#server/data-service/input.ts'

const short = (most = 120) => line('factMissing', most)

type Reason = Parameters<typeof because>[0]

const whole = (least: number, most: number, reason: Reason = 'figure') =>
  z.int(because(reason)).min(least, because(reason)).max(most, because(reason))

const figure = (most: number) => whole(0, most)

const degrees = (most: number, reason: Reason) =>
  z
    .number(because(reason))
    .min(-most, because(reason))
    .max(most, because(reason))
    .nullish()
    .transform((value) => value ?? null)

const phoneLine = (label: string) =>
  z.object({ label: optionalLine(120), display: short(40) }).transform((typed, context) => {
    const e164 = toE164(typed.display)
    if (e164) {
      const { display } = phoneLineOf({ phone: typed.display, phoneE164: e164 })
      return { label: typed.label ?? label, display, e164 }
    }
    context.addIssue({ code: 'custom', path: ['display'], message: because('phoneNumber') })
    return z.NEVER
  })

const webAddress = line('webAddress', 2_000).refine(isWebAddress, because('webAddress'))

function isWebAddress(text: string): boolean {
  const url = URL.parse(text)
  return url?.protocol === 'https:' && url.hostname.includes('.') && !url.username && !url.password
}

const day = z.string(because('realDay')).refine(isDay, because('realDay'))

function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === text
}

const listOf = <Entry extends z.ZodType>(entry: Entry, most: number) =>
  z
    .array(entry)
    .max(most, because('tooManyEntries'))
    .nullable()
    .transform((list) => list ?? [])

const yesOrNo = z
  .boolean()
  .nullable()
  .transform((answer) => answer ?? false)

const setOf = <Entry extends z.ZodType>(
  entry: Entry,
  most: number,
  keyOf: (entry: z.output<Entry>) => unknown = (entry) => entry,
) =>
  listOf(entry, most).superRefine((list, context) => {
    const keys = list.map(keyOf)
    for (const [index, key] of keys.entries())
      if (keys.indexOf(key) < index)
        context.addIssue({ code: 'custom', path: [index], message: because('listedTwice') })
  })

const state = z.string(because('stateUnknown')).transform((text, context) => {
  const code = stateCodeOf(text)
  if (code) return code
  context.addIssue({ code: 'custom', message: because('stateUnknown') })
  return z.NEVER
})

const isPostalCode = (text: string | null) => text === null || /^\d{5}(-\d{4})?$/.test(text)

const place = z
  .object({
    street: optionalLine(120),
    city: short(80),
    state,
    postalCode: optionalLine(10).refine(isPostalCode, because('postalCode')),
    latitude: degrees(90, 'latitude'),
    longitude: degrees(180, 'longitude'),
    walkIn: z
      .boolean()
      .nullish()
      .transform((isOne) => isOne ?? false),
  })
  .superRefine(({ latitude, longitude }, context) => {
    if ((latitude === null) === (longitude === null)) return
    const path = [latitude === null ? 'latitude' : 'longitude']
    context.addIssue({ code: 'custom', path, message: because('bothCoordinates') })
  })

const license = z.object({
  number: short(60),
  holder: short(),
  covers: short(200),
  authority: optionalLine(200),
  lookUp: webAddress.nullish().transform((address) => address ?? null),
})

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, because('timeOfDay'))

const openingHours = listOf(
  z.object({ from: z.enum(weekdays), to: z.enum(weekdays), opens: timeOfDay, closes: timeOfDay }),
  21,
)

const rating = z.object({
  value: z.number(because('ratingFigure')).min(1, because('ratingFigure')).max(5, because('ratingFigure')),
  count: figure(1_000_000),
  source: short(200),
  url: webAddress,
  asOf: day,
})

/** An object whose parts may each be absent; null means that all are. */
const parts = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess((given) => given ?? {}, z.object(shape))

const optionalFigure = (most: number) =>
  figure(most)
    .nullish()
    .transform((value) => value ?? null)

const cardNames: ReadonlySet<string> = new Set(
  serviceSlugs.flatMap((slug) => serviceCards[slug].map((card) => `${slug}/${card}`)),
)

const accent = z
  .string(because('accentForm'))
  .transform((typed) => typed.trim().toLowerCase())
  .pipe(z.string().regex(colorForm, because('accentForm')).refine(isVisibleAccent, because('accentFaint')))

const mark = z.object({
  digest: z.string().regex(digestForm),
  width: z.int().positive(),
  height: z.int().positive(),
  ground: z.enum(markGrounds),
})

const photo = z.object({
  subject: z.enum(photoSubjects),
  image: z.string(because('photoAddress')).regex(imageAddressForm, because('photoAddress')),
  alt: line('photoAlt', 300),
})

/** What each fact may be, as it is sent; null is absent. The name, the place, the dispatch line and the time zone never are. */
export const businessProfileInput = z.object({
  name: short(),
  tagline: optionalLine(120),
  place,
  dispatch: phoneLine(lineLabels.dispatch),
  office: phoneLine(lineLabels.office).nullable(),
  email: email.nullable(),
  takesTexts: yesOrNo,
  timeZone: z.string(because('timeZone')).refine(isTimeZone, because('timeZone')),
  licenses: listOf(license, 20),
  since: whole(1850, 2100).nullable(),
  crewExperience: optionalLine(120),
  customers: optionalLine(20),
  rating: rating.nullable(),
  affiliations: listOf(short(), 50),
  nights: yesOrNo,
  emergencyArrival: z.object({ from: figure(600), to: figure(600) }).nullable(),
  averageArrivalMinutes: figure(600).nullable(),
  callbackMinutes: whole(1, 1_440, 'answerMinutes').nullable(),
  emergencyCallbackMinutes: whole(1, 60, 'callbackMinutes').nullable(),
  sameDayBefore: optionalLine(20),
  laborWarrantyDays: figure(36_500).nullable(),
  liabilityInsurance: optionalLine(40),
  bond: optionalLine(40),
  serviceCall: parts({ residential: optionalLine(20), commercial: optionalLine(20) }),
  fees: parts({ afterHours: optionalLine(20), trip: optionalLine(20) }),
  deposit: z.enum(deposits).nullable(),
  paymentMethods: setOf(z.enum(paymentMethods), 10),
  paymentLink: webAddress.nullable(),
  reviewLink: webAddress.nullable(),
  radiusMiles: parts({
    service: optionalFigure(1_000),
    freeTravel: optionalFigure(1_000),
    arrival: optionalFigure(1_000),
  }),
  serviceAreas: setOf(short(80), 100, (name) => name.toLowerCase()),
  areaPlaces: listOf(z.object({ name: short(80), latitude: z.number(), longitude: z.number() }), 100),
  fieldHours: openingHours,
  officeHours: openingHours,
  closedDays: setOf(z.object({ date: day, name: optionalLine(80) }), 200, ({ date }) => date),
  travelMinutes: optionalFigure(240),
  holidays: setOf(z.enum(holidays), holidays.length),
  hiddenServices: setOf(z.enum(serviceSlugs, because('serviceUnknown')), serviceSlugs.length),
  hiddenCards: setOf(
    z.string().refine((name) => cardNames.has(name), because('cardUnknown')),
    cardNames.size,
  ),
  hiddenPractices: setOf(z.enum(practices), practices.length),
  logo: mark.nullable(),
  icon: mark.nullable(),
  accent: accent.nullable(),
  photos: setOf(photo, photoSubjects.length, ({ subject }) => subject),
}) satisfies z.ZodType<BusinessProfile>
