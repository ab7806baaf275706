import type { BusinessProfile } from '#content/business-profile.ts'

const reviewCount = (count: number) => (count === 1 ? '1 review' : `${count} reviews`)

const stars = (count: number) => (count === 1 ? '1 star' : `${count} stars`)

/** Words of the page of reviews. */
export const reviewsWords = {
  title: (profile: BusinessProfile) => `Reviews of ${profile.name}, locksmith in Houston`,
  description: (profile: BusinessProfile) =>
    `What people in ${profile.city} say about lockouts, rekeys, car keys and doors that ${profile.name} worked on. Filter by stars and by service.`,

  heading: 'Locksmith reviews',
  lead: 'Written by people whose doors, cars and safes we worked on. Find the job that is like yours.',

  summary: {
    label: 'Ratings',
    heading: 'On this page',
    average: (average: string) => `${average} of 5`,
    count: (count: number) => `from ${reviewCount(count)} shown here`,
    computed: 'Based only on reviews on this site.',
    /** A row of the distribution. */
    row: (rating: number, count: number) => `${stars(rating)}: ${reviewCount(count)}`,
    elsewhereHeading: 'Elsewhere',
    elsewhere: ({ value, count }: BusinessProfile['rating']) => `${value} from ${count} reviews`,
    source: ({ source }: BusinessProfile['rating']) =>
      `Source: ${source}. Not part of the figure on this page.`,
  },
  moderation:
    'We read each review before it appears, to take out addresses, codes and advertising. A low rating is no reason to leave one out.',

  filters: {
    label: 'Filter the reviews',
    stars: 'Stars',
    allStars: 'All stars',
    starsOption: stars,
    service: 'Service',
    allServices: 'All services',
    sort: 'Sort by',
    sorts: {
      newest: 'Newest first',
      highest: 'Best rating first',
      lowest: 'Lowest rating first',
      helpful: 'Most helpful first',
    },
    apply: 'Show reviews',
    clear: 'Clear the filters',
  },
  shown: (from: number, to: number, total: number) => `${from} to ${to} of ${reviewCount(total)}`,
  pages: {
    label: 'Pages of reviews',
    previous: 'Previous page',
    next: 'Next page',
    page: (page: number) => `Page ${page}`,
    current: (page: number, pages: number) => `Page ${page} of ${pages}`,
  },

  card: {
    rating: (rating: number, label: string) => `${rating} of 5 stars: ${label}`,
    verified: 'Verified',
    verifiedNote: 'Asked after a completed job, or found by us in our own books.',
    reply: (company: string) => `${company} replied`,
    from: (name: string, location: string) => `${name}, ${location}`,
    service: (service: string) => `Service: ${service}`,
  },
  helpful: {
    vote: 'Helpful',
    /** For screen readers: which review the button is about. */
    voteFor: (title: string) => `Helpful: “${title}”`,
    count: (count: number) =>
      count === 1 ? '1 person found this helpful' : `${count} people found this helpful`,
    voted: 'Counted. Thank you.',
    already: 'You have marked this one as helpful already.',
    failed: 'Your vote did not get through. Try it again.',
  },

  empty: {
    title: 'No reviews here yet',
    text: 'If we opened, rekeyed or repaired something for you, yours would be the first.',
  },
  filteredEmpty: {
    title: 'No review fits these filters',
    text: 'Nobody has written about this service with this many stars. Take one filter away.',
  },
  leave: 'Leave a Review',
  action: {
    heading: 'Now your door',
    text: 'Tell us what the lock or the door does. You hear the price before anybody starts.',
    quote: 'Get a free quote',
  },
}
