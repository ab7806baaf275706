import { expect, test } from 'vitest'
import { lanternWithPages, ownerCookie } from '#tests/lantern.ts'
import {
  albuquerque,
  doneJob,
  foundIn,
  gaps,
  pathsNaming,
  readAgain,
  readWhole,
  type Said,
  say,
} from './firm-site.ts'

type Blank = { without: Partial<Said>; trace: RegExp }

/** Not here: certain, computed, in the panel or in promised times only; services and the look have tests of their own. */
type Blanked = Exclude<
  keyof Said,
  | 'name'
  | 'dispatch'
  | 'timeZone'
  | 'areaPlaces'
  | 'emergencyCallbackMinutes'
  | 'travelMinutes'
  | 'hiddenServices'
  | 'hiddenCards'
  | 'hiddenPractices'
  | 'logo'
  | 'icon'
  | 'accent'
  | 'photos'
>

const { place, serviceCall, fees, radiusMiles, licenses } = albuquerque
const licensesWithout = (part: 'authority' | 'lookUp') => ({
  licenses: licenses.map((license) => ({ ...license, [part]: null })),
})

/** Values that no other fact has, so that a trace of one is its own. A fact that is new does not compile until it is here. */
const blanks: Readonly<Record<Blanked, readonly Blank[]>> = {
  tagline: [{ without: { tagline: null }, trace: /Mobile locksmith, Albuquerque/g }],
  place: [
    { without: { place: { ...place, street: null } }, trace: /Rio Bravo/g },
    { without: { place: { ...place, postalCode: null } }, trace: /87105/g },
    {
      without: {
        place: { ...place, city: 'Sandia Nowhere', latitude: null, longitude: null, postalCode: null },
      },
      trace: /35\.084|106\.65|GeoC/g,
    },
  ],
  office: [{ without: { office: null }, trace: /272-0118|Front desk/g }],
  email: [{ without: { email: null }, trace: /sandialock\.net(?!\/)/g }],
  licenses: [
    { without: { licenses: [] }, trace: /GS-29|398112|licensed|license number/gi },
    { without: licensesWithout('authority'), trace: /Construction Industries/g },
    { without: licensesWithout('lookUp'), trace: /psiexams/g },
  ],
  since: [{ without: { since: null }, trace: /\b1998\b|28\+/g }],
  crewExperience: [{ without: { crewExperience: null }, trace: /three decades/g }],
  customers: [{ without: { customers: null }, trace: /7400/g }],
  rating: [{ without: { rating: null }, trace: /\b391\b|4\.6|sandia-lock\/reviews/g }],
  affiliations: [{ without: { affiliations: [] }, trace: /Rio Grande|memberOf/g }],
  nights: [{ without: { nights: false }, trace: /24\/7|any hour|day and night(?! colors)/gi }],
  emergencyArrival: [{ without: { emergencyArrival: null }, trace: /41–67/g }],
  averageArrivalMinutes: [{ without: { averageArrivalMinutes: null }, trace: /\b52 minutes/g }],
  callbackMinutes: [{ without: { callbackMinutes: null }, trace: /\b37 minutes/g }],
  sameDayBefore: [{ without: { sameDayBefore: null }, trace: /11:20|same day service/gi }],
  laborWarrantyDays: [{ without: { laborWarrantyDays: null }, trace: /\b123\b/g }],
  liabilityInsurance: [{ without: { liabilityInsurance: null }, trace: /\$3M/g }],
  bond: [{ without: { bond: null }, trace: /27,500/g }],
  serviceCall: [
    { without: { serviceCall: { ...serviceCall, residential: null } }, trace: /\$71/g },
    { without: { serviceCall: { ...serviceCall, commercial: null } }, trace: /\$93/g },
  ],
  fees: [
    { without: { fees: { ...fees, afterHours: null } }, trace: /\$48/g },
    { without: { fees: { ...fees, trip: null } }, trace: /\$29/g },
  ],
  deposit: [{ without: { deposit: null }, trace: /deposit(?!or)/gi }],
  paymentMethods: [{ without: { paymentMethods: [] }, trace: /credit or debit|paymentAccepted/g }],
  paymentLink: [{ without: { paymentLink: null }, trace: /pay\.sandialock/g }],
  reviewLink: [{ without: { reviewLink: null }, trace: /sandia-lock\/review"/g }],
  radiusMiles: [
    { without: { radiusMiles: { ...radiusMiles, service: null } }, trace: /26[ -]mi/g },
    { without: { radiusMiles: { ...radiusMiles, freeTravel: null } }, trace: /13[ -]mi/g },
  ],
  serviceAreas: [{ without: { serviceAreas: [] }, trace: /Nob Hill|Corrales/g }],
  fieldHours: [{ without: { fieldHours: [] }, trace: /8:10/g }],
  officeHours: [{ without: { officeHours: [] }, trace: /9:20/g }],
  closedDays: [{ without: { closedDays: [] }, trace: /Inventory/gi }],
  holidays: [{ without: { holidays: [] }, trace: /Thanksgiving/g }],
}

test('each fact that is absent leaves no trace on any page, mail or receipt that names it, and no gap', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  await say(lantern, albuquerque, headers)
  const receipt = await doneJob(lantern, headers)
  const whole = await readWhole(lantern, headers, receipt)
  expect(foundIn(whole, gaps)).toEqual([])
  const faq = await (await lantern.fetch('/faq')).text()
  for (const { number, lookUp } of licenses)
    if (lookUp) expect(faq).toMatch(new RegExp(`<a href="${lookUp}"[^>]*>${number}</a>`))
  const left: string[] = []
  const cases = Object.entries(blanks).flatMap(([fact, blank]) => blank.map((each) => ({ fact, ...each })))
  for (const [index, { fact, without, trace }] of cases.entries()) {
    const naming = pathsNaming(whole, trace)
    if (naming.length === 0) left.push(`${fact}: stands nowhere when it is there`)
    const name = `${albuquerque.name} No. ${index}`
    await say(lantern, { ...albuquerque, ...without, name }, headers)
    const texts = await readAgain(lantern, headers, naming)
    for (const found of foundIn(texts, trace)) left.push(`${fact}: ${found}`)
    for (const found of foundIn(texts, gaps)) left.push(`${fact}, gap: ${found}`)
  }
  expect(left).toEqual([])
}, 240_000)

test('the firm in Houston says all that it said', async () => {
  await using lantern = await lanternWithPages()
  const home = await (await lantern.fetch('/')).text()
  for (const text of [
    'Lantern Lock &amp; Door',
    'Houston, day and night',
    '20–30',
    '$2M',
    'B00000000',
    '1000+',
  ])
    expect(home).toContain(text)
})
