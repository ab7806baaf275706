import { whyNoTime } from '#app/admin/form/typed-time.ts'
import { DeleteRequest, UpdateRequest, WhoHasRequest } from '#app/admin/leads/lead-data.ts'
import { noteHandlers } from '#app/admin/leads/note-data.ts'
import { retryDelivery } from '#app/admin/list/retry-delivery.ts'
import { type RequestKind, statusIn } from '#app/admin/records/lead.ts'
import { ifUnmodifiedSince, type Unmodified } from '#app/admin/submission/conflict.ts'
import {
  byId,
  refusedAt,
  reportDone,
  type SubmissionHandler,
  type SubmissionOutcome,
  timesIn,
} from '#app/admin/submission/submission.ts'
import { textIn } from '#app/admin/submission/submitted.ts'
import { ReadTimeZone } from '#app/admin/time-zone.ts'
import { graphql } from '#app/graphql.ts'
import { centsIn } from '#content/money/money.ts'
import { momentOfLocalTime } from '#content/time/clocks.ts'
import { laterBy, lateSteps } from '#content/time/lateness.ts'
import { type WrapUpPart, wrapUpParts } from '#content/wrap-up.ts'
import type { Run } from '#server/data-service/in-process.ts'
import { showPhotoWords } from '#words/panel/people/at-the-door.ts'
import { requestOfKindWords, requestWords as words } from '#words/panel/request.ts'
import { photosOnSiteHandlers } from './photos-on-site-action.ts'
import { followUpAt, followUpChoices } from './times.ts'
import { workHandlers } from './work-action.ts'

export type RequestIntent = keyof typeof words.failures | 'status' | 'delete'

export const failuresOf = (kind: RequestKind): Readonly<Record<RequestIntent, string>> => {
  const { statusFailed, deleteFailed } = requestOfKindWords[kind]
  return { ...words.failures, status: statusFailed, delete: deleteFailed }
}

type Input = {
  id: string
  status?: 'new' | 'contacted' | 'completed'
  contactedAt?: string | null
  completedAt?: string | null
  seenAt?: string
  assigneeId?: string | null
  takenAt?: string | null
  assignmentNote?: string
  callOutcome?: 'reached' | 'noAnswer' | 'voicemail' | null
  calledAt?: string | null
  followUpAt?: string | null
  arrivesAt?: string | null
  scheduledAt?: string | null
  scheduledMinutes?: number | null
  windowMinutes?: number | null
  pickedFrom?: string | null
  lateMinutes?: number | null
  reviewAskedBy?: 'mail' | 'link'
  notes?: string
  signedName?: string | null
  quotedCents?: number | null
  skippedParts?: WrapUpPart[]
  lostReason?: keyof typeof words.lostReasons | null
  cancelledAt?: string | null
  quarantineReasons?: string[]
}

type Condition =
  | Unmodified
  | { seenAt: { attributeExists: boolean } }
  | { assigneeId: { attributeExists: false } | { eq: string } }
  | { pickedFrom: { eq: string } }

const RemoveFile = graphql(`
  mutation AdminRemoveRequestFile($id: ID!, $path: String!) {
    removeRequestFile(id: $id, path: $path)
  }
`)

const ShowFile = graphql(`
  mutation AdminShowRequestFile($id: ID!, $path: String!, $as: ShownPhoto) {
    showRequestFile(id: $id, path: $path, as: $as)
  }
`)

const SkippedParts = graphql(`
  query AdminSkippedParts($id: ID!) {
    row: getRequest(id: $id) {
      skippedParts
    }
  }
`)

const outcomes = ['reached', 'noAnswer', 'voicemail'] as const
const lostReasons = Object.keys(words.lostReasons) as (keyof typeof words.lostReasons)[]

const oneOf = <Value extends string>(values: readonly Value[], text: string): Value | undefined =>
  values.find((value) => value === text)

const mostMinutes = 24 * 60

export function requestHandlers({
  me,
  seesOnlyOwn,
}: {
  me: string
  seesOnlyOwn: boolean
}): Record<Exclude<RequestIntent, 'details' | 'customer' | 'photos'>, SubmissionHandler> {
  const change = (form: FormData, run: Run, input: Omit<Input, 'id'>) =>
    run(UpdateRequest, {
      input: { id: textIn(form, 'id'), ...input },
      condition: ifUnmodifiedSince(form.get('savedAt')),
    })
  /** Working on a request is having seen it: the script that marks it may not have come yet. */
  const work = (form: FormData, run: Run, input: Omit<Input, 'id'>) =>
    change(form, run, { seenAt: new Date().toISOString(), ...input })

  return {
    ...noteHandlers((form) => textIn(form, 'id')),
    ...(seesOnlyOwn && { notes: (form, run) => change(form, run, { notes: textIn(form, 'notes') }) }),
    ...workHandlers,
    ...photosOnSiteHandlers,
    suspicious: (form, run) =>
      change(form, run, { quarantineReasons: textIn(form, 'reasons').split(' ').filter(Boolean) }),
    delete: byId(DeleteRequest),
    'remove-file': (form, run) => run(RemoveFile, { id: textIn(form, 'id'), path: textIn(form, 'path') }),
    'show-file'(form, run) {
      const as = oneOf(['before', 'after'], textIn(form, 'as')) ?? null
      const shown = run(ShowFile, { id: textIn(form, 'id'), path: textIn(form, 'path'), as })
      return reportDone(shown, () => (as ? showPhotoWords.shown(showPhotoWords[as]) : showPhotoWords.hidden))
    },
    retry: retryDelivery,
    async seen(form, run) {
      const marked = await run(UpdateRequest, {
        input: { id: textIn(form, 'id'), seenAt: new Date().toISOString() },
        condition: { seenAt: { attributeExists: false } },
      })
      // Seen already: to save it anew would keep what was done meanwhile from being undone.
      return marked.ok || marked.refusal.code !== 'NOT_FOUND' ? marked : { ok: true, value: {} }
    },
    async take(form, run) {
      const to = textIn(form, 'give')
      const assignmentNote = textIn(form, 'note').trim()
      const id = textIn(form, 'id')
      const had = form.get('had')
      const input = {
        id,
        seenAt: new Date().toISOString(),
        assigneeId: to === 'back' ? null : to === 'me' ? me : to,
        ...(assignmentNote && { assignmentNote }),
      }
      const taken = await run(UpdateRequest, {
        input,
        condition: typeof had === 'string' ? stillWith(had) : null,
      })
      if (taken.ok || taken.refusal.code !== 'NOT_FOUND') return taken
      const found = await run(WhoHasRequest, { id })
      if (!found.ok || !found.value.row) return taken
      const { assignee } = found.value.row
      // Two presses of one person, the answer to the first being lost.
      if (to === 'me' && assignee?.id === me) return { ok: true, value: {} }
      const message = assignee ? words.takenBy(assignee.name) : words.takenByNobody
      return { ok: false, refusal: { code: 'CONFLICT', message } }
    },
    called(form, run) {
      const callOutcome = oneOf(outcomes, textIn(form, 'outcome'))
      return callOutcome && work(form, run, { callOutcome })
    },
    'follow-up': (form, run) =>
      inTimeZone(form, run, (timeZone) => {
        const choice = oneOf(followUpChoices, textIn(form, 'choice'))
        const moment =
          textIn(form, 'choice') === 'none'
            ? null
            : choice
              ? followUpAt(choice, new Date(), timeZone)
              : momentOfLocalTime(textIn(form, 'at'), timeZone)
        return moment === undefined
          ? undefined
          : work(form, run, { followUpAt: moment?.toISOString() ?? null })
      }),
    async wish(form, run) {
      const at = textIn(form, 'at')
      const window = Number(textIn(form, 'window'))
      const isConfirmed = textIn(form, 'answer') === 'confirm'
      if (Number.isNaN(Date.parse(at)) || !Number.isInteger(window)) return undefined
      const appointment = {
        ...{ scheduledAt: at, windowMinutes: window },
        ...(form.get('status') === 'new' && { status: 'contacted' as const }),
      }
      const answered = await run(UpdateRequest, {
        input: {
          id: textIn(form, 'id'),
          seenAt: new Date().toISOString(),
          ...(isConfirmed ? appointment : { pickedFrom: null }),
        },
        condition: { pickedFrom: { eq: at } },
      })
      return answered.ok || answered.refusal.code !== 'NOT_FOUND'
        ? answered
        : { ok: false, refusal: { code: 'CONFLICT', message: words.wishGone } }
    },
    'on-the-way'(form, run) {
      const minutes = Number(textIn(form, 'minutes') || textIn(form, 'other'))
      if (!(minutes > 0 && minutes <= mostMinutes)) return undefined
      return work(form, run, { arrivesAt: new Date(Date.now() + minutes * 60_000).toISOString() })
    },
    late(form, run) {
      const minutes = lateSteps.find((one) => String(one) === textIn(form, 'minutes'))
      const arrivesAt = textIn(form, 'arrivesAt')
      const before = Number(textIn(form, 'lateMinutes'))
      if (!minutes || Number.isNaN(Date.parse(arrivesAt)) || !Number.isInteger(before)) return undefined
      const { lateMinutes } = laterBy(minutes, { arrivesAt, lateMinutes: before }, Date.now())
      return work(form, run, { lateMinutes })
    },
    status(form, run) {
      const status = statusIn(form)
      if (!status) return undefined
      // Reopened: lost is undone, the time of contact stays, and canceled is undone where the press says so.
      const before = timesIn(form, timesAmong(form, ['contactedAt', 'cancelledAt']))
      return work(form, run, { status, ...before, ...(status !== 'completed' && { lostReason: null }) })
    },
    lost(form, run) {
      const lostReason = oneOf(lostReasons, textIn(form, 'reason'))
      return lostReason && work(form, run, { lostReason })
    },
    sign(form, run) {
      const signedName = textIn(form, 'signedName').trim()
      return signedName ? work(form, run, { signedName }) : undefined
    },
    price(form, run) {
      const quotedCents = centsIn(textIn(form, 'price'))
      return quotedCents === undefined
        ? Promise.resolve(refusedAt('price', words.badPrice))
        : work(form, run, { quotedCents })
    },
    async skip(form, run) {
      const part = oneOf(wrapUpParts, textIn(form, 'part'))
      if (!part) return undefined
      const isSkipped = form.get('isSkipped') === 'yes'
      for (let attempt = 1; ; attempt += 1) {
        const saved = await skipPart({ id: textIn(form, 'id'), part, isSkipped }, run)
        // Another part was skipped in the same moment.
        if (saved.ok || saved.refusal.code !== 'NOT_FOUND' || attempt === wrapUpParts.length) return saved
      }
    },
    restore: (form, run) => change(form, run, beforeIn(form)),
    ask(form, run) {
      const reviewAskedBy = form.get('by') === 'mail' ? 'mail' : 'link'
      return change(form, run, { reviewAskedBy })
    },
  }
}

/** Adds to what is skipped now, which the page that was pressed may not know yet. */
async function skipPart({ id, part, isSkipped }: SkippedPart, run: Run) {
  const found = await run(SkippedParts, { id })
  if (!found.ok) return found
  const { row } = found.value
  const skipped = new Set(row?.skippedParts)
  if (isSkipped) skipped.add(part)
  else skipped.delete(part)
  return run(UpdateRequest, {
    input: { id, skippedParts: wrapUpParts.filter((one) => skipped.has(one)) },
    condition: { skippedParts: { eq: row?.skippedParts ?? [] } },
  })
}

type SkippedPart = { id: string; part: WrapUpPart; isSkipped: boolean }

const times = [
  'contactedAt',
  'completedAt',
  'cancelledAt',
  'calledAt',
  'followUpAt',
  'arrivesAt',
  'takenAt',
  'scheduledAt',
  'pickedFrom',
] as const

const timesAmong = (form: FormData, names: readonly (typeof times)[number][]) =>
  names.filter((name) => form.has(name))

/** `had`: the assignee on the page that was pressed; empty for none. */
const stillWith = (had: string): Condition => ({
  assigneeId: had ? { eq: had } : { attributeExists: false },
})

/** What was there before a press, as its undo sends it; only what it changed is among the fields. */
function beforeIn(form: FormData): Omit<Input, 'id'> {
  const status = statusIn(form)
  return {
    ...(status && { status }),
    ...timesIn(form, timesAmong(form, times)),
    ...(form.has('scheduledMinutes') && { scheduledMinutes: wholeBefore(textIn(form, 'scheduledMinutes')) }),
    ...(form.has('windowMinutes') && { windowMinutes: wholeBefore(textIn(form, 'windowMinutes')) }),
    ...(form.has('lateMinutes') && { lateMinutes: Number(textIn(form, 'lateMinutes')) }),
    ...(form.has('assigneeId') && { assigneeId: textIn(form, 'assigneeId') || null }),
    ...(form.has('assignmentNote') && { assignmentNote: textIn(form, 'assignmentNote') }),
    ...(form.has('callOutcome') && { callOutcome: oneOf(outcomes, textIn(form, 'callOutcome')) ?? null }),
    ...(form.has('quotedCents') && { quotedCents: wholeBefore(textIn(form, 'quotedCents')) }),
    ...(form.has('signedName') && { signedName: textIn(form, 'signedName') || null }),
    ...(form.has('lostReason') && { lostReason: oneOf(lostReasons, textIn(form, 'lostReason')) ?? null }),
  }
}

const wholeBefore = (text: string) => (text === '' ? null : Number(text))

/** Does what depends on the clocks of the business; `change` gives nothing for a time that they do not show. */
async function inTimeZone(
  form: FormData,
  run: Run,
  change: (timeZone: string) => Promise<SubmissionOutcome> | undefined,
): Promise<SubmissionOutcome> {
  const read = await run(ReadTimeZone, {})
  if (!read.ok) return read
  const typed = textIn(form, 'at')
  return (await change(read.value.businessProfile.timeZone)) ?? refusedAt('at', typed && whyNoTime(typed))
}
