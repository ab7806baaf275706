import type { editableTexts } from '#words/editable-texts.ts'

type TreeName = keyof typeof editableTexts

/** The paths of the pages that say the texts of a tree. None for mails; the first page for what stands on all of them. */
const pagesOfTrees: Readonly<Record<TreeName, readonly string[]>> = {
  layout: ['/'],
  home: ['/'],
  homeSections: ['/'],
  highlights: ['/', '/about'],
  servicesOverview: ['/services'],
  services: ['/services'],
  prices: ['/prices'],
  about: ['/about'],
  contact: ['/contact'],
  faq: ['/faq'],
  brands: ['/brands'],
  reviews: ['/reviews'],
  blog: ['/blog'],
  sos: ['/sos'],
  receipt: [],
  receiptVisit: [],
  receiptAppointment: [],
  whileYouWait: [],
  notices: ['/quote', '/contact'],
  callInstead: ['/quote', '/contact'],
  formHints: ['/quote', '/contact'],
  closed: ['/contact'],
  map: ['/', '/contact'],
  pageDrawings: ['/about', '/blog', '/brands', '/contact', '/faq', '/reviews', '/services'],
  categoryDrawings: ['/services'],
  structuredData: ['/'],
  privacy: ['/privacy'],
  accessibility: ['/accessibility'],
  notFound: ['/search'],
  errors: [],
  customerMail: [],
  reviewRequest: [],
}

/** Where a text stands: "services.safe.hero.lead" on /services/safe. */
export function pathsOfText(key: string): readonly string[] {
  const [tree = '', part = ''] = key.split('.')
  if (tree === 'services') return [`/services/${part}`]
  // A key that is gone may begin with any name.
  return tree in pagesOfTrees ? pagesOfTrees[tree as TreeName] : []
}
