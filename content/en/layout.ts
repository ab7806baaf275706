import type { BusinessProfile } from '../business-profile.ts'

/** Words around every public page. */
export const layoutWords = {
  skip: 'Skip to the content',
  badge: 'SAME DAY SERVICE',
  availability: '24/7 emergency lockout service across Houston',
  license: (number: string) => `License ${number}`,
  home: (company: string) => `${company}, home`,
  callUsAt: (display: string) => `CALL US: ${display}`,
  emailUs: 'EMAIL US',
  mainNavigation: 'Main',
  openMenu: 'Menu',
  closeMenu: 'Close menu',
  emergency: 'Emergency? Call Now',
  call: (display: string) => `Call ${display}`,
  quickCall: 'Quick call',
  footer: {
    blurb: 'A mobile locksmith for Houston’s homes, shops, cars and safes. The workshop comes to your door.',
    emergencyService: '24/7 Emergency Service Available',
    contactTitle: 'Contact Info',
    available: 'Available 24/7 for emergencies',
    exploreTitle: 'On this page',
    licensesTitle: 'Licensed by the State of Texas',
    copyright: (year: number, company: string) => `© ${year} ${company}. All rights reserved.`,
    ratingSource: ({ value, count, source }: BusinessProfile['rating']) =>
      `${value} from ${count} reviews: ${source.charAt(0).toLowerCase()}${source.slice(1)}.`,
  },
} as const

export type NavigationEntry = Readonly<{ label: string; href: string }>

/** Only places that exist: an entry arrives together with its page. */
export const navigation: readonly NavigationEntry[] = [
  { label: 'Services', href: '/#services' },
  { label: 'Get a quote', href: '/#quote-form' },
]
