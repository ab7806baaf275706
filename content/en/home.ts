import type { BusinessProfile } from '#content/business-profile.ts'
import { arrivalInWords } from './arrival-window.ts'

/** Words of the home page. */
export const homeWords = {
  title: (profile: BusinessProfile) => `${profile.name}: locksmith in ${profile.city}, 24/7`,
  description: (profile: BusinessProfile) =>
    `Locked out in ${profile.city}? We are at your door in ${arrivalInWords(profile.emergencyArrival)}, day and night. Homes, businesses, cars and safes. Call ${profile.dispatch.display}.`,

  hero: {
    eyebrow: 'Houston, day and night',
    question: 'Locked out?',
    promise: 'We’re at your door in',
    arrival: (window: BusinessProfile['emergencyArrival']) => `${arrivalInWords(window)}.`,
    lead: 'We come to you. Homes, shops, cars and safes, opened without damage where the lock allows it, and left more secure than we found them.',
    quote: 'Get a free quote',
    proofs: 'Why people trust us',
    rating: (value: number, count: number) => ({ strong: String(value), rest: `from ${count} reviews` }),
    insured: (liability: string, bond: string) => ({ strong: liability, rest: `insured, ${bond} bond` }),
    licensed: { strong: '100%', rest: 'licensed' },
    drawing: {
      alternative:
        'Section through a pin-tumbler lock with the right key in it. Five key pins stand on the cuts of the key; their upper ends meet the driver pins exactly at the shear line, so the plug can turn.',
      driverPin: 'driver pin',
      shearLine: 'shear line',
      keyPin: 'key pin',
    },
  },

  info: {
    title: 'At a glance',
    mobile: { title: 'Mobile service', text: 'The workshop comes to your door' },
    years: (years: number) => ({
      title: `Serving Houston for ${years}+ years`,
      text: 'The Heights to the Medical Center',
    }),
    arrival: (window: BusinessProfile['emergencyArrival']) => ({
      title: `Emergency arrival in ${arrivalInWords(window)}`,
      text: 'Every hour, every day',
    }),
  },

  services: {
    title: 'What we open, fix and fit',
    all: 'All services',
    more: (label: string) => `See ${label.toLowerCase()}`,
    /** In the order of the specification (section 2, Home page). */
    items: {
      commercial: 'Master keys, panic bars and storefront locks, after hours.',
      'access-control': 'Keypads, readers and schedules your staff will follow.',
      emergency: 'Locked out, broken in, key snapped: somebody answers at any hour.',
      surveillance: 'Cameras placed where they see faces, not foreheads.',
      safe: 'Opened without drilling where we can. Serviced and moved.',
      residential: 'Lockouts, rekeys and deadbolts that fit the door you have.',
    },
  },

  quote: {
    title: 'Get a free quote',
    lead: 'Tell us what happened and send a photo of the lock if you can. No account, no obligation.',
    nextTitle: 'What happens next',
    steps: [
      {
        title: 'We read it at once',
        text: 'Your request is stored before we thank you for it, and goes to the person on duty.',
      },
      { title: 'We contact you within 30 minutes', text: 'By phone or email, with a price and a time.' },
      { title: 'You decide', text: 'Nothing starts until you have said yes to both.' },
    ],
    urgent: 'Locked out right now? A call is faster.',
  },
} as const
