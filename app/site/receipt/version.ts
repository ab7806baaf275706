import { servicesContext } from '#app/context.ts'
import type { ResultOf } from '#app/graphql.ts'
import type { ReceiptNews } from '#app/site/device/open-request.ts'
import { promiseInWords, timeInWords } from '#words/promise.ts'
import { receiptWords as words } from '#words/receipt.ts'
import type { Route } from './+types/version.ts'
import { ReadVersion } from './documents.ts'

/**
 * What the script of a receipt asks now and then: a few bytes that change as soon as the page would, and what other pages say of
 * a request that is open.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const read = await context.get(servicesContext).run(ReadVersion, { token: params.token })
  const headers = { 'Cache-Control': 'private, no-store' }
  if (!read.ok) return Response.json({}, { status: 503, headers })
  const { receipt, businessProfile } = read.value
  const news: ReceiptNews = {
    version: receipt?.version ?? null,
    open: receipt && openRequest(receipt, new Date(), businessProfile.timeZone),
  }
  return Response.json(news, { headers })
}

type Facts = NonNullable<ResultOf<typeof ReadVersion>['receipt']>

/** The line of an open request on other pages: its number and what comes next. Null for what has ended, and for a review. */
export function openRequest(
  { number, stage, staff, promisedBy, opensAt, arrivesAt }: Facts,
  now: Date,
  timeZone: string,
): ReceiptNews['open'] {
  if (!number || !stage || stage === 'done' || stage === 'cancelled' || stage === 'lost') return null
  const line = (news: string) => ({ number, line: words.openRequest(number, news) })
  if ((stage === 'waiting' || stage === 'taken') && promisedBy)
    return line(promiseInWords({ promisedBy, opensAt }, now, timeZone))
  if (stage === 'onTheWay' && arrivesAt) {
    const arrival = timeInWords(arrivesAt, now, timeZone)
    return line(new Date(arrivesAt) > now ? words.arrives(arrival) : words.stages.onTheWay(staff))
  }
  return line(stage === 'waiting' ? words.events.received() : words.stages[stage](staff))
}
