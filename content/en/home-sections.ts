import type { BusinessProfile } from '#content/business-profile.ts'
import { arrivalInWords } from './arrival-window.ts'
import { highlights } from './highlights.ts'

/** Words of the home page's sections below the quote form. */
export const homeSectionWords = {
  testimonials: {
    heading: 'After the door was open',
    lead: 'What customers told us once they were back inside.',
    empty: 'No testimonials available yet.',
    rating: (rating: number) => `${rating} of 5 stars`,
    from: (name: string, company: string) => `${name}, ${company}`,
    leave: 'Leave a Review',
    all: 'View All Reviews',
  },

  posts: {
    heading: 'Before you need us',
    lead: 'Latest posts: checks and repairs that save you a call.',
    all: 'All posts',
  },

  emergency: {
    heading: 'The key is inside and you are not',
    text: ({ emergencyArrival }: BusinessProfile) =>
      `Stay where there is light. We are at your door in ${arrivalInWords(emergencyArrival)}, at any hour, for homes, cars and shops.`,
    emailNote: 'Email is for what can wait until morning.',
  },

  about: {
    heading: 'Who comes to your door',
    paragraphs: (profile: BusinessProfile) =>
      [
        `A crew that has been in the trade for ${profile.crewExperience}, a van with the workshop in it, and a license number you can look up. ${profile.name} has worked on Houston’s doors since ${profile.since}.`,
        'We look at the door before we talk about the lock: a swollen door, a sagging hinge or a strike that has moved is often why the key will not turn.',
      ] as const,
    highlights,
    more: 'About us',
  },
} as const
