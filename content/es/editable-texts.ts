import type { TextTrees } from '#content/own-words.ts'
import { closedWords } from './hours.ts'
import { customerMailWords, reviewRequestWords } from './mail/customer-mail.ts'
import { estimateMailWords } from './mail/estimate-mail.ts'
import { invoiceMailWords } from './mail/invoice-mail.ts'
import { statementMailWords } from './mail/statement-mail.ts'
import { callInsteadWords, noticeWords } from './promise.ts'
import { aboutWords } from './site/about.ts'
import { accessibilityWords } from './site/accessibility.ts'
import { blogWords } from './site/blog.ts'
import { brandsWords } from './site/brands.ts'
import { contactWords } from './site/contact.ts'
import { categoryDrawingWords, mapWords, pageDrawingWords } from './site/drawings.ts'
import { errorWords } from './site/errors.ts'
import { faqWords } from './site/faq.ts'
import { formHintWords } from './site/form-hints.ts'
import { highlights, homeSectionWords, homeWords } from './site/home.ts'
import { layoutWords } from './site/layout.ts'
import { notFoundWords } from './site/not-found.ts'
import { pricesWords } from './site/prices.ts'
import { privacyWords } from './site/privacy.ts'
import { receiptAppointmentWords, receiptBookingWords, receiptWords, whileYouWait } from './site/receipt.ts'
import { receiptVisitWords } from './site/receipt-visit.ts'
import { reviewsWords } from './site/reviews.ts'
import { serviceWords } from './site/services/services.ts'
import { servicesOverviewWords } from './site/services-overview.ts'
import { sosWords } from './site/sos.ts'
import { structuredDataWords } from './site/structured-data.ts'

/** What the owner may say in his own words, by the name that keys begin with; in the order of the list in the panel. */
export const editableTexts = {
  layout: layoutWords,
  home: homeWords,
  homeSections: homeSectionWords,
  highlights,
  servicesOverview: servicesOverviewWords,
  services: serviceWords,
  prices: pricesWords,
  about: aboutWords,
  contact: contactWords,
  faq: faqWords,
  brands: brandsWords,
  reviews: reviewsWords,
  blog: blogWords,
  sos: sosWords,
  receipt: receiptWords,
  receiptVisit: receiptVisitWords,
  receiptAppointment: receiptAppointmentWords,
  receiptBooking: receiptBookingWords,
  whileYouWait,
  notices: noticeWords,
  callInstead: callInsteadWords,
  formHints: formHintWords,
  closed: closedWords,
  map: mapWords,
  pageDrawings: pageDrawingWords,
  categoryDrawings: categoryDrawingWords,
  structuredData: structuredDataWords,
  privacy: privacyWords,
  accessibility: accessibilityWords,
  notFound: notFoundWords,
  errors: errorWords,
  customerMail: customerMailWords,
  reviewRequest: reviewRequestWords,
  estimateMail: estimateMailWords,
  invoiceMail: invoiceMailWords,
  statementMail: statementMailWords,
} satisfies TextTrees
