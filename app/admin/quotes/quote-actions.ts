import { quotesWords } from '#content/en/admin.ts'
import type { Answer, Run } from '#server/data-service/in-process.ts'
import { DeleteQuote, RetryDelivery, UpdateQuote } from './documents.ts'

/** What a form on a card asks for, in its field `intent`. */
export type Intent = 'status' | 'notes' | 'delete' | 'retry'

export type ActionResult = { ok: true; intent: Intent } | { ok: false; intent: Intent; message: string }

export const statuses = ['new', 'contacted', 'completed'] as const

export type QuoteStatus = (typeof statuses)[number]

/** The status that a form asks for: that of the button pressed in it, else that of its select. */
export function statusIn(form: FormData): QuoteStatus | undefined {
  const asked = form.get('next') ?? form.get('status')
  return statuses.find((known) => known === asked)
}

const failures: Record<Intent, string> = {
  status: quotesWords.statusFailed,
  notes: quotesWords.noteFailed,
  delete: quotesWords.deleteFailed,
  retry: quotesWords.retryFailed,
}

/** The intent of a form, or undefined when a form says none of ours. */
export function intentOf(form: FormData): Intent | undefined {
  const intent = form.get('intent')
  return (Object.keys(failures) as Intent[]).find((known) => known === intent)
}

/** What to say when an intent did not get through, whatever the reason. */
export const failureOf = (intent: Intent): ActionResult => ({ ok: false, intent, message: failures[intent] })

/** Does what a card's form asks for. */
export async function carryOut(intent: Intent, form: FormData, run: Run): Promise<ActionResult> {
  const answer = await changes[intent](form, run)
  // What somebody else has deleted meanwhile is as gone as was asked for.
  const isGone = intent === 'delete' && answer?.ok === false && answer.error.code === 'NOT_FOUND'
  return answer?.ok || isGone ? { ok: true, intent } : failureOf(intent)
}

const text = (form: FormData, name: string) => String(form.get(name) ?? '')

const changes: Record<Intent, (form: FormData, run: Run) => Promise<Answer<unknown>> | undefined> = {
  // The data service stamps contactedAt and completedAt.
  status(form, run) {
    const status = statusIn(form)
    return status && run(UpdateQuote, { input: { id: text(form, 'id'), status } })
  },
  notes: (form, run) =>
    run(UpdateQuote, { input: { id: text(form, 'id'), notes: text(form, 'notes').trim() } }),
  delete: (form, run) => run(DeleteQuote, { id: text(form, 'id') }),
  retry: (form, run) => run(RetryDelivery, { id: text(form, 'id') }),
}
