/** Every word of the dashboard. */
export const dashboardWords = {
  title: 'Dashboard',

  waiting: 'Who is waiting',
  nobody: 'Nobody is waiting for an answer.',
  longest: 'Waiting longest',
  newest: 'Came in last',
  call: (name: string, phone: string) => `Call ${name}: ${phone}`,
  open: (name: string) => `Open the request of ${name}`,
  allNew: (count: number) =>
    count === 1 ? 'Show the new quote request' : `Show all ${count} new quote requests`,
  newMessages: (count: number) => (count === 1 ? '1 new message' : `${count} new messages`),

  speed: 'First contact, last 7 days',
  median: 'Median',
  share: 'Within 30 minutes',
  noSpeed: 'Nobody was contacted in the last 7 days, so there is nothing to measure.',

  notifications: 'Notifications',
  undelivered: (count: number) =>
    count === 1 ? '1 notification is not delivered yet.' : `${count} notifications are not delivered yet.`,
  undeliveredHint: 'Each stands on the card of its request, with the reason and a button to try again.',
  delivered: 'All of them were delivered.',

  overview: 'Overview',
  cards: {
    posts: 'Total Blog Posts',
    publishedPosts: 'Published Posts',
    testimonials: 'Total Testimonials',
    approvedTestimonials: 'Approved Testimonials',
    quotes: 'Total Quotes',
    newQuotes: 'New Quotes',
    reviews: 'Total Reviews',
    approvedReviews: 'Approved Reviews',
  },

  quickActions: 'Quick Actions',
  createPost: 'Create New Blog Post',
  addTestimonial: 'Add New Testimonial',

  failed: 'The figures could not be loaded.',
  failedHint: 'Nothing is lost. Try again in a moment.',
  stale: (since: string) => `The figures could not be loaded. Shown are those of ${since}.`,
  live: 'Live: the figures change by themselves',
} as const
