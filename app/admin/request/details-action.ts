import { data } from 'react-router'
import type { RequestKind } from '#app/admin/leads/lead.ts'
import { requestDocuments } from '#app/admin/leads/lead-data.ts'
import { respond, textIn } from '#app/admin/list/row-action.tsx'
import { recordOf } from '#app/admin/record-of.ts'
import { centsIn, priceText } from '#content/money/money.ts'
import { localTimeText, momentOfLocalTime } from '#content/time/clocks.ts'
import type { Run, TypedDocument } from '#server/data-service/in-process.ts'
import { requestWords as words } from '#words/panel/request.ts'
import { type OpenRequest, openRequest } from './request.ts'

export const detailNames = [
  'address',
  'date',
  'time',
  'minutes',
  'window',
  'mails',
  'again',
  'price',
  'nextStep',
  'follow',
] as const

export type DetailValues = Record<(typeof detailNames)[number], string>

export const detailsIn = (form: FormData): DetailValues =>
  recordOf(detailNames, (name) => textIn(form, name).trim())

type FieldErrors = { readonly [Name in keyof DetailValues]?: string | undefined }

type Wrong = { fields: FieldErrors; values: DetailValues }

/** `replaces`: other values, which were saved first. Without a connection there is a message alone. */
export type DetailsResult = { intent: 'details' } & (
  | { ok: true; savedAt?: string | undefined }
  | ({ ok: false; message: string; replaces?: string } & Partial<Wrong>)
)

export function detailValues(request: OpenRequest, timeZone: string): DetailValues {
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

/** A text that is the same for the same values: what a form began with, to be compared with what is stored. */
export const fingerprint = (values: DetailValues): string =>
  JSON.stringify(detailNames.map((name) => values[name]))

type Input = {
  id: string
  seenAt?: string
  address?: string | null
  scheduledAt?: string | null
  scheduledMinutes?: number | null
  windowMinutes?: number | null
  appointmentMails?: boolean
  repeatMonths?: number | null
  quotedCents?: number | null
  nextStep?: string | null
  followUpAt?: string | null
}

type Update = TypedDocument<
  { saved: { updatedAt: string } | null },
  { input: Input; condition: { updatedAt: { eq: string } } | null }
>

const valuesOf = (fingerprint: string): DetailValues => {
  const known: unknown = JSON.parse(fingerprint)
  const texts: unknown[] = Array.isArray(known) ? known : []
  return recordOf(detailNames, (name) => String(texts[detailNames.indexOf(name)] ?? ''))
}

const changedTogether: readonly (readonly (keyof DetailValues)[])[] = [
  ['address'],
  ['date', 'time', 'minutes', 'window'],
  ['mails'],
  ['again'],
  ['price'],
  ['nextStep'],
  ['follow'],
]

type Versions = Readonly<Record<'began' | 'typed' | 'stored', DetailValues>>

function mergedDetails({ began, typed, stored }: Versions, isForced: boolean): DetailValues | undefined {
  const values = { ...stored }
  for (const names of changedTogether) {
    const differ = (one: DetailValues, other: DetailValues) => names.some((name) => one[name] !== other[name])
    if (!differ(typed, began)) continue
    if (!isForced && differ(stored, began) && differ(stored, typed)) return undefined
    for (const name of names) values[name] = typed[name]
  }
  return values
}

/** Calls and other presses go on during typing, so a save conflicts only with other values of these fields. */
export async function saveDetails(run: Run, kind: RequestKind, form: FormData, all: boolean) {
  const id = textIn(form, 'id')
  const values = detailsIn(form)
  const refuse = (message: string, rest: { fields?: FieldErrors; replaces?: string } = {}) =>
    data<DetailsResult>(
      { intent: 'details', ok: false, message, fields: {}, values, ...rest },
      { status: 422 },
    )

  const opened = await openRequest(run, kind, { id, all })
  if (!opened) return refuse(words.failures.details)
  const { timeZone } = opened.replies.businessProfile
  const before = detailValues(opened.request, timeZone)
  const stored = fingerprint(before)
  const versions = { began: valuesOf(textIn(form, 'before') || '[]'), typed: values, stored: before }
  const merged = mergedDetails(versions, form.get('replaces') === stored)
  if (!merged) return refuse(words.conflict, { replaces: stored })

  const input = inputOf(merged, before, timeZone)
  if ('fields' in input) return refuse(words.checkFields, input)
  const update: Update = requestDocuments[kind].update
  const saved = await run(update, {
    input: { id, ...input.changes },
    condition: { updatedAt: { eq: opened.request.updatedAt } },
  })
  if (saved.ok)
    return respond<DetailsResult>({
      intent: 'details',
      ok: true,
      savedAt: saved.value.saved?.updatedAt,
    })
  const { fields = {} } = saved.refusal
  return refuse(saved.refusal.code === 'BAD_INPUT' ? words.checkFields : words.failures.details, {
    fields: {
      address: fields.address,
      nextStep: fields.nextStep,
      minutes: fields.scheduledMinutes,
      price: fields.quotedCents,
    },
  })
}

const readDetails = ({ date, time, follow, price }: DetailValues, timeZone: string) => ({
  scheduledAt: date || time ? momentOfLocalTime(`${date}T${time}`, timeZone) : null,
  followUpAt: follow ? momentOfLocalTime(follow, timeZone) : null,
  quotedCents: price ? centsIn(price) : null,
})

function wrongIn(values: DetailValues, timeZone: string): FieldErrors {
  const { scheduledAt, followUpAt, quotedCents } = readDetails(values, timeZone)
  return {
    ...(scheduledAt === undefined && {
      date: values.date && values.time ? words.skippedTime : words.badTime,
    }),
    ...(followUpAt === undefined && { follow: words.skippedTime }),
    ...(quotedCents === undefined && { price: words.badPrice }),
  }
}

export function stillWrong({ fields, values }: Wrong, typed: DetailValues, timeZone: string): FieldErrors {
  const [before, now] = [wrongIn(values, timeZone), wrongIn(typed, timeZone)]
  const left = detailNames.flatMap((name) => {
    const error = before[name] ? now[name] : typed[name] === values[name] ? fields[name] : undefined
    return error ? [[name, error]] : []
  })
  return Object.fromEntries(left)
}

function inputOf(
  values: DetailValues,
  before: DetailValues,
  timeZone: string,
): { changes: Omit<Input, 'id'> } | { fields: FieldErrors } {
  const { address, minutes, window, mails, again, nextStep, follow } = values
  const fields = wrongIn(values, timeZone)
  if (Object.keys(fields).length > 0) return { fields }
  const { scheduledAt, followUpAt, quotedCents } = readDetails(values, timeZone)
  return {
    changes: {
      seenAt: new Date().toISOString(),
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
    },
  }
}
