import type { Answer, Run } from '#server/data-service/in-process.ts'

/** What became of a form on a row; `intent` is what it asked for, in its field of that name. */
export type ActionResult<Intent extends string = string> =
  | { ok: true; intent: Intent }
  | { ok: false; intent: Intent; message: string }

/** What to say when an intent does not get through, whatever the reason. */
export type Failures<Intent extends string> = Readonly<Record<Intent, string>>

/** How each intent is carried out; undefined when the form makes no sense. */
export type Changes<Intent extends string> = Readonly<
  Record<Intent, (form: FormData, run: Run) => Promise<Answer<unknown>> | undefined>
>

/** The intent of a form, or undefined when a form says none of ours. */
export function intentOf<Intent extends string>(
  failures: Failures<Intent>,
  form: FormData,
): Intent | undefined {
  const intent = form.get('intent')
  // The record's keys are its intents.
  return (Object.keys(failures) as Intent[]).find((known) => known === intent)
}

export const failureOf = <Intent extends string>(
  failures: Failures<Intent>,
  intent: Intent,
): ActionResult<Intent> => ({ ok: false, intent, message: failures[intent] })

/** Does what a row's form asks for. */
export async function carryOut<Intent extends string>(
  { changes, failures }: { changes: Changes<Intent>; failures: Failures<Intent> },
  intent: Intent,
  form: FormData,
  run: Run,
): Promise<ActionResult<Intent>> {
  const answer = await changes[intent](form, run)
  // What somebody else has deleted meanwhile is as gone as was asked for.
  const isGone = intent === 'delete' && answer?.ok === false && answer.error.code === 'NOT_FOUND'
  return answer?.ok || isGone ? { ok: true, intent } : failureOf(failures, intent)
}

/** The times that a form puts back; an empty one was not there before. */
export function timesIn<Name extends string>(form: FormData, names: readonly Name[]) {
  const times = names.map((name) => [name, textIn(form, name) || null])
  // One entry for each name.
  return Object.fromEntries(times) as Record<Name, string | null>
}

/** A field of a form as text; nothing is the empty text. */
export const textIn = (form: FormData, name: string) => String(form.get(name) ?? '')
