import type { BusinessProfile } from '#content/business-profile.ts'

/** Whose site this is, and the origin under which people know it. */
export type Site = Readonly<{ profile: BusinessProfile; origin: string }>

/** Names by which the things of the graph mention each other, on whichever page they stand. */
export const idOf = {
  business: ({ origin }: Site) => `${origin}/#business`,
  website: ({ origin }: Site) => `${origin}/#website`,
  area: ({ origin }: Site) => `${origin}/#area`,
  blog: ({ origin }: Site) => `${origin}/blog#blog`,
  page: ({ origin }: Site, path: string) => `${origin}${path}#page`,
  trail: ({ origin }: Site, path: string) => `${origin}${path}#trail`,
  service: ({ origin }: Site, path: string) => `${origin}${path}#service`,
  post: ({ origin }: Site, path: string) => `${origin}${path}#post`,
} as const

/** Mentions a thing that is described elsewhere. */
export const mention = (id: string) => ({ '@id': id })
