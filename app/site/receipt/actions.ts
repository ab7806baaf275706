import { data } from 'react-router'
import { postedForm } from '#app/site/forms/posted-form.ts'
import { href, redirect } from '#app/site/href.ts'
import type { CallResult, Run } from '#server/data-service/in-process.ts'
import type { RequestServices } from '#server/pages/request-services.ts'
import type { receiptWords } from '#words/site/receipt.ts'
import {
  AddToRequest,
  AllowPhotosOnSite,
  AnswerEstimate,
  AskAnotherTime,
  BookWindow,
  CancelAppointment,
  CancelRequest,
  ComplainAboutRequest,
  CorrectRequest,
  ReleaseWindow,
  ReserveWindow,
} from './documents.ts'

const receiptIntents = [
  'add',
  'correct',
  'cancel',
  'complain',
  'accept',
  'decline',
  'anotherTime',
  'noAppointment',
  'reserve',
  'release',
  'book',
  'allowPhotos',
  'forbidPhotos',
] as const

type ReceiptIntent = (typeof receiptIntents)[number]

export type RefusedChange = {
  intent: ReceiptIntent
  message: string | undefined
  fields: Record<string, string>
  values: Record<string, string>
}

/** What a form of the page does; then back to the page, which says it once: a reload neither sends nor says it again. */
export async function changeReceipt(
  request: Request,
  { token, services: { runAsGuest: run, flash } }: { token: string; services: RequestServices },
) {
  const form = await postedForm(request)
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const intent = receiptIntents.find((one) => one === text('intent'))
  if (!intent) throw data(null, { status: 400 })
  const values = {
    ...{ message: text('message'), phone: text('phone'), address: text('address') },
    contactBy: text('contactBy'),
    ...{ name: text('name'), reason: text('reason'), estimate: text('estimate') },
    appointmentAt: text('appointmentAt'),
    at: text('at'),
  }

  const fileError = form.getAll('fileErrors').join(' ')
  if (fileError) {
    const refused: RefusedChange = { intent, values, message: undefined, fields: { files: fileError } }
    return data(refused, { status: 422 })
  }
  const { result, said, shows = 'top' } = await changes[intent]({ token, run, form, values })
  if (result.ok) {
    const page = href('/receipt/:token', { token })
    // The fragment, because without one that of the form would lead down to it again.
    return redirect(`${page}#${shows}`, {
      status: 303,
      ...(said && { headers: { 'Set-Cookie': flash.set(page, said) } }),
    })
  }
  const { code, message, fields = {} } = result.refusal
  const isKnown = code !== 'INTERNAL'
  const refused: RefusedChange = { intent, values, message: isKnown ? message : undefined, fields }
  return data(refused, { status: statuses[code] ?? 500 })
}

const statuses: Partial<Record<string, number>> = {
  BAD_INPUT: 422,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_MANY_REQUESTS: 429,
  BUSY: 503,
}

type ReceiptPost = {
  token: string
  run: Run
  form: FormData
  values: Record<
    'message' | 'phone' | 'address' | 'contactBy' | 'name' | 'reason' | 'estimate' | 'appointmentAt' | 'at',
    string
  >
}

type DoneText = keyof typeof receiptWords.did

const changes: Record<
  ReceiptIntent,
  (given: ReceiptPost) => Promise<{ result: CallResult<unknown>; said?: DoneText; shows?: 'booking' }>
> = {
  async add({ token, run, form, values }) {
    const fileUrls = form.getAll('fileUrls').filter((value) => typeof value === 'string')
    const result = await run(AddToRequest, { token, message: values.message, fileUrls })
    return { result, said: form.has('filesLeftOut') ? 'addedWithoutFiles' : 'added' }
  },
  async correct({ token, run, values }) {
    const { phone, address, contactBy } = values
    const correction = { token, phone, address, contactBy }
    return { result: await run(CorrectRequest, correction), said: 'corrected' }
  },
  async cancel({ token, run }) {
    return { result: await run(CancelRequest, { token }), said: 'cancelled' }
  },
  accept: async (given) => ({ result: await answer(given, true), said: 'accepted' }),
  decline: async (given) => ({ result: await answer(given, false), said: 'declined' }),
  async anotherTime({ token, run, values: { appointmentAt, message } }) {
    return { result: await run(AskAnotherTime, { token, appointmentAt, message }), said: 'anotherTime' }
  },
  async noAppointment({ token, run, values: { appointmentAt, message } }) {
    return { result: await run(CancelAppointment, { token, appointmentAt, message }), said: 'noAppointment' }
  },
  async reserve({ token, run, values: { at } }) {
    const result = await run(ReserveWindow, { token, at })
    const isWish = result.ok && result.value.reserveWindow?.stage === 'wished'
    return isWish ? { result, said: 'wished' } : { result, shows: 'booking' }
  },
  async release({ token, run }) {
    return { result: await run(ReleaseWindow, { token }), shows: 'booking' }
  },
  async book({ token, run, form, values: { at, address } }) {
    const isAtOnce = form.has('isAtOnce') ? form.get('isAtOnce') === 'true' : null
    const result = await run(BookWindow, { token, at, address, isAtOnce })
    const isWish = result.ok && result.value.bookWindow?.stage === 'wished'
    return { result, said: isWish ? 'wished' : 'booked' }
  },
  async allowPhotos({ token, run, form }) {
    // Without the tick nothing was allowed.
    if (!form.has('isAllowed')) return { result: { ok: true, value: {} } }
    const photos = form.getAll('photo').filter((value) => typeof value === 'string')
    return { result: await run(AllowPhotosOnSite, { token, isAllowed: true, photos }), said: 'photosAllowed' }
  },
  async forbidPhotos({ token, run }) {
    return { result: await run(AllowPhotosOnSite, { token, isAllowed: false }), said: 'photosForbidden' }
  },
  async complain({ token, run }) {
    return { result: await run(ComplainAboutRequest, { token }) }
  },
}

const answer = ({ token, run, values: { estimate, name, reason } }: ReceiptPost, isAccepted: boolean) =>
  run(AnswerEstimate, { token, estimateId: estimate, isAccepted, name, reason })
