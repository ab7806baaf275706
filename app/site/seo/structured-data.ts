import type { BreadcrumbListLeaf, ListItemLeaf, Thing, WebPage, WebPageLeaf, WebSiteLeaf } from 'schema-dts'
import { pagesAbove, type Trail } from '#app/site/parts/page-hero.tsx'
import { speechOf } from '#words/facts.ts'
import { locale } from '#words/locale.ts'
import { business, described, wholeBusiness } from './structured-business.ts'
import { businessReference, idOf, referenceTo, type Site } from './structured-ids.ts'

type PageKind = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'FAQPage'

/**
 * `imageUrl`: absolute, for sharing. `subject`: what the page is about, such as a service, a post or its questions; the business
 * itself where nothing is named.
 */
export type GraphOfPage = Readonly<{
  title: string
  description: string | undefined
  path: string
  imageUrl: string
  kind?: PageKind
  trail?: Trail
  subject?: NonNullable<WebPageLeaf['mainEntity']>
}>

export function pageGraph(site: Site, page: GraphOfPage) {
  const { title, description, path, imageUrl, kind = 'WebPage', trail, subject } = page
  const address = `${site.origin}${path}`
  const webPage: Exclude<WebPage, string> = {
    '@type': kind,
    '@id': idOf.page(site, path),
    url: address,
    name: title,
    ...described(description),
    inLanguage: locale,
    isPartOf: referenceTo(idOf.website(site)),
    primaryImageOfPage: { '@type': 'ImageObject', url: imageUrl, width: '1200', height: '630' },
    ...(trail && { breadcrumb: referenceTo(idOf.trail(site, path)) }),
    mainEntity: subject ?? businessReference(site),
  }
  const things: Thing[] = [subject ? business(site) : wholeBusiness(site), website(site), webPage]
  if (trail) things.push(breadcrumbs(site, path, trail))
  return { '@context': 'https://schema.org', '@graph': things }
}

function website(site: Site): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    '@id': idOf.website(site),
    url: `${site.origin}/`,
    name: site.profile.name,
    inLanguage: locale,
    publisher: businessReference(site),
  }
}

function breadcrumbs(site: Site, path: string, trail: Trail): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    '@id': idOf.trail(site, path),
    itemListElement: [...pagesAbove(trail, speechOf(site.profile)), { label: trail.here, href: path }].map(
      ({ label, href }, index): ListItemLeaf => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: { '@type': 'WebPage', '@id': `${site.origin}${href}` },
      }),
    ),
  }
}
