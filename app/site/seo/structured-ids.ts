import { href } from '#app/site/href.ts'
import type { SiteProfile } from '#content/profile/business-profile.ts'

/** `languages`: those that the business speaks. */
export type Site = Readonly<{
  profile: SiteProfile
  origin: string
  languages: readonly Readonly<{ code: string }>[]
}>

export const idOf = {
  business: ({ origin }: Site) => `${origin}/#business`,
  website: ({ origin }: Site) => `${origin}/#website`,
  area: ({ origin }: Site) => `${origin}/#area`,
  blog: ({ origin }: Site) => `${origin}${href('/blog')}#blog`,
  page: ({ origin }: Site, path: string) => `${origin}${path}#page`,
  trail: ({ origin }: Site, path: string) => `${origin}${path}#trail`,
  service: ({ origin }: Site, path: string) => `${origin}${path}#service`,
  post: ({ origin }: Site, path: string) => `${origin}${path}#post`,
} as const

export const referenceTo = (id: string) => ({ '@id': id })

export const businessReference = (site: Site) => referenceTo(idOf.business(site))
