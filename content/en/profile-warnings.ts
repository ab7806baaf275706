import { hoursInWords } from './hours.ts'

const time = (opens: string, closes: string) =>
  hoursInWords([{ from: 'Monday', to: 'Monday', opens, closes }])[0]?.hours

/** What the owner is told where claims of the business profile disagree. */
export const profileWarnings = {
  exampleNumber: (display: string) => `${display} is still the example: visitors cannot reach you by phone.`,
  exampleEmail: (email: string) => `${email} is still the example: mail to it reaches nobody.`,
  exampleLicense: (number: string) =>
    `License ${number} is still the example. Texas wants yours in every advertisement, and this site is one (37 TAC 35.9).`,

  sameNumber:
    'Both lines have the same number. The contact page then shows it twice, once for emergencies and once for appointments.',

  noLocksmithLicense:
    'No license here covers locksmith work. Texas wants that license number in every advertisement (37 TAC 35.9), and this site offers locksmith work.',
  sameLicense: 'Two licenses have the same number.',

  futureStart: (since: number) => `${since} is not over yet: the pages would say a negative number of years.`,
  youngCrew: (experience: string, years: number) =>
    `The pages say “${years}+ years” since you began, but the crew has been in the trade for ${experience}: less than the company.`,
  ratingTooHigh: 'A rating goes up to 5.',
  noRatings: 'A rating from 0 reviews is no rating.',
  moreRatingsThanCustomers: (count: number, customers: string) =>
    `${count} reviews from ${customers} customers: more reviews than customers.`,

  windowBackwards: 'The arrival window ends before it begins.',
  slowAverage: (average: number, most: number) =>
    `You promise to be there in ${most} minutes at most, but say that you need ${average} on average.`,
  noTime: (text: string) => `“${text}” does not read like a time of day, such as 2 PM.`,
  sameDayTooLate: (text: string) =>
    `At ${text} the vans have stopped for the day, so it cannot be the same day.`,

  freeBeyondService:
    'The travel fee would begin farther out than you drive: nobody could ever pay it, and the page says that it may apply.',

  field: 'Appointments',
  office: 'Office',
  noHours: (whose: string) => `${whose}: no hours, so the pages leave a gap there.`,
  closesFirst: (whose: string, opens: string, closes: string) =>
    `${whose}: ${time(opens, closes)} ends before it begins.`,
  dayTwice: (whose: string, day: string) => `${whose}: ${day} stands there twice.`,
  sundayOffice:
    'The contact page says “Sunday: Emergency only” under the office hours. Yours name the Sunday too.',
} as const
