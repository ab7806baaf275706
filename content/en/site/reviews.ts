import { either, texts } from '#content/texts.ts'

export const reviewsWords = texts({
  title: 'Reviews of {company}, locksmith in {city}',
  description: either(
    'What people in {place} say about lockouts, rekeys, car keys and doors that {company} worked on. Filter by stars and by service.{does-automobile}',
    'What people in {place} say about lockouts, rekeys, locks and doors that {company} worked on. Filter by stars and by service.',
  ),

  heading: 'Locksmith reviews',
  lead: either(
    'Written by people whose doors, cars and safes we worked on. Find a job like yours.{does-automobile}{does-safe}',
    'Written by people whose locks and doors we worked on. Find a job like yours.',
  ),

  summary: {
    label: 'Ratings',
    heading: 'On this page',
    average: '{average} of 5',
    count: { one: 'from 1 review shown here', many: 'from {count} reviews shown here' },
    computed: 'Based only on reviews on this site.',
    row: '{stars}: {reviews}',
    elsewhereHeading: 'Elsewhere',
    elsewhere: 'See {claimedReviews} elsewhere',
    source:
      'Source: {claimSource}, as of {claimDate}. The rating above counts only the reviews on this page.',
  },
  moderation:
    'We read each review before it appears, to take out addresses, codes and advertising{allReviews}. A low rating is no reason to leave one out{allReviews}.',

  filters: {
    label: 'Filter the reviews',
    stars: 'Stars',
    allStars: 'All stars',
    starsOption: { one: '1 star', many: '{count} stars' },
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
  shown: '{from} to {to} of {reviews}',
  reviews: { one: '1 review', many: '{count} reviews' },
  pages: {
    label: 'Pages of reviews',
    previous: 'Previous page',
    next: 'Next page',
    page: 'Page {page}',
    current: 'Page {page} of {pages}',
  },

  card: {
    rating: '{rating} of 5 stars: {label}',
    verified: 'Verified',
    verifiedNote: 'Asked after a completed job, or found by us in our own books.',
    reply: '{company} replied',
    from: '{name}, {location}',
    service: 'Service: {service}',
  },
  helpful: {
    vote: 'Helpful',
    /** For screen readers: which review the button is about. */
    voteFor: 'Helpful: “{title}”',
    count: { one: '1 person found this helpful', many: '{count} people found this helpful' },
    voted: 'Counted. Thank you.',
    already: 'You already marked this one as helpful.',
    failed: 'Your vote didn’t get through. Please try again.',
  },

  empty: {
    title: 'No reviews here yet',
    text: 'If we opened, rekeyed or repaired something for you, yours would be the first.',
  },
  filteredEmpty: {
    title: 'No reviews match these filters',
    text: 'Nobody has written about this service with this many stars. Remove a filter.',
  },
  leave: 'Leave a Review',
  action: {
    heading: 'Now your door',
    text: 'Tell us what the lock or the door does. You hear the whole price before any work, and can say no{pricesFirst}.',
    quote: either('Get a free quote{freeQuotes}', 'Get a quote'),
  },
})
