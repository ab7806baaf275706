import type { BusinessProfile } from '#content/business-profile.ts'

/** The four figures of the about block and the about page. `years`: whole years in business. */
export const highlights = (profile: BusinessProfile, years: number) =>
  [
    { figure: `${years}+ years`, label: `on Houston’s doors, since ${profile.since}` },
    { figure: '24/7', label: 'someone answers when you are locked out' },
    { figure: `${profile.customers} customers`, label: 'homes, shops, offices and cars' },
    {
      figure: '100% licensed and insured',
      label: `${profile.liabilityInsurance} liability insurance, ${profile.bond} bond`,
    },
  ] as const
