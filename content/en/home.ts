import type { BusinessProfile } from '../business-profile.ts'
import type { QuoteService } from './quote-services.ts'

type Service = Readonly<{
  service: QuoteService
  title: string
  summary: string
  action: string
  /** What the cell's drawing shows. */
  drawing: string
}>

const minutes = ({ from, to }: BusinessProfile['emergencyArrival']) => `${from}–${to} minutes`

/** Words of the home page. */
export const homeWords = {
  title: (profile: BusinessProfile) => `${profile.name}: locksmith in ${profile.city}, 24/7`,
  description: (profile: BusinessProfile) =>
    `Locked out in ${profile.city}? We are at your door in ${minutes(profile.emergencyArrival)}, day and night. Homes, businesses, cars and safes. Call ${profile.dispatch.display}.`,

  hero: {
    eyebrow: 'Houston, day and night',
    question: 'Locked out?',
    promise: 'We’re at your door in',
    arrival: (window: BusinessProfile['emergencyArrival']) => `${minutes(window)}.`,
    lead: 'We come to you. Homes, shops, cars and safes, opened without damage and left more secure than we found them.',
    call: (display: string) => `Call ${display}`,
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
      title: `Emergency arrival in ${minutes(window)}`,
      text: 'Every hour, every day',
    }),
  },

  services: {
    title: 'What we open, fix and fit',
    lead: 'Six trades, one van. Pick the one that fits and tell us what happened.',
    items: [
      {
        service: 'residential',
        title: 'Residential',
        summary: 'Lockouts, rekeys and deadbolts that fit the door you have.',
        action: 'Ask about residential',
        drawing:
          'Edge of a front door: the deadbolt is thrown across the gap into the frame; below it a lever handle with its spring latch.',
      },
      {
        service: 'commercial',
        title: 'Commercial',
        summary: 'Master keys, panic bars and storefront locks, after hours.',
        action: 'Ask about commercial',
        drawing:
          'A pair of storefront doors with panic bars. From each bar, rods run to a latch at the head and a bolt at the threshold.',
      },
      {
        service: 'automotive',
        title: 'Automobile',
        summary: 'Keys cut and programmed at the curb, for most makes.',
        action: 'Ask about automobile',
        drawing:
          'A car’s remote key with three buttons, the transponder chip in its head, and a blade with a milled track.',
      },
      {
        service: 'safes',
        title: 'Safe',
        summary: 'Opened without drilling where we can. Serviced and moved.',
        action: 'Ask about safes',
        drawing:
          'The door of a safe: a combination dial under its index mark, the lever that draws the bolts, and the bolts behind the edge.',
      },
      {
        service: 'access-control',
        title: 'Access control',
        summary: 'Keypads, readers and schedules your staff will follow.',
        action: 'Ask about access control',
        drawing: 'A keypad reader and the card held before it, with the antenna loop inside the card.',
      },
      {
        service: 'surveillance',
        title: 'Surveillance',
        summary: 'Cameras placed where they see faces, not foreheads.',
        action: 'Ask about surveillance',
        drawing:
          'A camera on a wall at the height of a face; its field of view frames a person’s head and shoulders.',
      },
    ] satisfies readonly Service[],
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
