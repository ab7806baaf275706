import { data } from 'react-router'
import { type ActionArgs, staffContext } from '#app/admin/access.ts'
import { recordOf } from '#app/admin/records/record-of.ts'
import { servicesContext } from '#app/context.ts'
import type { Run, TypedDocument } from '#server/data-service/in-process.ts'
import type { Result } from '#server/result.ts'
import { listWords } from '#words/panel/lists.ts'
import {
  type Conflict,
  confirmingPassword,
  type DoneSubmission,
  type ErrorsByField,
  heldIn,
  refused,
  type Submitted,
  sentIn,
  textIn,
} from './submitted.ts'

/** Undefined: what was sent makes no sense, and `messages` say so. */
export type SubmissionHandler<Shown = unknown> = (
  form: FormData,
  run: Run,
) => Promise<SubmissionOutcome<Shown> | undefined> | undefined

export type SubmissionOutcome<Shown = unknown> = Result<SubmissionChange<Shown>, SubmissionRefusal<Shown>>

/** What a mutation returns is one, where it names the changed record `saved`. */
export type SubmissionChange<Shown = unknown> = {
  saved?: { updatedAt?: string; pendingMails?: DoneSubmission['pendingMails'] } | null
  done?: string
  savedAt?: string
  shown?: Shown
  readonly [other: string]: unknown
}

export type SubmissionRefusal<Shown = unknown> = {
  code: string
  message: string
  fields?: ErrorsByField
  savedAt?: string
  conflict?: Conflict
  shown?: Partial<Shown>
}

/** By intent: what is said when it fails, in place of the reason. */
export type Messages = Readonly<Record<string, string>>

type Handlers<Shown> = Readonly<Record<string, SubmissionHandler<Shown>>>

/**
 * The `action` of a screen: runs the handler that the form names as its `intent`. One that refuses with UNCONFIRMED makes the
 * form ask for the password and be sent again with it.
 */
export async function submission<Shown>(
  { context, request }: ActionArgs,
  handlers: Handlers<Shown>,
  messages?: Messages,
) {
  const { run } = context.get(staffContext)
  const form = await request.formData()
  if (form.has(confirmingPassword)) {
    const password = textIn(form, confirmingPassword)
    const confirmed = await context.get(servicesContext).confirm({ password })
    if (!confirmed.ok) return respond<Shown>(unconfirmed(form, confirmed.refusal.message))
  }
  const result = await submitted(form, { handlers, messages, run })
  if (!result) throw data(null, { status: 400 })
  return respond(result)
}

/** A form that was sent before the script came shows the screen with it. */
export const respond = <Shown>(result: Submitted<Shown>) => data(result, { status: result.ok ? 200 : 422 })

type Submission<Shown> = { handlers: Handlers<Shown>; messages?: Messages | undefined; run: Run }

/** Undefined for an intent that the screen does not have. */
export async function submitted<Shown>(
  form: FormData,
  { handlers, messages = {}, run }: Submission<Shown>,
): Promise<Submitted<Shown> | undefined> {
  const sent = sentIn(form)
  const handler = Object.hasOwn(handlers, sent.intent) ? handlers[sent.intent] : undefined
  if (!handler) return undefined
  const outcome = await handler(form, run)
  if (outcome?.ok) return { ...sent, ...doneBy(outcome.value) }
  const { code, message = '', fields = {}, savedAt, conflict, shown } = outcome?.refusal ?? {}
  if (code === 'UNCONFIRMED') return unconfirmed(form, '')
  // Deleted by another person meanwhile: the result is what was asked for.
  if (code === 'NOT_FOUND' && sent.intent === 'delete') return { ...sent, ...doneBy<Shown>({}) }
  // Not as it was when it was saved: what would be undone is not there any more.
  if (code === 'NOT_FOUND' && form.has('savedAt')) return refused(form, listWords.undoOvertaken)
  const wrong = Object.values(fields).find(Boolean)
  const problem = code === 'CONFLICT' ? message : (wrong ?? messages[sent.intent] ?? message)
  return {
    ...refused(form, problem, { fields, ...(savedAt && { savedAt }), ...(conflict && { conflict }) }),
    // Such a handler has nothing to show.
    ...(shown as Partial<Shown>),
  }
}

const unconfirmed = (form: FormData, problem: string) =>
  refused(form, problem, { typed: heldIn(form), isUnconfirmed: true })

function doneBy<Shown>({ saved, done = '', savedAt = saved?.updatedAt, shown }: SubmissionChange<Shown>) {
  const pendingMails = saved?.pendingMails
  return {
    ok: true as const,
    done,
    ...(savedAt && { savedAt }),
    ...(pendingMails && { pendingMails }),
    // Such a handler returns what the screen shows.
    ...(shown as Shown),
  }
}

/** `why` says what is wrong with a field. */
export const refusedAt = (field: string, why: string) => refusedFields({ [field]: why })

export const refusedFields = (fields: ErrorsByField): { ok: false; refusal: SubmissionRefusal } => ({
  ok: false,
  refusal: { code: 'BAD_INPUT', message: Object.values(fields)[0] ?? '', fields },
})

export async function reportDone<Value>(
  call: Promise<Result<Value, SubmissionRefusal>>,
  text: (value: Value) => string,
): Promise<Result<{ done: string }, SubmissionRefusal>> {
  const result = await call
  return result.ok ? { ok: true, value: { done: text(result.value) } } : result
}

export const timesIn = <Name extends string>(form: FormData, names: readonly Name[]) =>
  recordOf(names, (name) => textIn(form, name) || null)

/** Not at the top of a file that a screen loads too: it would keep the document in the browser's code. */
export const byId =
  (document: TypedDocument<SubmissionChange, { id: string }>): SubmissionHandler =>
  (form, run) =>
    run(document, { id: textIn(form, 'id') })
