import { whyNoTime } from '#app/admin/form/typed-time.ts'
import { centsIn, priceText } from '#content/money/money.ts'
import { localTimeText, momentOfLocalTime } from '#content/time/clocks.ts'
import { requestWords as words } from '#words/panel/request.ts'
import {
  type PartErrors,
  type PartInput,
  type PartValues,
  partHandler,
  type RequestPart,
} from './part-action.ts'
import type { OpenRequest } from './request.ts'

type DetailName =
  | 'address'
  | 'date'
  | 'time'
  | 'minutes'
  | 'window'
  | 'mails'
  | 'again'
  | 'price'
  | 'nextStep'
  | 'follow'

type DetailValues = PartValues<DetailName>

export const detailsPart = (request: OpenRequest, timeZone: string): RequestPart<DetailName> => ({
  intent: 'details',
  stored: detailValues(request, timeZone),
  wrongIn: (values) => wrongIn(values, timeZone),
})

function detailValues(request: OpenRequest, timeZone: string): DetailValues {
  const { address, scheduledAt, scheduledMinutes, windowMinutes, appointmentMails, repeatMonths } = request
  const { quotedCents, nextStep, followUpAt } = request
  const [date = '', time = ''] = scheduledAt ? localTimeText(new Date(scheduledAt), timeZone).split('T') : []
  return {
    address: address ?? '',
    date,
    time,
    minutes: scheduledMinutes === null ? '' : String(scheduledMinutes),
    window: windowMinutes === null ? '' : String(windowMinutes),
    mails: appointmentMails === false ? '' : 'yes',
    again: repeatMonths === null ? '' : String(repeatMonths),
    price: quotedCents === null ? '' : priceText(quotedCents),
    nextStep: nextStep ?? '',
    follow: followUpAt ? localTimeText(new Date(followUpAt), timeZone) : '',
  }
}

/** What a caller asked for, offered while there is no appointment; undefined for what is over. */
export function wantedTime(
  { scheduledAt, written }: OpenRequest,
  timeZone: string,
  now = Date.now(),
): Pick<DetailValues, 'date' | 'time'> | undefined {
  if (scheduledAt || !written?.wantedAt || Date.parse(written.wantedAt) < now) return undefined
  const [date = '', time = ''] = localTimeText(new Date(written.wantedAt), timeZone).split('T')
  return { date, time }
}

export const detailsHandler = (of: Parameters<typeof partHandler>[0]) =>
  partHandler(of, {
    partOf: detailsPart,
    together: [['date', 'time', 'minutes', 'window']],
    columns: { date: 'scheduledAt', minutes: 'scheduledMinutes', follow: 'followUpAt', price: 'quotedCents' },
    conflict: words.conflict,
    inputOf,
  })

const readDetails = ({ date, time, follow, price }: DetailValues, timeZone: string) => ({
  scheduledAt: date || time ? momentOfLocalTime(`${date}T${time}`, timeZone) : null,
  followUpAt: follow ? momentOfLocalTime(follow, timeZone) : null,
  quotedCents: price ? centsIn(price) : null,
})

function wrongIn(values: DetailValues, timeZone: string): PartErrors<DetailName> {
  const { scheduledAt, followUpAt, quotedCents } = readDetails(values, timeZone)
  return {
    ...(scheduledAt === undefined && {
      date: values.date && values.time ? whyNoTime(values.date) : words.badTime,
    }),
    ...(followUpAt === undefined && { follow: whyNoTime(values.follow) }),
    ...(quotedCents === undefined && { price: words.badPrice }),
  }
}

function inputOf(values: DetailValues, before: DetailValues, timeZone: string): Omit<PartInput, 'id'> {
  const { address, minutes, window, mails, again, nextStep, follow } = values
  const { scheduledAt, followUpAt, quotedCents } = readDetails(values, timeZone)
  return {
    address: address || null,
    nextStep: nextStep || null,
    scheduledMinutes: minutes ? Number(minutes) : null,
    windowMinutes: window ? Number(window) : null,
    appointmentMails: mails === 'yes',
    repeatMonths: again ? Number(again) : null,
    quotedCents: quotedCents ?? null,
    scheduledAt: scheduledAt?.toISOString() ?? null,
    // Left alone, it ends with a new appointment where the customer did not want the one before.
    ...(follow !== before.follow && { followUpAt: followUpAt?.toISOString() ?? null }),
  }
}
