/**
 * The facts about the business that pages, mails and structured data read. This is the fictional default that
 * Lantern ships with; numbers are from the range reserved for fiction and the domain from RFC 2606.
 */
export type BusinessProfile = Readonly<{
  name: string
  tagline: string
  city: string
  /** Calls to action and the footer use `dispatch`; the contact page shows both lines with their labels. */
  dispatch: PhoneLine
  office: PhoneLine
  email: string
  /** 37 TAC 35.9 wants the licence number in every advertisement; Texas licenses each trade separately. */
  licenses: readonly { number: string; holder: string; covers: string }[]
  /** First year of business; "10+ years" is computed from it. */
  since: number
  /** Minutes. */
  emergencyArrival: { from: number; to: number }
  /** A claim with its source, never mixed with an average of the reviews that this site holds. */
  rating: { value: number; count: number; source: string }
  liabilityInsurance: string
  bond: string
  timeZone: string
}>

type PhoneLine = Readonly<{ label: string; display: string; e164: string }>

export const businessProfile: BusinessProfile = {
  name: 'Lantern Lock & Door',
  tagline: 'Mobile locksmith · Houston, Texas',
  city: 'Houston, Texas',
  dispatch: { label: 'Dispatch, day and night', display: '(713) 555-0142', e164: '+17135550142' },
  office: { label: 'Office', display: '(713) 555-0186', e164: '+17135550186' },
  email: 'hello@lantern.example.com',
  licenses: [
    {
      number: 'B00000000',
      holder: 'Lantern Lock & Door',
      covers: 'Locksmith, access control and camera work',
    },
  ],
  since: 2016,
  emergencyArrival: { from: 20, to: 30 },
  rating: { value: 4.8, count: 127, source: 'The owner’s own count across review sites' },
  liabilityInsurance: '$2M',
  bond: '$50,000',
  timeZone: 'America/Chicago',
}
