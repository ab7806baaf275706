import { quoteServices, serviceCards, serviceSlugs } from '#content/services.ts'
import { weekdays } from '#content/time/clocks.ts'
import { holidays } from '#content/time/holidays.ts'
import type { StateCode } from '#content/us-states.ts'
import { markGrounds } from './brand.ts'
import {
  choice,
  figure,
  type Kind,
  line,
  list,
  number,
  object,
  optional,
  phone,
  set,
  textOf,
  whole,
  yes,
} from './fact-kinds.ts'
import { practices } from './practices.ts'
import type { ProfileSection } from './profile-sections.ts'

/** What is paid before the work: nothing, or a part where something is ordered for one customer alone. */
const deposits = ['none', 'forOrders'] as const

const paymentMethods = ['card', 'cash', 'check', 'transfer', 'invoice'] as const

const bookingModes = ['ask', 'confirm'] as const

/** On the page about the business. */
export const mostPeople = 12

export const photoSubjects = ['owner', 'crew', 'van'] as const

const cards = serviceSlugs.flatMap((slug) => serviceCards[slug].map((card) => `${slug}/${card}`))

/** What can be booked online: everything but emergencies, which are called. */
const bookableServices = [...quoteServices, 'other'] as const

const weekday = choice(weekdays, { name: 'Weekday' })

const openingHours = list(
  object('OpeningHours', {
    from: weekday,
    to: weekday,
    opens: textOf('timeOfDay'),
    closes: textOf('timeOfDay'),
  }),
  21,
)

const mark = object('BrandMark', {
  digest: textOf('digest'),
  width: whole(1, Number.MAX_SAFE_INTEGER, 'notValid'),
  height: whole(1, Number.MAX_SAFE_INTEGER, 'notValid'),
  ground: choice(markGrounds, { name: 'MarkGround' }),
})

/** `says`: by what sentences name it. Where it is given the fact is a claim, which somebody has to confirm. */
type Declared = Readonly<{ is: Kind; says?: readonly string[] }>

/** `section`: where the owner edits it. */
type Fact = Declared & Readonly<{ section?: ProfileSection }>

function inSection<Section extends ProfileSection, const Facts extends Readonly<Record<string, Declared>>>(
  section: Section,
  declared: Facts,
) {
  const edited = Object.entries(declared).map(([name, fact]) => [name, { ...fact, section }])
  // The same names.
  return Object.fromEntries(edited) as { readonly [Name in keyof Facts]: Facts[Name] & { section: Section } }
}

/**
 * The facts about the business, each declared once: what is sent, stored, read, shown and edited follows from here (see
 * docs/adding-a-fact.md). What may be absent, or is an empty list, is then not claimed anywhere.
 */
export const facts = {
  ...inSection('identity', {
    name: { is: line(120), says: ['company'] },
    tagline: { is: optional(line(120)), says: ['tagline'] },
  }),
  ...inSection('place', {
    /** Where the business is at home. `state` is its code ("TX"). Customers may visit it only with `walkIn`. */
    place: {
      is: object('Place', {
        street: optional(line(120)),
        city: line(80),
        state: textOf<StateCode>('state'),
        postalCode: optional(textOf('postalCode')),
        latitude: optional(number(-90, 90, 'latitude')),
        longitude: optional(number(-180, 180, 'longitude')),
        walkIn: yes,
      }),
      says: ['city', 'state', 'place', 'street', 'houston', 'texas', 'gulf', 'mobile'],
    },
    /** Every time on the site, in mails and in the panel is shown in it (IANA name). */
    timeZone: { is: textOf('timeZone') },
  }),
  ...inSection('phones', {
    /** Calls to action and the footer use `dispatch`; the contact page shows both lines with their labels. */
    dispatch: { is: phone('Dispatch'), says: ['phone'] },
    office: { is: optional(phone('Office')), says: ['officePhone'] },
    email: { is: optional(textOf('email')), says: ['email'] },
    /** The dispatch line answers text messages. */
    takesTexts: { is: yes, says: ['takesTexts'] },
    /** Whoever answers and comes speaks it: the site is offered in Spanish, too. */
    speaksSpanish: { is: yes, says: ['speaksSpanish'] },
  }),
  ...inSection('hours', {
    officeHours: { is: openingHours, says: ['officeHours'] },
    fieldHours: { is: openingHours, says: ['bookedHours'] },
    closedDays: {
      is: set(
        object('ClosedDay', { date: textOf('day'), name: optional(line(80)) }),
        200,
        ({ date }) => date,
      ),
      says: [],
    },
    holidays: { is: set(choice(holidays, { name: 'Holiday' }), holidays.length), says: [] },
    travelMinutes: { is: optional(figure(240)) },
  }),
  ...inSection('booking', {
    /** Customers pick a window of arrival: it waits for staff to confirm, or stands at once. Absent: they pick none. */
    bookingMode: { is: optional(choice(bookingModes, { name: 'BookingMode' })) },
    bookingRules: {
      is: object('BookingRules', {
        minutes: optional(whole(15, 480)),
        windowMinutes: optional(whole(30, 360)),
        noticeHours: optional(figure(168)),
        daysAhead: optional(whole(1, 28)),
      }),
    },
    hiddenBookings: {
      is: set(choice(bookableServices, { reason: 'serviceUnknown' }), bookableServices.length),
    },
  }),
  ...inSection('promises', {
    /** The dispatch line is answered at any hour, and emergencies are served at any hour. */
    nights: { is: yes, says: ['nights'] },
    emergencyArrival: {
      is: optional(object('ArrivalWindow', { from: figure(600), to: figure(600) })),
      says: ['arrival'],
    },
    averageArrivalMinutes: { is: optional(figure(600)), says: ['averageArrival', 'averageTime'] },
    /** Minutes within which staff call back: of any hour in an emergency, of opening hours where it can wait. */
    emergencyCallbackMinutes: {
      is: optional(whole(1, 60, 'callbackMinutes')),
      says: ['emergencyCallbackMinutes'],
    },
    callbackMinutes: {
      is: optional(whole(1, 1_440, 'answerMinutes')),
      says: ['callbackMinutes', 'callbackTime'],
    },
    /** Non-emergency requests booked before this time of day are served the same day: "2 PM". */
    sameDayBefore: { is: optional(line(20)), says: ['sameDayBefore'] },
    laborWarrantyDays: { is: optional(figure(36_500)), says: ['warrantyDays', 'warranty'] },
  }),
  ...inSection('services', {
    /** Services that the business does not offer, and cards of those that it does: "safe/depository-safes". */
    hiddenServices: {
      is: set(choice(serviceSlugs, { name: 'ServiceSlug', reason: 'serviceUnknown' }), serviceSlugs.length),
      says: serviceSlugs.map((slug) => `does-${slug}` as const),
    },
    hiddenCards: { is: set(choice(cards, { reason: 'cardUnknown' }), cards.length) },
  }),
  ...inSection('licenses', {
    /**
     * 37 TAC 35.9 wants the licence number in every advertisement; Texas licenses each trade separately. `authority`: who issued
     * it; `lookUp`: the page where it can be checked.
     */
    licenses: {
      is: list(
        object('License', {
          number: line(60),
          holder: line(120),
          covers: line(200),
          authority: optional(line(200)),
          lookUp: optional(textOf('link')),
        }),
        20,
      ),
      says: ['ourLicense', 'licenseHolders', 'licenseAuthority', 'licensed'],
    },
    liabilityInsurance: { is: optional(line(40)), says: ['insurance'] },
    bond: { is: optional(line(40)), says: ['bond'] },
  }),
  ...inSection('reputation', {
    since: { is: optional(whole(1850, 2100)), says: ['since', 'years', 'yearsOpen'] },
    crewExperience: { is: optional(line(120)), says: ['experience'] },
    customers: { is: optional(line(20)), says: ['customers'] },
    /**
     * A claim with its source, never mixed with an average of the reviews that this site holds. `asOf`: the day on which it was
     * so, as "2026-11-01"; `url`: where it can be read.
     */
    rating: {
      is: optional(
        object('RatingClaim', {
          value: number(1, 5, 'ratingFigure'),
          count: figure(1_000_000),
          source: line(200),
          url: textOf('link'),
          asOf: textOf('day'),
        }),
      ),
      says: ['claimedRating', 'claimedCount', 'claimedReviews', 'claimSource', 'claimDate'],
    },
    affiliations: { is: list(line(120), 50), says: [] },
    reviewLink: { is: optional(textOf('link')), says: [] },
  }),
  ...inSection('prices', {
    /** What a service call costs at least, and what adds to it: "$65". */
    serviceCall: {
      is: object('ServiceCallPrices', { residential: optional(line(20)), commercial: optional(line(20)) }),
      says: ['homePrice', 'businessPrice'],
    },
    fees: {
      is: object('Fees', { afterHours: optional(line(20)), trip: optional(line(20)) }),
      says: ['afterHoursFee', 'tripFee'],
    },
    deposit: {
      is: optional(choice(deposits, { name: 'Deposit' })),
      says: ['noDeposit', 'depositForOrders'],
    },
    paymentMethods: {
      is: set(choice(paymentMethods, { name: 'PaymentMethod' }), 10),
      says: ['payment', 'takesCards', 'takesCash', 'takesChecks', 'invoices'],
    },
    paymentLink: { is: optional(textOf('link')), says: [] },
  }),
  ...inSection('area', {
    /** Miles from the place: how far we drive, from where a travel fee may apply, and within which the emergency arrival holds. */
    radiusMiles: {
      is: object('RadiusMiles', {
        service: optional(figure(1_000)),
        freeTravel: optional(figure(1_000)),
        arrival: optional(figure(1_000)),
      }),
      says: ['miles', 'radius', 'freeMiles', 'freeRadius', 'arrivalRadius'],
    },
    serviceAreas: { is: set(line(80), 100, (name) => name.toLowerCase()), says: ['areas'] },
  }),
  /** Where those of them are that are towns of the same state: computed whenever they are saved; what is sent does not count. */
  areaPlaces: {
    is: list(object('AreaPlace', { name: line(80), latitude: number(), longitude: number() }), 100),
  },
  /** What our texts say of how one works, and the business does not. */
  hiddenPractices: { is: set(choice(practices, { name: 'Practice' }), practices.length) },
  /** The look: marks and a color ("#1e3a8a") in place of the built-in ones, and photos of the people and the van. */
  logo: { is: optional(mark) },
  darkLogo: { is: optional(mark) },
  icon: { is: optional(mark) },
  accent: { is: optional(textOf('color')) },
  /** `image`: the address of one that was uploaded here; `alt`: what it shows. */
  photos: {
    is: set(
      object('Photo', {
        subject: choice(photoSubjects, { name: 'PhotoSubject' }),
        image: textOf('imageAddress'),
        alt: line(300, 'photoAlt'),
      }),
      photoSubjects.length,
      ({ subject }) => subject,
    ),
  },
  /** Who the owner shows on the page about the business; accounts of the panel and their photos stay private. */
  people: {
    is: list(
      object('PersonOnSite', {
        name: line(80),
        role: line(80),
        photo: optional(textOf('imageAddress')),
      }),
      mostPeople,
    ),
  },
} as const satisfies Record<string, Fact>

type Facts = typeof facts

export type FactName = keyof Facts

/** What the profile says. What the business looks like is no claim; the cards that are hidden go with the services. */
export type FactClaim = {
  [Name in FactName]: Facts[Name] extends { says: readonly string[] } ? Name : never
}[FactName]

/** What sentences name facts by: "{warrantyDays}". */
export type SaidFact = Facts[FactClaim]['says'][number]

// Their keys are the names, as their type says.
export const factNames = Object.keys(facts) as readonly FactName[]

export const factOf = (name: FactName): Fact => facts[name]

export const kindsOfFacts: Readonly<Record<string, Kind>> = Object.fromEntries(
  factNames.map((name) => [name, factOf(name).is]),
)

export const factsOfSection = (section: ProfileSection): FactName[] =>
  factNames.filter((name) => factOf(name).section === section)
