import { hoursInWords } from '../hours.ts'
import { locale } from '../locale.ts'

const names = new Intl.ListFormat(locale, { type: 'conjunction' })

export const businessWords = {
  title: 'Business profile',
  lead: 'What your pages, emails and search engines say about your business. What you leave empty is not claimed anywhere.',
  notSaidOf: (facts: readonly string[]) => `Not said: ${names.format(facts)}`,

  identity: 'Name',
  place: 'Place',
  phones: 'Phone and email',
  hours: 'Hours and closed days',
  booking: 'Online booking',
  bookingOff: 'Off',
  promises: 'Nights and promises',
  services: 'Services',
  licenses: 'Licenses and insurance',
  reputation: 'Experience and reputation',
  prices: 'Prices and payment',
  area: 'Service area',
  help: {
    identity: 'Your name appears on every page, in every email and in search results.',
    place:
      'Where the business is at home. City, state and time zone are needed; leave the rest empty if you do not want it shown.',
    phones: 'Only the main phone is needed; the rest may stay empty.',
    hours:
      'When the office answers, and when the vans do booked work. Leave a list empty if you make no such claim.',
    booking:
      'Customers pick a time on the page of their request, after they have sent it. Times come from your hours for appointments, closed days, the schedule and the time to drive. Emergencies are never booked.',
    promises: 'Leave empty what you do not promise.',
    services: 'A service that is off leaves the menu, the forms, the search and the site map.',
    licenses:
      'Some states, such as Texas (37 TAC 35.9), require the license number in every advertisement. Leave empty what you do not hold.',
    reputation: 'Leave empty what you make no claim about.',
    prices: 'Amounts as they are shown, for example $65. Leave empty what you do not want to say.',
    area: 'Leave empty if you make no such claim.',
  },

  street: 'Street address',
  streetHelp: 'Leave empty if customers do not come to you.',
  walkIn: 'Customers may come by',
  city: 'City',
  state: 'State',
  postalCode: 'ZIP code',
  latitude: 'Latitude',
  longitude: 'Longitude',
  coordinatesHelp:
    'For the map. When you enter another city or ZIP code, saving looks them up. Enter them only if the map is wrong.',
  timeZone: 'Time zone',
  timeZoneHelp: 'Every time on your site, in emails and in this panel is shown in it.',
  takeTimeZone: (state: string, zone: string) => `${state}: use ${zone}`,

  number: 'Number',
  label: 'Label on the contact page',

  from: 'From',
  to: 'To',
  opens: 'Opens',
  closes: 'Closes',
  closed: 'Closed',
  addHours: 'Add hours',
  fieldLine: (position: number) => `Appointments, line ${position}`,
  officeLine: (position: number) => `Office, line ${position}`,
  closedSaid: (days: readonly string[]) => `closed ${days.join(', ')}`,
  closedDay: (position: number) => `Closed day ${position}`,
  addClosedDay: 'Add a closed day',
  date: 'Date',
  dayName: 'Why, in a word or two',

  servicesSaid: (on: number, all: number) => `${on} of ${all} services`,
  cardsHiddenSaid: (count: number) => (count === 1 ? '1 card is off' : `${count} cards are off`),
  cardsOn: (on: number, all: number) => (on === all ? `All ${all} cards` : `${on} of ${all} cards`),

  holder: 'Held by',
  covers: 'What it covers',
  authority: 'Issued by',
  lookUp: 'Page where it can be checked',
  lookUpHelp: 'The number on your site becomes a link to it.',
  addLicense: 'Add a license',
  license: (position: number) => `License ${position}`,

  removeOf: (what: string) => `Remove ${what}`,
  added: (what: string) => `Added ${what}`,
  removed: (what: string) => `Removed ${what}`,
  weekdays: {
    Monday: 'Monday',
    Tuesday: 'Tuesday',
    Wednesday: 'Wednesday',
    Thursday: 'Thursday',
    Friday: 'Friday',
    Saturday: 'Saturday',
    Sunday: 'Sunday',
  },

  whereItShows: 'Where it shows',
  showsNowhere: 'No sentence of the site says anything of this now.',
  moreSentences: (count: number) => (count === 1 ? 'and one more sentence' : `and ${count} more sentences`),
  newTab: '(opens in a new tab)',
  places: {
    every: 'Every page',
    home: 'Home page',
    about: 'About page',
    contact: 'Contact page',
    services: 'Services page',
    faq: 'Questions and answers',
    brands: 'Brands page',
    reviews: 'Reviews page',
    privacy: 'Privacy page',
  },

  save: 'Save',
  saveAndNext: 'Save and next',
  skipStep: 'Skip this step',
  homeBeside: 'Your home page',
  homeBesideHelp: 'It changes as you type. Visitors see it once you save.',
  failed: 'Failed to save the business profile',
  saved: 'Saved. Your site is updated.',
  seeSite: 'See the home page',
  next: (section: string) => `Next: ${section}`,
  stepOf: (step: number, all: number) => `${step} of ${all}`,
  unread: (values: string) =>
    `Not on your site, because it is not complete or not valid any more: ${values}. It is kept until you enter it again.`,
  conflict: 'Someone else saved the business profile after you opened it.',

  loadFailed: 'The business profile could not be loaded.',
  loadFailedHint: 'It is safe, and your site still shows it. Try again in a moment.',
}

const time = (opens: string, closes: string) =>
  hoursInWords([{ from: 'Monday', to: 'Monday', opens, closes }])[0]?.hours

/** `minutes`: the longer of a window and a job. */
type NoWindowFacts = { hours: number; minutes: number }

export const profileWarnings = {
  exampleNumber: (display: string) => `${display} is still the example: visitors cannot reach you by phone.`,
  exampleEmail: (email: string) => `${email} is still the example: email to it reaches nobody.`,
  exampleLicense: (number: string) =>
    `License ${number} is still the example. Texas requires yours in every advertisement, and this site is one (37 TAC 35.9).`,

  sameNumber:
    'Both lines have the same number. The contact page then shows it twice, once for emergencies and once for appointments.',

  noLocksmithLicense:
    'No license here covers locksmith work. Texas requires that license number in every advertisement (37 TAC 35.9), and this site offers locksmith work.',
  noTexasLicense:
    'Texas requires your license number in every advertisement, and this site is one (37 TAC 35.9). Enter it here.',
  sameLicense: 'Two licenses have the same number.',

  notOnMap: (place: string) =>
    `${place} was not found in our table of places, so there is no map. Check the spelling, add a ZIP code, or enter the coordinates.`,
  otherPostalCode: (postalCode: string, state: string) =>
    `${postalCode} is no ZIP code of ${state}. Search engines and maps go by it.`,
  otherTimeZone: (timeZone: string, state: string) =>
    `Clocks in ${state} do not show the time of ${timeZone}. Your hours and every time on the site go by it.`,
  walkInWithoutStreet: 'Customers may come by, but there is no street address to come to.',
  textsWithExtension: 'Text messages go to the number of the main phone, without its extension.',
  /** What in a label promises the night. */
  night: /\bnight\b|\b24\b/i,
  labelSaysNight: (label: string) =>
    `The label “${label}” promises the night, but you do not say that someone answers at any hour.`,
  callbackWithoutHours: (minutes: number) =>
    `You promise a call within ${minutes} minutes of opening hours, but no office hours are entered.`,
  bookingWithoutHours: 'No hours are entered, so there is no time that customers could pick.',
  noWindow: (days: number, why: string) =>
    `With these rules customers have no time to pick in the next ${days === 1 ? 'day' : `${days} days`}: ${why}`,
  whyNoWindow: {
    notice: ({ hours }: NoWindowFacts) => `the notice of ${hours} hours leaves none.`,
    length: ({ minutes }: NoWindowFacts) =>
      `you are never open for the ${minutes} minutes that a window or a job takes.`,
    closed: () => 'all of them are closed days or holidays.',
    days: () => 'you are not open on those days. Let them look further ahead.',
    together: () => 'the notice, the length and the days together leave none.',
  },
  noServices: 'Every service is off: the site offers nothing.',
  serviceWithoutCards: 'A service is on, but all of its cards are off. Switch the service off instead.',
  linkWithoutMethods: 'There is a link to pay online, but no way to pay is checked.',
  pastDays: (count: number) =>
    count === 1
      ? 'One closed day is over. You can remove it.'
      : `${count} closed days are over. You can remove them.`,

  futureStart: (since: number) => `${since} is in the future.`,
  youngCrew: (experience: string, years: number) =>
    `The pages say “${years}+ years” since you began, but the crew has been in the trade for ${experience}: less than the company.`,
  ratingTooHigh: 'A rating goes up to 5.',
  noRatings: 'A rating from 0 reviews is not a rating yet.',
  futureRating: 'The day of the rating is in the future.',
  oldRating: (asOf: string) => `The rating is from ${asOf}, more than a year ago. Look it up again.`,
  moreRatingsThanCustomers: (count: number, customers: string) =>
    `${count} reviews from ${customers} customers: more reviews than customers.`,

  windowBackwards: 'The arrival window ends before it begins.',
  slowAverage: (average: number, most: number) =>
    `You promise to be there in ${most} minutes at most, but say that you need ${average} on average.`,
  noTime: (text: string) => `“${text}” is not a time of day, like 2 PM.`,
  sameDayTooLate: (text: string) =>
    `At ${text} the vans have stopped for the day, so it cannot be the same day.`,

  arrivalBeyondService: 'Your emergency arrival time is said to hold farther out than you drive.',
  freeBeyondService: 'The travel fee would start farther out than you drive, so it could never apply.',

  field: 'Appointments',
  office: 'Office',
  closesFirst: (whose: string, opens: string, closes: string) =>
    `${whose}: ${time(opens, closes)} goes on past midnight. Is that what you mean?`,
  dayTwice: (whose: string, day: string) => `${whose}: ${day} is listed twice.`,
}
