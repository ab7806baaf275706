import { jobWords } from './jobs.ts'
import { screenWords } from './screens.ts'

export const dashboardWords = {
  ...screenWords.dashboard,

  waiting: 'Who is waiting',
  nobody: 'Nobody is waiting for an answer.',
  open: (name: string) => `Open the request of ${name}`,
  today: 'Today’s jobs',
  noJobs: 'Nothing is booked today.',
  jobsDone: (count: number) =>
    count === 1 ? 'The one of today is done.' : `All ${count} of today are done.`,
  doneOf: ({ done, all }: { done: number; all: number }) => `${done} of ${all} done`,
  done: (count: number) => `${count} done`,
  moreJobs: (count: number) => `${count} more today`,
  route: (stops: number) => `Route of ${stops} stops`,
  earlierOpen: (count: number) =>
    count === 1 ? '1 earlier job is not done yet' : `${count} earlier jobs are not done yet`,
  you: 'You',
  jobOfNobody: 'Nobody yet',
  nobodyGoes: 'Nobody has it',
  now: 'Now',
  underWay: (until: string) => `Now, until ${until}`,
  past: (until: string) => `Planned until ${until}, not done yet`,
  drive: jobWords.drive,
  leaveAt: (time: string) => `leave at ${time}`,
  leaveNow: 'leave now',
  tight: 'the job before ends too late',
  sameTime: (names: string) => `At the same time as ${names}`,
  declines: jobWords.declines,
  noYes: jobWords.noYes,
  willYou: 'Will you take it?',
  noTime: jobWords.withoutTime,
  withoutTime: (count: number) => (count === 1 ? '1 job has no time yet' : `${count} jobs have no time yet`),
  inbox: 'Open the inbox',
  allWaiting: (count: number) => `Show all ${count.toLocaleString('en-US')} in the inbox`,
  suspicious: (count: number) => (count === 1 ? '1 suspicious request' : `${count} suspicious requests`),

  money: 'Money',
  collected: 'Collected today',
  openMoney: 'Open',
  overdueMoney: 'Overdue',
  onInvoices: (count: number) => (count === 1 ? '1 invoice' : `${count} invoices`),
  depositsWaiting: 'Deposits to decide',
  depositDue: ({ amount, since }: { amount: string; since: string }) =>
    `Deposit of ${amount} due since ${since}. If it was paid, record it.`,
  depositHeld: (amount: string) => `Deposit of ${amount} for a job that is off. Pay it back or keep it.`,
  depositsMore: (count: number) => (count === 1 ? '1 more deposit' : `${count} more deposits`),

  backupTroubles: {
    backup: 'Your backups fail.',
    copy: 'Copies of your backups fail.',
    drill: 'The newest backup cannot be opened.',
  },
  openBackups: 'Open backups',

  notifications: 'Notifications',
  undelivered: (count: number) =>
    count === 1 ? '1 notification is not delivered yet.' : `${count} notifications are not delivered yet.`,
  undeliveredMore: (count: number) =>
    count === 1 ? '1 more is waiting behind these.' : `${count} more are waiting behind these.`,
  undeliveredAbout: {
    Quote: 'Quote request',
    Message: 'Message',
    Call: 'Call entered',
    Review: 'Review',
    Invoice: 'Invoice',
    Account: 'Sign-in email',
    Summary: 'Summary or warning',
    NotificationTest: 'Test',
  },
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
}

export const chartWords = {
  figures: 'All figures',
  figuresOf: (title: string) => `All figures: ${title}`,
}
