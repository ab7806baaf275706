import { z } from 'zod'
import { imageAddressForm } from '#content/image-address.ts'
import { colorForm, isVisibleAccent } from '#content/profile/accent.ts'
import { digestForm } from '#content/profile/brand.ts'
import type { BusinessProfile } from '#content/profile/business-profile.ts'
import { isAllOptional, type Kind, mapParts, type TextKind } from '#content/profile/fact-kinds.ts'
import { type FactName, kindsOfFacts } from '#content/profile/facts.ts'
import { phoneLineOf } from '#content/profile/phone-line.ts'
import { isTimeZone } from '#content/time/clocks.ts'
import { stateCodeOf } from '#content/us-states.ts'
import { because, email, line, optionalLine, toE164 } from '#server/data-service/input.ts'

const link = line('webAddress', 2_000).refine(isWebAddress, because('webAddress'))

function isWebAddress(text: string): boolean {
  const url = URL.parse(text)
  return url?.protocol === 'https:' && url.hostname.includes('.') && !url.username && !url.password
}

function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === text
}

const state = z.string(because('stateUnknown')).transform((text, context) => {
  const code = stateCodeOf(text)
  if (code) return code
  context.addIssue({ code: 'custom', message: because('stateUnknown') })
  return z.NEVER
})

const color = z
  .string(because('accentForm'))
  .transform((typed) => typed.trim().toLowerCase())
  .pipe(z.string().regex(colorForm, because('accentForm')).refine(isVisibleAccent, because('accentFaint')))

const isPostalCode = (text: string | null) => text === null || /^\d{5}(-\d{4})?$/.test(text)

const texts: Readonly<Record<TextKind, z.ZodType<string | null>>> = {
  ...{ email, link, state, color },
  postalCode: optionalLine(10).refine(isPostalCode, because('postalCode')),
  day: z.string(because('realDay')).refine(isDay, because('realDay')),
  timeOfDay: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, because('timeOfDay')),
  timeZone: z.string(because('timeZone')).refine(isTimeZone, because('timeZone')),
  digest: z.string().regex(digestForm),
  imageAddress: z.string(because('photoAddress')).regex(imageAddressForm, because('photoAddress')),
}

const phoneLine = (label: string) =>
  z.object({ label: optionalLine(120), display: line('factMissing', 40) }).transform((typed, context) => {
    const e164 = toE164(typed.display)
    if (e164) {
      const { display } = phoneLineOf({ phone: typed.display, phoneE164: e164 })
      return { label: typed.label ?? label, display, e164 }
    }
    context.addIssue({ code: 'custom', path: ['display'], message: because('phoneNumber') })
    return z.NEVER
  })

/** What is not sent, or null, is absent. */
const orElse = <Value, Absent>(schema: z.ZodType<Value>, absent: Absent) =>
  schema.nullish().transform((value) => value ?? absent)

const noneTwice = (keyOf: (entry: unknown) => unknown) => (list: unknown[], context: z.RefinementCtx) => {
  const keys = list.map(keyOf)
  for (const [index, key] of keys.entries())
    if (keys.indexOf(key) < index)
      context.addIssue({ code: 'custom', path: [index], message: because('listedTwice') })
}

/** What a value may be, and the reason why it is refused; where nothing is sent, it is absent. */
function schemaOf(kind: Kind): z.ZodType {
  switch (kind.is) {
    case 'line':
      return line(kind.missing, kind.most)
    case 'whole':
      return z
        .int(because(kind.reason))
        .min(kind.least, because(kind.reason))
        .max(kind.most, because(kind.reason))
    case 'number':
      return z
        .number(because(kind.reason))
        .min(kind.least, because(kind.reason))
        .max(kind.most, because(kind.reason))
    case 'yes':
      return orElse(z.boolean(), false)
    case 'choice':
      return z.enum(kind.of, because(kind.reason))
    case 'object': {
      const whole = z.object(mapParts(kind.parts, schemaOf))
      return isAllOptional(kind.parts) ? z.preprocess((sent) => sent ?? {}, whole) : whole
    }
    case 'list': {
      const entries = orElse(z.array(schemaOf(kind.of)).max(kind.most, because('tooManyEntries')), [])
      return kind.keyOf ? entries.superRefine(noneTwice(kind.keyOf)) : entries
    }
    case 'optional':
      return kind.of.is === 'line' ? optionalLine(kind.of.most) : orElse(schemaOf(kind.of), null)
    case 'phone':
      return phoneLine(kind.label)
    default:
      return texts[kind.is]
  }
}

type ProfileShape = { [Name in FactName]: z.ZodType<BusinessProfile[Name]> }

// Each schema gives what the kind of its fact says, by which the profile is typed.
const shape = mapParts(kindsOfFacts, schemaOf) as ProfileShape

/** What each fact may be, as it is sent; null is absent. The name, the place, the dispatch line and the time zone never are. */
export const businessProfileInput = z.object({
  ...shape,
  place: shape.place.superRefine(({ latitude, longitude }, context) => {
    if ((latitude === null) === (longitude === null)) return
    const path = [latitude === null ? 'latitude' : 'longitude']
    context.addIssue({ code: 'custom', path, message: because('bothCoordinates') })
  }),
})
