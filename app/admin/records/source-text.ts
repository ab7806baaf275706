import { sourceWords as words } from '#words/panel/request.ts'
import { labelIn, serviceLabels } from '#words/site/service-choices.ts'

export type LeadSource = {
  broughtBy: string | null
  utmSource: string | null
  utmMedium: string | null
  utmCampaign: string | null
  utmTerm: string | null
  adNetwork: keyof typeof words.ad | null
  referrerHost: string | null
  firstPage: string | null
}

/** "Google ad, campaign spring. First page: Emergency"; undefined when nothing is known. */
export function sourceText(source: LeadSource): string | undefined {
  const { broughtBy, utmSource, utmMedium, utmCampaign, utmTerm, adNetwork, referrerHost, firstPage } = source
  const from = [
    broughtBy,
    adNetwork ? words.ad[adNetwork] : utmSource && words.by(utmSource, utmMedium),
    utmCampaign && words.campaign(utmCampaign),
    utmTerm && words.term(utmTerm),
    // An ad comes from its network's own site.
    !adNetwork && !utmSource && referrerHost && words.link(referrerHost),
  ].filter((part) => typeof part === 'string')
  const sentences = [
    from.length > 0 && (broughtBy ? from.join(', ') : capitalized(from.join(', '))),
    firstPage && words.firstPage(pageName(firstPage)),
  ]
  return sentences.filter(Boolean).join('. ') || undefined
}

function pageName(path: string): string {
  const last = path.split('/').findLast((part) => part !== '' && !part.startsWith(':'))
  if (!last) return words.home
  const name = labelIn(words.pages, labelIn(serviceLabels, last))
  return name === last ? capitalized(last.replaceAll('-', ' ')) : name
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
