/** First parts of the paths that the server answers itself, before any page. */
export const serverPaths = ['assets', 'files', 'graphql', 'healthz', 'images', 'readyz'] as const

/** A stable address, by which browsers know the worker; its scope is the whole site in its language. */
export const visitorsWorkerPath = '/worker.js'

export const speculationRulesPath = '/speculation-rules.json'

/** Of pages and screens that the server names; `tests/house/paths.test.ts` finds each among the app's routes. */
export const pagePaths = {
  blog: '/blog',
  calendar: '/calendar',
  invoice: '/invoice',
  receipt: '/receipt',
  reviewForm: '/reviews/new',
  reviews: '/reviews',
  services: '/services',
  sos: '/sos',
  panel: '/admin',
  apiKeys: '/admin/settings/api-keys',
  backups: '/admin/settings/data',
  customerImport: '/admin/customers/import',
  priceImport: '/admin/prices/import',
  requestImport: '/admin/inbox/import',
  invoiceImport: '/admin/invoices/import',
  postImport: '/admin/blogs/import',
  reviewImport: '/admin/reviews/import',
  testimonialImport: '/admin/testimonials/import',
  forgottenPassword: '/admin/forgotten-password',
  inbox: '/admin/inbox',
  invitation: '/admin/invitation',
  login: '/admin/login',
  notifications: '/admin/settings/notifications',
  pagesOfPanel: '/admin/pages',
  people: '/admin/settings/administrators',
  postsOfPanel: '/admin/blogs',
  redirects: '/admin/redirects',
  resetPassword: '/admin/reset-password',
  restore: '/admin/setup/restore',
  reviewsOfPanel: '/admin/reviews',
  security: '/admin/settings/security',
  setup: '/admin/setup',
  textsOfPanel: '/admin/texts',
} as const

/** What a link alone opens. */
const linkedPaths = [pagePaths.receipt, pagePaths.calendar, pagePaths.invoice]

/** What is no public page: the panel, what a link alone opens, and what the server answers itself. */
export const privatePaths: readonly string[] = [
  pagePaths.panel,
  ...linkedPaths,
  ...serverPaths.map((path) => `/${path}`),
]

/** One of these pages, one below it, or its data. */
export const isAt = (path: string, ...pages: readonly string[]): boolean =>
  pages.some((page) => path.startsWith(page) && /^(?:[/.]|$)/.test(path.slice(page.length)))

/** Without the token that opens it. */
export const loggedPath = (path: string): string => {
  const linked = linkedPaths.find((one) => path.startsWith(`${one}/`))
  return linked ? `${linked}/…` : path
}
