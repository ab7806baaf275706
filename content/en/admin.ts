import { trashDays } from '#content/trash-rules.ts'
import { leadFilterNames } from './admin-leads.ts'
import type { ListWords } from './admin-lists.ts'

/** What every screen of the admin panel says. */
export const adminWords = {
  fallbackUsername: 'Admin',
  signOut: 'Sign Out',
  notSignedOut: 'We couldn’t reach the server, so you are still signed in. Press Sign Out again.',
  panel: 'Admin',
  skip: 'Skip to the content',
  navigation: 'Admin pages',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  waitingCount: (count: number) => `${count.toLocaleString('en-US')} waiting`,
  newCount: (count: number) => `${count.toLocaleString('en-US')} new`,
  pendingCount: (count: number) => `${count.toLocaleString('en-US')} pending`,
  loading: 'Loading...',
  failed: 'This page could not be loaded.',
  failedHint: 'Nothing is lost. Check the connection and try again.',
  retry: 'Try again',
  notYours: {
    title: 'You don’t have access to this page',
    text: 'Ask an owner if you need it. What you typed elsewhere is kept.',
    dashboard: 'Go to the dashboard',
  },
  notFound: {
    title: 'Page not found',
    text: 'The address may be mistyped, or the page was moved.',
    dashboard: 'Go to the dashboard',
  },
  arrivals: 'Just came in',
  openArrival: 'Open',
  closeArrivals: 'Dismiss',
  quoteRequests: 'Quote Requests',
}

export const signInWords = {
  title: 'Admin Login',
  subtitle: 'Sign in to access the admin panel',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  submit: 'Sign in',
  busy: 'Signing in...',
  failed: 'Failed to sign in',
  noNetwork: 'A network error has occurred.',
  signedInAs: (username: string) => `You are signed in as ${username}.`,
  toPanel: 'Go to the admin panel',
  goOn: 'Go on to the admin panel',
}

export const setupWords = {
  title: 'Set up Lantern',
  subtitle: 'Create the owner’s account. This link works once.',
  name: 'Your name',
  nameHelp: 'Your team sees it, and customers when you take their request.',
  email: 'Email',
  emailHelp: 'You sign in with it and get new requests there.',
  password: 'New password',
  policy: 'At least 8 characters with a lowercase letter, an uppercase letter, a number and a symbol.',
  submit: 'Create account',
  busy: 'Creating...',
  failed: 'The account could not be created. Try again.',
  deadTitle: 'This link no longer works',
  dead: 'It was used, has expired or is incomplete. If there is no account yet, restart the site: it prints a new link.',
  toSignIn: 'Go to sign-in',
}

export const quotesWords = {
  title: 'Quote Requests',
  median: 'Median first contact on quote requests, last 7 days:',
  share: (percent: number) => `${percent}% within 30 minutes.`,

  filterBy: 'Filter by status',
  filters: leadFilterNames,
  search: 'Search requests',
  searchHint: 'Name, phone or words',
  listTitle: 'Requests',

  mailSubject: 'Your quote request',
  file: (number: number) => `File ${number}`,
  fileOf: (number: number, name: string) => `File ${number} of ${name}`,
  files: 'Attached files',

  statusFailed: 'Failed to update quote status',

  deleteOf: (name: string) => `Delete the quote of ${name}`,
  deleteQuestion: 'Are you sure you want to delete this quote?',
  deleteWhat: (name: string, service: string) =>
    `${name}, ${service}. It stays in the trash for ${trashDays} days, with its files and notes.`,
  deleted: (name: string) => `Deleted the quote of ${name}`,
  deleteFailed: 'Failed to delete quote',

  empty: 'No quotes found',
  emptyHint: 'New requests appear here as they come in.',
  showAll: 'Show all requests',
  loading: 'Loading quotes...',
  loadFailed: 'Failed to load quotes',
  loadFailedHint: 'The requests are safe. Try again in a moment.',
  stale: (since: string) => `Failed to load quotes. Showing the list from ${since}.`,
  older: 'Older requests',
  linked: 'The request you opened',
  linkedGone: 'The request you opened no longer exists.',

  live: 'Live',
  arrived: (name: string, service: string) => `New request from ${name}, ${service}`,
  arrivedTogether: (count: number) => `${count} new requests`,
} satisfies ListWords & Record<string, unknown>
