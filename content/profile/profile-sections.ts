/** The parts that the owner edits the profile in, in the order in which they are listed. */
export const profileSections = [
  'identity',
  'place',
  'phones',
  'hours',
  'booking',
  'promises',
  'services',
  'licenses',
  'reputation',
  'prices',
  'area',
] as const

export type ProfileSection = (typeof profileSections)[number]
