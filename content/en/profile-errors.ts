/** What the data service answers about the business profile. */
export const profileErrors = {
  missing: 'Please fill this in.',
  figure: 'Please enter a whole number.',
  e164: 'Please enter the number with its country code, like +17135550142.',
  time: 'Please enter a time like 07:00.',
  license: 'Texas wants a license number in every advertisement: please enter at least one.',
  timeZone: 'Please enter a time zone like America/Chicago.',
} as const
