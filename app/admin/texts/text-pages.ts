import { enteredKey, isEntered } from '#content/entered-texts.ts'
import { serviceSlugs } from '#content/services.ts'
import { wordsOfFact } from '#words/panel/settings/facts.ts'
import { textPart } from '#words/panel/text-parts.ts'
import { enteredPlaces, textsWords as words } from '#words/panel/texts.ts'
import { serviceLabels } from '#words/site/service-choices.ts'

/** A page of the site as the list of texts shows it: those whose keys begin with one of these. */
export type TextPage = { id: string; label: string; keys: readonly string[] }

const { pages } = words

const page = (id: keyof typeof pages, ...keys: readonly string[]): TextPage => ({
  id,
  label: pages[id],
  keys: keys.map((key) => `${key}.`),
})

export const textPages: readonly [TextPage, ...TextPage[]] = [
  page('home', 'home', 'homeSections', 'highlights', 'map'),
  page('everyPage', 'layout'),
  page('services', 'servicesOverview', 'categoryDrawings'),
  ...serviceSlugs.map((slug) => ({
    id: slug,
    label: serviceLabels[slug],
    keys: [`services.${slug}.`],
  })),
  page('prices', 'prices'),
  page('about', 'about'),
  page('contact', 'contact', 'closed'),
  page('faq', 'faq'),
  page('brands', 'brands'),
  page('reviews', 'reviews'),
  page('blog', 'blog'),
  page('sos', 'sos'),
  page(
    'request',
    'formHints',
    'notices',
    'callInstead',
    'receipt',
    'receiptVisit',
    'receiptAppointment',
    'receiptBooking',
    'whileYouWait',
  ),
  page('mails', 'customerMail', 'reviewRequest', 'estimateMail', 'invoiceMail', 'statementMail'),
  page('privacy', 'privacy'),
  page('accessibility', 'accessibility'),
  page('others', 'notFound', 'errors', 'pageDrawings', 'structuredData'),
]

/** "faq.categories.response-times.title" as "Questions and answers › Response times › Title". */
export function placeOfText(key: string): string {
  if (isEntered(key)) return `${pages.entered} › ${placeEntered(key)}`
  const found = textPages.find(({ keys }) => keys.some((start) => key.startsWith(start)))
  return [found?.label, spokenKey(key)].filter(Boolean).join(' › ')
}

function placeEntered(key: string): string {
  const place = Object.entries(enteredPlaces).find(([list]) => key.startsWith(enteredKey(list)))
  const [, fact = ''] = key.split('.')
  return place?.[1] ?? wordsOfFact(fact).claim ?? wordsOfFact(fact).label ?? fact
}

export function spokenKey(key: string): string {
  const [tree, ...parts] = key.split('.')
  return (tree === 'services' ? parts.slice(1) : parts)
    .filter((part) => part !== 'items' && part !== 'categories')
    .map((part) =>
      part
        .replace(/-/g, ' ')
        .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
        .toLowerCase(),
    )
    .map((part) => textPart(`${part.charAt(0).toUpperCase()}${part.slice(1)}`))
    .join(' › ')
}

/** The page of the list for an address of the site. */
export const textPageAt = (path: string): TextPage | undefined =>
  path === '/' ? textPages[0] : textPages.find(({ id }) => id === path.split('/').at(-1))
