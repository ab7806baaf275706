import type { BreadcrumbListLeaf, ListItemLeaf, Thing, WebPage, WebPageLeaf, WebSiteLeaf } from 'schema-dts'
import type { Crumb } from '#app/site/parts/breadcrumbs.tsx'
import { structuredDataWords as words } from '#content/en/structured-data.ts'
import { business, theBusiness } from './business.ts'
import { idOf, mention, type Site } from './site-address.ts'

/** What sort of page it is, in schema.org's words. */
export type PageKind = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'FAQPage'

/** Where a page stands: the pages above it, and its own short name. The same that its visitors see. */
export type Trail = Readonly<{ above: readonly Crumb[]; here: string }>

/** What a page's graph is made of. */
export type GraphOfPage = Readonly<{
  title: string
  description: string
  path: string
  /** Absolute address of its picture for sharing. */
  picture: string
  kind?: PageKind
  trail?: Trail
  /** What the page is about: a service, a post, its questions. The business itself where nothing is named. */
  subject?: NonNullable<WebPageLeaf['mainEntity']>
}>

/** Everything that a page says to machines: the business, the site, the page in it, and what the page is about. */
export function pageGraph(site: Site, page: GraphOfPage) {
  const { title, description, path, picture, kind = 'WebPage', trail, subject } = page
  const address = `${site.origin}${path}`
  const webPage: Exclude<WebPage, string> = {
    '@type': kind,
    '@id': idOf.page(site, path),
    url: address,
    name: title,
    description,
    inLanguage: words.language,
    isPartOf: mention(idOf.website(site)),
    primaryImageOfPage: { '@type': 'ImageObject', url: picture, width: '1200', height: '630' },
    ...(trail && { breadcrumb: mention(idOf.trail(site, path)) }),
    mainEntity: subject ?? theBusiness(site),
  }
  const things: Thing[] = [business(site), website(site), webPage]
  if (trail) things.push(breadcrumbs(site, path, trail))
  return { '@context': 'https://schema.org', '@graph': things }
}

function website(site: Site): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    '@id': idOf.website(site),
    url: `${site.origin}/`,
    name: site.profile.name,
    inLanguage: words.language,
    publisher: theBusiness(site),
  }
}

function breadcrumbs(site: Site, path: string, { above, here }: Trail): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    '@id': idOf.trail(site, path),
    itemListElement: [...above, { label: here, href: path }].map(
      ({ label, href }, index): ListItemLeaf => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: { '@type': 'WebPage', '@id': `${site.origin}${href}` },
      }),
    ),
  }
}
