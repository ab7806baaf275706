import type { ServerWords } from '#content/languages.ts'

type Sentences = ServerWords['refusals']

/** The key of a sentence that says why. */
export type ReasonKey = keyof Sentences

type FactsOf<Key extends ReasonKey> = Sentences[Key] extends (facts: infer Facts) => string
  ? Facts
  : undefined

/** The reasons that need no other facts than these. */
export type ReasonKeyFor<Facts> = {
  [Key in ReasonKey]: FactsOf<Key> extends undefined ? Key : Facts extends FactsOf<Key> ? Key : never
}[ReasonKey]

/** A reason without facts: its key says everything. */
export type PlainReasonKey = ReasonKeyFor<unknown>

/**
 * Why something was refused: the key of a sentence and the facts in it, as the word files have them. It becomes a sentence
 * where it leaves the server, in the language of whoever reads it. The fact `why` is a reason itself.
 */
export type Reason =
  | { reason: PlainReasonKey; facts?: undefined }
  | {
      [Key in Exclude<ReasonKey, PlainReasonKey>]: { reason: Key; facts: WithReason<FactsOf<Key>> }
    }[Exclude<ReasonKey, PlainReasonKey>]

type WithReason<Facts> = Facts extends { why: string } ? Omit<Facts, 'why'> & { why: Reason } : Facts

/** What screens and programs decide by. */
export type RefusalCode =
  | 'BAD_INPUT'
  | 'UNAUTHORIZED'
  | 'FORBIDDEN'
  /** A password or passkey has to be entered first. */
  | 'UNCONFIRMED'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'TOO_MANY_REQUESTS'

/** Why a call was refused. */
export type Refusal = Reason & {
  code: RefusalCode
  /** What is wrong with which field, by field name, for a form to show in place. */
  fields?: Record<string, Reason>
  retryAfterSeconds?: number
}

/** What can be expected is returned: a value, or a refusal that says why. Bugs are thrown. */
export type Result<Value, Why = Refusal> = { ok: true; value: Value } | { ok: false; refusal: Why }

/** The result of what succeeded. */
export const done = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value })

/** The result of what was refused, and why. */
export const refuse = <const Why = Refusal>(refusal: Why): { ok: false; refusal: Why } => ({
  ok: false,
  refusal,
})

/** Refuses what is wrong with one field of a form. */
export const refuseField = (field: string, reason: Reason) =>
  refuse<Refusal>({ code: 'BAD_INPUT', ...reason, fields: { [field]: reason } })

type Reasoned = Reason & { fields?: Readonly<Record<string, Reason>> }

/** A refusal in the words of whoever reads it: sentences in place of its reasons. */
export type Worded<Why> = Pick<Why, Exclude<keyof Why, 'reason' | 'facts' | 'fields'>> & {
  message: string
  fields?: Record<string, string>
}

/** Says a refusal in these words. */
export function worded<Why extends Reasoned>(refusal: Why, sentences: Sentences): Worded<Why> {
  const { reason: _reason, facts: _facts, fields, ...rest } = refusal
  const said = {
    ...rest,
    message: sentence(refusal, sentences),
    ...(fields && { fields: sentencesOf(fields, sentences) }),
  }
  // What was taken out of a type parameter is not known to be the rest of it.
  return said as unknown as Worded<Why>
}

/** The sentences of several fields, by field name. */
export const sentencesOf = (fields: Readonly<Record<string, Reason>>, sentences: Sentences) =>
  Object.fromEntries(Object.entries(fields).map(([name, reason]) => [name, sentence(reason, sentences)]))

/** The sentence of a reason. */
export function sentence({ reason, facts }: Reason, sentences: Sentences): string {
  const said: unknown = sentences[reason]
  if (typeof said !== 'function') return typeof said === 'string' ? said : reason
  const why = facts && 'why' in facts ? { why: sentence(facts.why, sentences) } : {}
  return String(said({ ...facts, ...why }))
}
