import { hoursInWords } from './hours.ts'

export const businessWords = {
  title: 'Business profile',
  lead: 'What your pages, emails and search engines say about your business. Each fact is entered once, and the site is updated as soon as you save.',

  identity: 'Name and place',
  name: 'Name of the business',
  tagline: 'Tagline',
  city: 'City',
  cityHelp: 'City and state, for example Houston, Texas.',
  timeZone: 'Time zone',
  timeZoneHelp: 'Every time on your site, in emails and in this panel is shown in it.',

  phones: 'Phone and email',
  dispatch: 'Emergency line',
  dispatchHelp: 'Every call button dials it.',
  office: 'Office line',
  officeHelp: 'Shown on the contact page, next to the emergency line.',
  number: 'Number',
  label: 'Label on the contact page',
  email: 'Email',

  licenses: 'Licenses',
  licensesHelp:
    'Texas licenses each trade separately and requires the number in every advertisement (37 TAC 35.9). The first one shows at the top of every page, all of them at the bottom.',
  licenseNumber: 'License number',
  holder: 'Held by',
  covers: 'What it covers',
  addLicense: 'Add a license',
  license: (position: number) => `License ${position}`,

  reputation: 'Experience and reputation',
  since: 'In business since',
  sinceHelp: 'The year you started.',
  crewExperience: 'Crew’s time in the trade',
  crewExperienceHelp: 'In words, for example “over two decades”.',
  customers: 'Customers served',
  customersHelp: 'As shown on the site, for example 1000+.',
  ratingValue: 'Rating',
  ratingCount: 'From how many reviews',
  ratingSource: 'Where that rating comes from',
  ratingSourceHelp: 'Shown apart from the reviews on this site.',
  affiliations: 'Associations you belong to',
  noAffiliations: 'None entered. The about page shows your license instead.',
  affiliation: (position: number) => `Association ${position}`,
  addAffiliation: 'Add an association',

  promises: 'What you promise',
  callback: 'Call back in an emergency within (minutes)',
  callbackHelp:
    'From 1 to 60, at any hour. Whoever sends an emergency is told to expect your call by then, and may alert everyone on duty when it is over.',
  arrivalFrom: 'Emergency arrival, from (minutes)',
  arrivalTo: 'Emergency arrival, to (minutes)',
  average: 'Average arrival (minutes)',
  averageHelp: 'Shown on the contact page only, as an average and not as a promise.',
  sameDay: 'Same-day service if booked before',
  sameDayHelp: 'A time of day, for example 2 PM.',
  warranty: 'Warranty on labor (days)',

  prices: 'Prices and insurance',
  residential: 'Service call at a home, from',
  commercial: 'Service call at a business, from',
  insurance: 'Liability insurance',
  bond: 'Bond',

  area: 'How far you drive',
  radius: 'Service area (miles from downtown)',
  freeTravel: 'No travel fee within (miles)',

  hours: 'Hours',
  hoursHelp:
    'When the vans do booked work, and when the office answers. Emergencies are served day and night.',
  fieldHours: 'Appointments: when the vans do booked work',
  officeHours: 'Office: when someone answers',
  from: 'From',
  to: 'To',
  opens: 'Opens',
  closes: 'Closes',
  addHours: 'Add hours',
  fieldLine: (position: number) => `Appointments, line ${position}`,
  officeLine: (position: number) => `Office, line ${position}`,

  remove: 'Remove',
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
  newTab: '(opens in a new tab)',
  places: {
    header: 'Top of every page',
    footer: 'Bottom of every page',
    search: 'Search engines',
    home: 'Home page',
    about: 'About page',
    contact: 'Contact page',
    emergency: 'Emergency page',
    services: 'Services page',
    faq: 'Questions and answers',
    mail: 'Emails',
    share: 'Previews of shared links',
  },
  frame: 'The top of the site, as visitors see it',

  disagreeHint: 'You can still save.',
  warningsTitle: (count: number) => (count === 1 ? '1 detail to check' : `${count} details to check`),

  save: 'Save profile',
  failed: 'Failed to save the business profile',
  saved: 'Saved. Your site is updated.',
  seeSite: 'See the home page',
  conflict: 'Someone else saved the business profile after you opened it.',

  loadFailed: 'The business profile could not be loaded.',
  loadFailedHint: 'It is safe, and your site still shows it. Try again in a moment.',
}

const time = (opens: string, closes: string) =>
  hoursInWords([{ from: 'Monday', to: 'Monday', opens, closes }])[0]?.hours

/** What the owner is told where claims of the business profile disagree. */
export const profileWarnings = {
  exampleNumber: (display: string) => `${display} is still the example: visitors cannot reach you by phone.`,
  exampleEmail: (email: string) => `${email} is still the example: email to it reaches nobody.`,
  exampleLicense: (number: string) =>
    `License ${number} is still the example. Texas requires yours in every advertisement, and this site is one (37 TAC 35.9).`,

  sameNumber:
    'Both lines have the same number. The contact page then shows it twice, once for emergencies and once for appointments.',

  noLocksmithLicense:
    'No license here covers locksmith work. Texas requires that license number in every advertisement (37 TAC 35.9), and this site offers locksmith work.',
  sameLicense: 'Two licenses have the same number.',

  futureStart: (since: number) => `${since} is in the future.`,
  youngCrew: (experience: string, years: number) =>
    `The pages say “${years}+ years” since you began, but the crew has been in the trade for ${experience}: less than the company.`,
  ratingTooHigh: 'A rating goes up to 5.',
  noRatings: 'A rating from 0 reviews is not a rating yet.',
  moreRatingsThanCustomers: (count: number, customers: string) =>
    `${count} reviews from ${customers} customers: more reviews than customers.`,

  windowBackwards: 'The arrival window ends before it begins.',
  slowAverage: (average: number, most: number) =>
    `You promise to be there in ${most} minutes at most, but say that you need ${average} on average.`,
  noTime: (text: string) => `“${text}” is not a time of day, like 2 PM.`,
  sameDayTooLate: (text: string) =>
    `At ${text} the vans have stopped for the day, so it cannot be the same day.`,

  freeBeyondService: 'The travel fee would start farther out than you drive, so it could never apply.',

  field: 'Appointments',
  office: 'Office',
  noHours: (whose: string) => `${whose}: no hours, so the contact page says “Emergency only” for every day.`,
  closesFirst: (whose: string, opens: string, closes: string) =>
    `${whose}: ${time(opens, closes)} ends before it begins.`,
  dayTwice: (whose: string, day: string) => `${whose}: ${day} is listed twice.`,
}
