import type { TextProblem } from '#content/own-text-problem.ts'
import { factNames, factOf } from '#content/profile/facts.ts'
import { isPractice } from '#content/profile/practices.ts'
import { serviceSlugs } from '#content/services.ts'
import { serviceLabels } from '../site/service-choices.ts'
import { textRefusals, tooLong } from '../text-refusals.ts'
import { wordsOfFact } from './settings/facts.ts'
import { practiceNames } from './setup.ts'

/** What a name in the braces of a text stands for, where the label of its field does not say it, or another name has that too. */
const named: Readonly<Record<string, string>> = {
  city: 'your town',
  state: 'your state',
  place: 'your town and state',
  street: 'your street',
  phone: 'your phone number',
  officePhone: 'your office phone',
  email: 'your email address',
  year: 'this year',
  trashDays: 'days until what is deleted is gone',
  ourLicense: 'your license number',
  licenseHolders: 'who holds the license',
  licenseAuthority: 'who issued the license',
  since: 'the year you began',
  years: 'your years in business',
  yearsOpen: 'your years in business, in words',
  arrivalFrom: 'emergency arrival, from (minutes)',
  arrivalTo: 'emergency arrival, to (minutes)',
  averageTime: 'average arrival, in words',
  callbackTime: 'when you call back, in words',
  warranty: 'warranty on labor, in words',
  claimedRating: 'your rating elsewhere',
  claimedCount: 'how many reviews elsewhere',
  claimedReviews: 'reviews elsewhere, in words',
  claimSource: 'where you are rated',
  claimDate: 'the day of that rating',
  homePrice: 'price of a service call at a home',
  businessPrice: 'price of a service call at a business',
  afterHoursFee: 'your after-hours fee',
  tripFee: 'your trip fee',
  payment: 'how customers pay',
  miles: 'how far you drive (miles)',
  radius: 'how far you drive',
  freeMiles: 'no travel fee within (miles)',
  freeRadius: 'no travel fee within',
  arrivalRadius: 'where the arrival time holds',
  bookedHours: 'your hours for appointments',

  about: 'what it is about',
  address: 'the address',
  after: 'what comes after',
  amount: 'the amount',
  before: 'what comes before',
  by: 'who did it',
  callAt: 'when you call',
  count: 'how many',
  customer: 'the customer’s name',
  day: 'the day',
  days: 'how many days',
  digits: 'the last digits',
  distance: 'how far away',
  holder: 'who holds the license',
  label: 'its name',
  link: 'the link',
  minutes: 'how many minutes',
  n: 'how many',
  name: 'the name',
  number: 'the number',
  page: 'the page',
  price: 'the price',
  promise: 'when you call back',
  query: 'what was searched for',
  rating: 'the rating',
  service: 'the service',
  site: 'the name of the page',
  staff: 'who comes',
  stars: 'how many stars',
  time: 'the time',
  title: 'the title',
  waiting: 'what waits',
  who: 'who it is',
}

const conditions: Readonly<Record<string, string>> = {
  nights: 'someone answers at any hour',
  takesTexts: 'your phone takes text messages',
  speaksSpanish: 'you speak Spanish',
  keepsHours: 'you give your hours',
  asksDeposit: 'you say whether you take a deposit',
  feeFartherOut: 'you drive farther than for free',
  looksUp: 'your license can be looked up',
  houston: 'you are in Houston',
  texas: 'you are in Texas',
  gulf: 'you are near the Gulf coast',
  licensed: 'you name a license',
  mobile: 'you come to customers',
  faces: 'you show a photo of a person',
  noDeposit: 'you take no deposit',
  depositForOrders: 'you take a deposit for orders',
  takesCards: 'you take cards',
  takesCash: 'you take cash',
  takesChecks: 'you take checks',
  invoices: 'you send invoices',
}

/** The name of a fact in plain words. What nobody named says its own name. */
export const factNamed = (name: string): string =>
  own(named, name) ?? fieldNamed(name) ?? name.replace(/(?<=[a-z])(?=[A-Z])|-/g, ' ').toLowerCase()

const fieldNamed = (name: string) => {
  const field = factNames.find((one) => factOf(one).says?.includes(name))
  return field && wordsOfFact(field).label
}

/** When a condition holds, after "only while"; undefined for a fact. */
export function conditionNamed(name: string): string | undefined {
  const service = serviceSlugs.find((slug) => name === `does-${slug}`)
  if (service) return `you offer “${serviceLabels[service]}”`
  if (isPractice(name)) return `you say “${practiceNames[name]}”`
  if (name.startsWith('has-')) return `you give “${factNamed(name.slice(4))}”`
  return own(conditions, name)
}

const own = (words: Readonly<Record<string, string>>, name: string) =>
  Object.hasOwn(words, name) ? words[name] : undefined

export const chipWords = {
  facts: 'From your profile',
  onlyIf: 'only if',
  more: (conditions: number) =>
    conditions === 0 ? 'More' : conditions === 1 ? 'More: 1 condition' : `More: ${conditions} conditions`,
  standsWhile: 'Stands only while',
  saysWhile: (sentence: string) => `“${sentence}” stands only while`,
  notNow: 'not so now',
  noValue: 'not given yet',
  addFact: 'Put in a fact',
  choose: 'Choose one',
  madeOf: (count: number) => `This line is made of ${count} texts`,
}

/** What is wrong with a text, said at its field: what it lacks by its chip's name. */
export function problemInWords(problem: TextProblem): string {
  if (problem.reason === 'tooLong') return tooLong(problem.facts)
  if (problem.reason === 'textFact') return textRefusals.textFact(problem.facts)
  if (problem.reason === 'textLacks')
    return `Put “${factNamed(problem.facts.name)}” back: without it the text does not say what it is there for.`
  return textRefusals[problem.reason]
}
