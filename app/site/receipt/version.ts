import { servicesContext } from '#app/context.ts'
import type { ResultOf } from '#app/graphql.ts'
import type { ReceiptNews } from '#app/site/forms/kept/open-request.ts'
import { readProfile } from '#app/site/profile.ts'
import { fillIn } from '#content/fill-in.ts'
import type { SiteProfile } from '#content/profile/business-profile.ts'
import { wordsFor } from '#content/texts.ts'
import { speechOf } from '#words/facts.ts'
import { receiptWords } from '#words/site/receipt.ts'
import type { Route } from './+types/version.ts'
import { ReadVersion } from './documents.ts'
import { tabTitleOf } from './headline.ts'

/**
 * What the script of a receipt asks now and then: a few bytes that change whenever the page would, and what other pages say of
 * a request that is open.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const read = await services.run(ReadVersion, { token: params.token })
  const headers = { 'Cache-Control': 'private, no-store' }
  if (!read.ok) return Response.json({}, { status: 503, headers })
  const { receipt } = read.value
  const news: ReceiptNews = {
    version: receipt?.version ?? null,
    open: receipt && openRequestNews(receipt, (await readProfile(services)).profile),
  }
  return Response.json(news, { headers })
}

const ended: readonly string[] = ['done', 'cancelled', 'lost']

type VersionFacts = NonNullable<ResultOf<typeof ReadVersion>['receipt']>

/** The line of an open request on other pages: its number and what comes next. Null for what has ended, and for a review. */
export function openRequestNews(
  { number, stage, ...facts }: VersionFacts,
  profile: SiteProfile,
): ReceiptNews['open'] {
  if (!number || !stage || ended.includes(stage)) return null
  const { openRequest: line, smallWords } = wordsFor(receiptWords, speechOf(profile))
  const news = tabTitleOf({ ...facts, stage }, profile)
    .replace(/^\p{L}+/u, (word) => (smallWords.includes(word) ? word.toLowerCase() : word))
    .replace(/\.$/, '')
  return { number, line: fillIn(line, { number, news }) }
}
