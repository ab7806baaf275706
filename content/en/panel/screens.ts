/**
 * What the frame of the panel says of each screen: its name in the menu, and what is shown while its list loads. The screen's own
 * words take it from here, so that the frame need not load all of theirs.
 */
export const screenWords = {
  groups: { work: 'Work', money: 'Money', site: 'Site' },
  inbox: { title: 'Inbox', loading: 'Loading requests...' },
  quotes: { title: 'Quote Requests', loading: 'Loading quotes...' },
  messages: { title: 'Messages', loading: 'Loading messages...' },
  calls: { title: 'Calls', loading: 'Loading calls...' },
  newRequest: 'New request',
  dashboard: { title: 'Dashboard' },
  reports: { title: 'Reports' },
  posts: { title: 'Blog Posts', loading: 'Loading blog posts...' },
  testimonials: { title: 'Testimonials', loading: 'Loading testimonials...' },
  reviews: { title: 'Reviews', loading: 'Loading reviews...' },
  schedule: { title: 'Schedule', today: 'Today' },
  estimates: { title: 'Estimates', loading: 'Loading estimates...' },
  invoices: { title: 'Invoices', loading: 'Loading invoices...' },
  drawers: { title: 'Cash drawers' },
  customers: { title: 'Customers', loading: 'Loading customers...' },
  pagesAndTexts: 'Pages and texts',
  pages: { title: 'Pages', loading: 'Loading pages...' },
  redirects: { title: 'Redirects', loading: 'Loading redirects...' },
  prices: { title: 'Price book', loading: 'Loading prices...' },
  stock: { title: 'Stock' },
  texts: { title: 'Texts', loading: 'Loading texts...' },
  settings: { title: 'Settings' },
}

export const arrivalWords = {
  Quote: {
    one: (name: string, service: string) => `New request from ${name}, ${service}`,
    several: (count: number) => `${count} new requests`,
  },
  Message: {
    one: (name: string, service: string) => `New message from ${name}, ${service}`,
    several: (count: number) => `${count} new messages`,
  },
  Call: {
    one: (name: string, service: string) => `Call from ${name} entered, ${service}`,
    several: (count: number) => `${count} calls entered`,
  },
  Review: {
    one: (name: string, title: string) => `New review from ${name}, ${title}`,
    several: (count: number) => `${count} new reviews`,
  },
}
