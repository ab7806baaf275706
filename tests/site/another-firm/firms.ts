import type { BusinessProfile } from '#content/profile/business-profile.ts'
import type { ServiceSlug } from '#content/services.ts'
import { bareProfile, fullProfile } from '#tests/firms.ts'

/** Words by which a sentence is told that the firm did not say. In English and in Spanish. */
export type Foreign = Readonly<{ what: string; pattern: RegExp }>

export type OtherFirm = Readonly<{
  profile: BusinessProfile
  ownTexts: Readonly<Record<string, string>>
  taxPlace: string
  customer: { phone: string; address: string }
  foreign: readonly Foreign[]
}>

const line = (label: string, display: string) => ({
  label,
  display,
  e164: `+1${display.replace(/\D/g, '')}`,
})

const ofHouston: readonly Foreign[] = [
  { what: 'the built-in firm', pattern: /Lantern|lantern\.example/ },
  { what: 'its city', pattern: /Houston|Harris County|Montrose|The Heights\b|River Oaks|Galleria|\bBayou/i },
  { what: 'its roads', pattern: /\bthe Loop\b|610 Loop|Beltway/i },
  { what: 'its state', pattern: /Texas|\bTX\b|tejan[oa]/i },
  { what: 'its authority', pattern: /\bDPS\b|\bTOPS\b|Private Security Program|37 TAC/i },
  { what: 'its climate', pattern: /hurricane|hurac[áa]n|\bGulf\b|Golfo de/i },
  { what: 'its numbers', pattern: /\b713\b|555-01\d\d|B00000000|\$50,000|\$2M|1000\+|over two decades/ },
  { what: 'its place', pattern: /(?<!:)29\.76|95\.36|America\/Chicago/ },
  { what: 'its rating', pattern: /\b127\b|\b4\.8\b/ },
]

const noNights: readonly Foreign[] = [
  {
    what: 'the night',
    pattern:
      /24\/7|las 24 horas|any hour|around the clock|every hour|day (?:and|or) night(?! colors)|d[íi]a y (?:de )?noche(?! colores)|cualquier hora|a toda hora|three in the morning|same night|after hours|night rekey|madrugada/i,
  },
]

const noRating: readonly Foreign[] = [
  {
    what: 'a rating',
    pattern: /\d(?:\.\d)? (?:from|de|of 5 from|seg[úu]n) \d+ (?:reviews|reseñas|opiniones)/i,
  },
]

const noBond: readonly Foreign[] = [{ what: 'a bond', pattern: /\bbond(?:ed|s)?\b|\bfianza|afianzad/i }]

const noInsurance: readonly Foreign[] = [
  {
    what: 'an insurance',
    pattern: /\binsured\b|liability insurance|\basegurad[oa]s?\b|seguro de responsabilidad/i,
  },
]

const noFigures: readonly Foreign[] = [
  { what: 'a price', pattern: /\$\d/ },
  { what: 'a time', pattern: /\d+(?:–\d+)? (?:minutes|minutos)|same.day|mismo d[íi]a|before \d{1,2} [AP]M/i },
  { what: 'a warranty', pattern: /warrant[yi]|garant[íi]a/i },
  { what: 'a deposit', pattern: /\bdeposits?\b|(?<!\bde )\bdep[óo]sitos?\b|\banticipo/i },
  {
    what: 'years or people',
    pattern: /\d\+? (?:years|miles|customers|reviews|años|millas|clientes|reseñas)/i,
  },
]

const noLicense: readonly Foreign[] = [
  {
    what: 'a license',
    pattern:
      /\blicensed\b|licen[sc]e numbers?|our licen[sc]es?|(?:look|check) up .{0,30}licen|con licencia|nuestras? licencias?|n[úu]meros? de licencia/i,
  },
]

const services: Readonly<Record<ServiceSlug, RegExp>> = {
  'access-control': /access control|control de acceso|card reader|lector de tarjeta/i,
  surveillance: /surveillance|security camera|vigilancia|c[áa]maras? de seguridad|\bcameras\b/i,
  safe: /\bsafes\b|safe services|safe opening|inherited safe|cajas? fuertes?/i,
  automobile: /automo(?:tive|bile)|car keys?\b|\btransponder|llaves? de (?:auto|carro|coche)/i,
  'door-services': /door services|storefront door repair|servicios? de puertas/i,
  residential: /residential|residencial/i,
  commercial: /commercial|comercial/i,
  emergency: /emergency|emergencia/i,
}

export const foreignToPanels = ofHouston.filter(({ what }) => what !== 'its numbers')

/** What a firm claims that has said no more than what every firm says. */
export const foreignToAll: readonly Foreign[] = [
  ...[ofHouston, noNights, noRating, noBond, noInsurance, noLicense, noFigures].flat(),
]

const hidden = (slugs: readonly ServiceSlug[]): Foreign[] =>
  slugs.map((slug) => ({ what: `the service ${slug}, which is hidden`, pattern: services[slug] }))

const dayServices = ['access-control', 'surveillance', 'safe'] satisfies ServiceSlug[]

export const albuquerque: OtherFirm = {
  profile: {
    ...fullProfile,
    dispatch: { ...fullProfile.dispatch, label: 'Shop' },
    customers: null,
    rating: null,
    affiliations: [],
    nights: false,
    averageArrivalMinutes: null,
    sameDayBefore: null,
    bond: null,
    fees: { afterHours: null, trip: null },
    paymentMethods: ['card', 'cash'],
    paymentLink: null,
    reviewLink: null,
    closedDays: [],
    travelMinutes: null,
    holidays: [],
    hiddenServices: dayServices,
    hiddenCards: ['residential/mailboxes'],
  },
  ownTexts: { 'home.quote.urgent': 'In a hurry? Ring the shop.' },
  taxPlace: 'Albuquerque',
  customer: { phone: '(505) 272-4401', address: '88 Central Avenue NW, Albuquerque' },
  foreign: [...ofHouston, ...noNights, ...noRating, ...noBond, ...hidden(dayServices)],
}

const nightServices = ['automobile', 'safe', 'surveillance', 'door-services'] satisfies ServiceSlug[]

export const columbus: OtherFirm = {
  profile: {
    ...bareProfile,
    name: 'Olentangy Keys',
    place: { ...bareProfile.place, city: 'Columbus', state: 'OH', postalCode: '43215' },
    dispatch: line('Day and night', '(614) 227-0190'),
    timeZone: 'America/New_York',
    nights: true,
    emergencyArrival: { from: 25, to: 45 },
    averageArrivalMinutes: 33,
    callbackMinutes: 20,
    emergencyCallbackMinutes: 3,
    fees: { afterHours: '$39', trip: null },
    deposit: 'forOrders',
    paymentMethods: ['card', 'check', 'invoice'],
    paymentLink: 'https://pay.olentangykeys.com/',
    reviewLink: 'https://g.page/olentangy-keys/review',
    affiliations: ['Buckeye Locksmith Guild'],
    fieldHours: [{ from: 'Tuesday', to: 'Saturday', opens: '10:00', closes: '18:30' }],
    closedDays: [{ date: '2027-03-19', name: 'Inventory' }],
    holidays: ['thanksgiving', 'christmas'],
    hiddenServices: nightServices,
  },
  ownTexts: {},
  taxPlace: 'Franklin County',
  customer: { phone: '(614) 227-4402', address: '210 North High Street, Columbus' },
  foreign: [...ofHouston, ...noRating, ...noBond, ...noInsurance, ...noLicense, ...hidden(nightServices)],
}
