/** First parts of the paths that the server answers itself, before any page. */
export const serverPaths = ['assets', 'files', 'graphql', 'healthz', 'images', 'readyz'] as const

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
  inbox: '/admin/inbox',
  invitation: '/admin/invitation',
  login: '/admin/login',
  notifications: '/admin/settings/notifications',
  people: '/admin/settings/administrators',
  resetPassword: '/admin/reset-password',
  restore: '/admin/setup/restore',
  reviewsOfPanel: '/admin/reviews',
  security: '/admin/settings/security',
  setup: '/admin/setup',
} as const

/** What is no public page: the panel, what a link alone opens, and what the server answers itself. */
export const privatePaths: readonly string[] = [
  ...[pagePaths.panel, pagePaths.receipt, pagePaths.calendar, pagePaths.invoice],
  ...serverPaths.map((path) => `/${path}`),
]
