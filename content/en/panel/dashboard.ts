import { screenWords } from './screens.ts'

type Speed = { median: string; share: string; contacted: number; promised: number }

export const dashboardWords = {
  ...screenWords.dashboard,

  waiting: 'Who is waiting',
  nobody: 'Nobody is waiting for an answer.',
  open: (name: string) => `Open the request of ${name}`,
  today: 'Today’s jobs',
  inbox: 'Open the inbox',
  allWaiting: (count: number) => `Show all ${count.toLocaleString('en-US')} in the inbox`,
  suspicious: (count: number) => (count === 1 ? '1 suspicious request' : `${count} suspicious requests`),

  speed: 'First contact, last 7 days',
  median: 'Median',
  share: (minutes: number) => `Within ${minutes} minutes`,
  noSpeed: 'Nobody was contacted in the last 7 days, so there is nothing to measure.',

  weekOf: (day: string) => `Week of ${day}`,
  week: 'Week',
  requests: 'Requests by week',
  requestsSummary: (thisWeek: number, before: number, weeks: number) =>
    `${thisWeek === 1 ? '1 request' : `${thisWeek} requests`} this week so far; ${before} a week on average over the ${weeks === 1 ? 'week' : `${weeks} weeks`} before.`,
  requestsFirst: (thisWeek: number) =>
    `${thisWeek === 1 ? '1 request' : `${thisWeek} requests`} this week so far. Older weeks had none.`,
  requestsNone: 'Figures appear after the first request. Suspicious requests are not counted.',
  counted:
    'Quote requests and messages of the last 7 days, without suspicious ones. The Quote Requests screen counts quote requests only, and the chart below counts each week from Monday.',
  requestsOf: (service: string, count: number, week: string) => `${week}: ${service} ${count}`,
  total: 'All',
  others: 'All other services',
  origins: 'Calls and where requests come from',
  originsSummary: (taps: number, requests: number) =>
    `This week so far: ${taps === 1 ? '1 tap' : `${taps.toLocaleString('en-US')} taps`} on a call button of the site, ${requests === 1 ? '1 request' : `${requests} requests`}.`,
  originsNone: 'Figures appear once someone taps a call button or sends a request.',
  originsCounted:
    'Taps are counted by page and day, never by person. A tap means someone started a call, not that it was answered.',
  callTaps: 'Call taps',
  origin: {
    ad: 'Ads',
    campaign: 'Campaigns',
    search: 'Search',
    site: 'Other sites',
    direct: 'Direct',
    staff: 'Written down',
    unknown: 'Not known',
  } as Readonly<Record<string, string>>,
  originsOf: (name: string, count: number, week: string) => `${week}: ${name} ${count}`,
  speedByWeek: 'First contact by week',
  speedSummary: (week: string, { median, share, promised }: Omit<Speed, 'contacted'>) =>
    `${week}: half of those who were called back waited ${median} or less; ${share} of all were called within ${promised} minutes.`,
  speedNone: 'Figures appear once someone has been called back and marked contacted.',
  speedOf: (week: string, { median, share, contacted, promised }: Speed) =>
    `${week}: median ${median}, ${share} within ${promised} minutes, ${contacted} contacted`,
  promise: (minutes: number) => `${minutes} min promised`,
  contacted: 'Contacted',
  nobodyContacted: 'Nobody yet',
  minutes: (value: number) => `${value} min`,
  hours: (value: number) => `${value} h`,

  notifications: 'Notifications',
  undelivered: (count: number) =>
    count === 1 ? '1 notification is not delivered yet.' : `${count} notifications are not delivered yet.`,
  undeliveredMore: (count: number) =>
    count === 1 ? '1 more is waiting behind these.' : `${count} more are waiting behind these.`,
  undeliveredAbout: {
    Quote: 'Quote request',
    Message: 'Message',
    Review: 'Review',
    Account: 'Sign-in email',
  } as Readonly<Record<string, string>>,
  undeliveredTo: (recipient: string) =>
    `To ${recipient === 'administrators' ? 'everyone who works with requests' : recipient}`,
  unnamed: 'Deleted',
  delivered: {
    notSetUp: 'Emails are saved as files, not sent.',
    notProven: 'Nothing is waiting. Email is not tested yet.',
    proven: 'All notifications delivered.',
  },

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
  stale: (since: string) => `The figures could not be loaded. Showing those from ${since}.`,
  live: 'Live',
}

export const chartWords = {
  figures: 'All figures',
  figuresOf: (title: string) => `All figures: ${title}`,
}
