/** What the data service answers about the business profile. */
export const profileErrors = {
  missing: 'Please fill this in.',
  figure: 'Please enter a whole number.',
  phone: 'Please enter a phone number with its area code, like (713) 555-0142.',
  rating: 'Please enter a rating from 1 to 5, like 4.8.',
  time: 'Please enter a time like 07:00.',
  license: 'Texas wants a license number in every advertisement: please enter at least one.',
  conflict: 'Somebody else saved the business profile after you opened it.',
  timeZone: 'Please enter a time zone like America/Chicago.',
} as const
