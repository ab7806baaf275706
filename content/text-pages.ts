import type { editableTexts } from '#words/editable-texts.ts'
import { isOwnEntry } from './own-lists.ts'
import { type BusinessProfile, isInHouston } from './profile/business-profile.ts'
import { cardsOf, serviceSlugs, servicesOf } from './services.ts'

type TreeName = keyof typeof editableTexts

/** The paths of the pages that say the texts of a tree. None for mails; the first page for what stands on all of them. */
const pagesOfTrees: Readonly<Record<TreeName, readonly string[]>> = {
  layout: ['/'],
  home: ['/', '/quote'],
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
  receiptBooking: [],
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
  estimateMail: [],
  invoiceMail: [],
  statementMail: [],
}

const ofHoustonsMap = /^map\.drawing\.(?:county|town|figures|counties|areas|loop|scale)\b/

export function hasPartFor(key: string, profile: BusinessProfile): boolean {
  if (ofHoustonsMap.test(key)) return isInHouston(profile.place)
  const [tree, part, list, card] = key.split('.')
  const ofService = { services: part, servicesOverview: list, sos: 'emergency' }[tree ?? '']
  const slug = serviceSlugs.find((each) => each === ofService)
  if (slug && !servicesOf(profile).includes(slug)) return false
  const isOfCard = slug && tree === 'services' && list === 'cards' && card && !isOwnEntry(card)
  return !isOfCard || cardsOf(slug, profile).some((offered) => offered === card)
}

/** Where a text stands: "services.safe.hero.lead" on /services/safe. */
export function pathsOfText(key: string, profile: BusinessProfile): readonly string[] {
  if (!hasPartFor(key, profile)) return []
  const [tree = '', part = ''] = key.split('.')
  if (tree === 'services') return [`/services/${part}`]
  // A key that is gone may begin with any name.
  return tree in pagesOfTrees ? pagesOfTrees[tree as TreeName] : []
}
