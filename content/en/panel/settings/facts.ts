import { dotted, type FactTable, factsNamed, lineInWords } from '#content/fact-words.ts'
import { type BusinessProfile, placeInWords } from '#content/profile/business-profile.ts'
import { timeOfDayInWords } from '../../facts.ts'
import { emergencyArrivalText, holidayNames, hoursInSentence } from '../../hours.ts'
import { contactServiceLabels, quoteServiceLabels } from '../../site/service-choices.ts'
import { practiceNames } from '../setup.ts'

const holidays = { ...holidayNames, washington: 'Washington’s Birthday' }

const deposits = { none: 'None', forOrders: 'Only for what is ordered for one customer' }

const methods = {
  card: 'Credit or debit card',
  cash: 'Cash',
  check: 'Check',
  transfer: 'Transfer',
  invoice: 'Invoice',
}

const bookable = { ...quoteServiceLabels, other: contactServiceLabels.other }

/** What the panel calls each fact of the business profile, and how it says its value. */
export const factWords = {
  name: {
    label: 'Name of the business',
    help: 'With your name, what the example business claims goes from the site. Then say what is yours.',
    said: (name) => name,
    claim: 'Name',
  },
  tagline: {
    label: 'Tagline',
    help: 'A few words under the name, for example Mobile locksmith.',
    said: (tagline) => tagline,
    claimed: (tagline) => tagline,
    claim: 'Tagline',
  },
  place: {
    claim: 'Place',
    claimed: (place) => dotted([place.street, placeInWords(place), place.postalCode]),
  },
  dispatch: {
    label: 'Main phone',
    help: 'Every call button dials it.',
    said: ({ display }) => display,
    claim: 'Main phone',
    claimed: lineInWords,
  },
  office: {
    label: 'Office phone',
    help: 'Shown on the contact page, next to the main phone.',
    said: ({ display }) => display,
    claim: 'Office phone',
    claimed: lineInWords,
  },
  email: { label: 'Email', said: (email) => email, claim: 'Email' },
  takesTexts: {
    label: 'The main phone takes text messages',
    help: 'Your pages then say “Text us” beside “Call us”.',
    said: () => 'takes texts',
    claim: 'Text messages',
  },
  speaksSpanish: {
    label: 'We speak Spanish',
    help: 'Your site is then in Spanish, too, and your pages say “Hablamos español”. Whoever answers the phone and comes to the door has to speak it.',
    said: () => 'Spanish spoken',
    claim: 'Spanish',
  },
  officeHours: {
    label: 'Office hours',
    said: hoursInSentence,
    claim: 'Office hours',
    claimed: hoursInSentence,
  },
  fieldHours: { label: 'Appointments', claim: 'Hours of booked work', claimed: hoursInSentence },
  closedDays: { label: 'Closed days and holidays', claim: 'Closed days' },
  holidays: {
    label: 'Closed every year on',
    options: holidays,
    claim: 'Holidays',
    claimed: (days) => days.map((day) => holidays[day]).join(', '),
  },
  travelMinutes: {
    label: 'Time to drive between two jobs (minutes)',
    help: 'The schedule warns where one person has less, and looks for free times that leave it.',
  },
  bookingMode: {
    label: 'Customers pick a time online',
    help: 'At once: the appointment stands as soon as they book it. Suspicious requests always wait for you.',
    options: { '': 'No', ask: 'Yes, and we confirm each', confirm: 'Yes, at once' },
    said: (mode) => (mode === 'ask' ? 'customers ask for a time' : 'customers book a time'),
  },
  bookingRules: {
    parts: {
      windowMinutes: { label: 'Window (minutes)', help: 'From 30 to 360. Empty: 120.' },
      minutes: { label: 'A job takes (minutes)', help: 'From 15 to 480. Empty: 60.' },
      noticeHours: { label: 'Notice at least (hours)', help: 'Empty: 2.' },
      daysAhead: { label: 'Days ahead', help: 'From 1 to 28. Empty: 14.' },
    },
  },
  hiddenBookings: { label: 'Work that can be booked', options: bookable },
  nights: {
    label: 'Someone answers at any hour',
    help: 'Without it, no page promises the night.',
    said: () => 'Any hour',
    claim: 'Someone answers at any hour',
    speech: /24\/7|any hour|day and night|every hour/i,
  },
  emergencyArrival: {
    label: 'Emergency arrival',
    parts: {
      from: { label: 'Emergency arrival, from (minutes)' },
      to: { label: 'Emergency arrival, to (minutes)' },
    },
    said: emergencyArrivalText,
    claim: 'Arrival in an emergency',
    claimed: emergencyArrivalText,
  },
  averageArrivalMinutes: {
    label: 'Average arrival (minutes)',
    help: 'Shown on the contact page only, as an average and not as a promise.',
    claim: 'Average arrival',
    claimed: (minutes) => `${minutes} minutes on average`,
  },
  emergencyCallbackMinutes: {
    label: 'Call back in an emergency within (minutes)',
    help: 'From 1 to 60. Whoever sends an emergency is told to expect your call by then, and may alert everyone on duty when it is over.',
    claim: 'Time to call back in an emergency',
    claimed: (minutes) => `Within ${minutes} minutes`,
  },
  callbackMinutes: {
    label: 'Call back about other requests within (minutes)',
    help: 'Of opening hours.',
    claim: 'Time to call back',
    claimed: (minutes) => `Within ${minutes} minutes of opening hours`,
  },
  sameDayBefore: {
    label: 'Same-day service if booked before',
    help: 'A time of day, for example 2 PM.',
    said: (time) => `same day before ${timeOfDayInWords(time) ?? time}`,
    claim: 'Same-day service',
    claimed: (time) => `If booked before ${timeOfDayInWords(time) ?? time}`,
  },
  laborWarrantyDays: {
    label: 'Warranty on labor (days)',
    said: (days) => `${days} days of warranty`,
    claim: 'Warranty on labor',
    claimed: (days) => `${days} days`,
  },
  hiddenServices: { label: 'Services', claim: 'Services you offer' },
  licenses: {
    label: 'License number',
    said: (licenses) => licenses.map(({ number }) => number).join(', '),
    claim: 'Licenses',
    speech: /our license|licensed/i,
    claimed: (licenses) =>
      licenses.flatMap(({ number, covers, holder }) => [number, covers, holder]).join(' · '),
  },
  liabilityInsurance: {
    label: 'Liability insurance',
    said: (amount) => `insured for ${amount}`,
    claim: 'Insurance',
  },
  bond: { label: 'Bond', said: (amount) => `bond of ${amount}`, claim: 'Bond' },
  since: {
    label: 'In business since',
    help: 'The year you started.',
    said: (year) => `since ${year}`,
    claim: 'In business since',
  },
  crewExperience: {
    label: 'Crew’s time in the trade',
    help: 'In words, for example “over two decades”.',
    claim: 'Experience',
  },
  customers: {
    label: 'Customers served',
    help: 'As shown on the site, for example 1000+.',
    said: (count) => `${count} customers`,
    claim: 'Customers served',
  },
  rating: {
    label: 'Rating elsewhere',
    help: 'Shown apart from the reviews on this site, with its link and its date. Fill in all of it, or nothing.',
    parts: {
      value: { label: 'Rating' },
      count: { label: 'From how many reviews' },
      source: { label: 'Where, for example Google' },
      asOf: { label: 'As of' },
      url: { label: 'Page where it can be read' },
    },
    said: ({ value, count }) => `${value} from ${count} reviews`,
    claim: 'Rating',
  },
  affiliations: {
    label: 'Associations you belong to',
    help: 'One in each line. You may add its https address.',
    claim: 'Affiliations',
    claimed: (names) => names.join(' · '),
  },
  reviewLink: {
    label: 'Page where customers can review you',
    help: 'For example your Google review link.',
    claim: 'Link to write a review',
  },
  serviceCall: {
    parts: {
      residential: { label: 'Service call at a home, from', said: homeFrom },
      commercial: { label: 'Service call at a business, from', said: businessFrom },
    },
    claim: 'Price of a service call',
    claimed: ({ residential, commercial }) =>
      dotted([residential && homeFrom(residential), commercial && businessFrom(commercial)]),
  },
  fees: {
    parts: { afterHours: { label: 'After-hours fee' }, trip: { label: 'Trip fee' } },
    claim: 'Fees',
    claimed: ({ afterHours, trip }) =>
      dotted([afterHours && `After-hours fee: ${afterHours}`, trip && `Trip fee: ${trip}`]),
  },
  deposit: {
    label: 'Deposit',
    options: { '': 'Not said', ...deposits },
    claim: 'Deposit',
    speech: /deposit|due/i,
    claimed: (deposit) => deposits[deposit],
  },
  paymentMethods: {
    label: 'How customers pay',
    options: methods,
    said: methodsInWords,
    claim: 'Ways to pay',
    speech: /\b(credit|cash|check|invoice)\b/i,
    claimed: methodsInWords,
  },
  paymentLink: {
    label: 'Page where customers pay online',
    help: 'From your payment provider. {amount} and {number} in it are filled in on invoices, for example https://pay.example.com/you/{amount}.',
    claim: 'Link to pay',
  },
  radiusMiles: {
    parts: {
      service: { label: 'You drive up to (miles)', said: (miles) => `${miles} miles` },
      freeTravel: { label: 'No travel fee within (miles)' },
      arrival: {
        label: 'Your emergency arrival time holds within (miles)',
        help: 'Your pages say it beside the time. Farther out they name the drive instead.',
      },
    },
    claim: 'How far you drive',
    claimed: ({ service, freeTravel, arrival }) =>
      dotted([
        service !== null && `Up to ${service} miles`,
        freeTravel !== null && `no travel fee within ${freeTravel}`,
        arrival !== null && `emergency arrival within ${arrival}`,
      ]),
  },
  serviceAreas: {
    label: 'Towns and neighborhoods',
    help: 'One in each line. They are listed where the site says how far you drive.',
    said: (areas) => areas.join(', '),
    claim: 'Areas',
    claimed: (areas) => areas.join(', '),
  },
} satisfies FactTable

export const { wordsOfFact, claimTitles } = factsNamed(factWords, practiceNames)

function homeFrom(price: string): string {
  return `home from ${price}`
}

function businessFrom(price: string): string {
  return `business from ${price}`
}

function methodsInWords(paid: BusinessProfile['paymentMethods']): string {
  return paid.map((method) => methods[method]).join(', ')
}
