import { z } from 'zod'
import { type BusinessProfile, weekdays } from '#content/business-profile.ts'
import { profileErrors as errors } from '#content/en/refusals.ts'
import { email, line } from '#server/data-service/text-input.ts'
import { readableNumber, toE164 } from './phone-number.ts'

const short = (most = 120) => line(errors.missing, most)
const figure = (most: number) => z.int(errors.figure).min(0, errors.figure).max(most, errors.figure)

/** A number as people write it; programs call its E.164 form, which nobody has to know. */
const phoneLine = z
  .object({ label: short(), display: short(40) })
  .transform(({ label, display }, context) => {
    const e164 = toE164(display)
    if (e164) return { label, display: readableNumber(display), e164 }
    context.addIssue({ code: 'custom', path: ['display'], message: errors.phone })
    return z.NEVER
  })
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, errors.time)
const openingHours = z.object({
  from: z.enum(weekdays),
  to: z.enum(weekdays),
  opens: timeOfDay,
  closes: timeOfDay,
})

/** The facts about the business as the owner enters them; reads back what is stored, too. */
export const businessProfileInput = z.object({
  name: short(),
  tagline: short(),
  city: short(),
  dispatch: phoneLine,
  office: phoneLine,
  email,
  licenses: z
    .array(z.object({ number: short(60), holder: short(), covers: short(200) }))
    .min(1, errors.license),
  since: z.int(errors.figure).min(1850, errors.figure).max(2100, errors.figure),
  crewExperience: short(),
  customers: short(20),
  emergencyArrival: z.object({ from: figure(600), to: figure(600) }),
  averageArrivalMinutes: figure(600),
  rating: z.object({
    value: z.number(errors.rating).min(1, errors.rating).max(5, errors.rating),
    count: figure(1_000_000),
    source: short(200),
  }),
  liabilityInsurance: short(40),
  bond: short(40),
  serviceCall: z.object({ residential: short(20), commercial: short(20) }),
  laborWarrantyDays: figure(36_500),
  sameDayBefore: short(20),
  radiusMiles: z.object({ service: figure(1_000), freeTravel: figure(1_000) }),
  fieldHours: z.array(openingHours),
  officeHours: z.array(openingHours),
  affiliations: z.array(short()),
  timeZone: z.string().refine(isTimeZone, errors.timeZone),
}) satisfies z.ZodType<BusinessProfile>

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }))
  } catch {
    return false
  }
}
