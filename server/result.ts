import type { ServerWords } from '#content/languages.ts'

type Sentences = ServerWords['refusals']

export type ReasonKey = keyof Sentences

type FactsOf<Key extends ReasonKey> = Sentences[Key] extends (facts: infer Facts) => string
  ? Facts
  : undefined

export type ReasonKeyFor<Facts> = {
  [Key in ReasonKey]: FactsOf<Key> extends undefined ? Key : Facts extends FactsOf<Key> ? Key : never
}[ReasonKey]

export type PlainReasonKey = ReasonKeyFor<unknown>

/**
 * The key of a sentence in the word files and the facts in it. It becomes a sentence where it leaves the
 * server, in the reader's language. The fact `why` is a reason itself.
 */
export type Reason =
  | { reason: PlainReasonKey; facts?: undefined }
  | {
      [Key in Exclude<ReasonKey, PlainReasonKey>]: { reason: Key; facts: WithReason<FactsOf<Key>> }
    }[Exclude<ReasonKey, PlainReasonKey>]

type WithReason<Facts> = Facts extends { why: string } ? Omit<Facts, 'why'> & { why: Reason } : Facts

export type RefusalCode =
  | 'BAD_INPUT'
  | 'UNAUTHORIZED'
  | 'FORBIDDEN'
  | 'UNCONFIRMED'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'TOO_MANY_REQUESTS'

export type Refusal = Reason & {
  code: RefusalCode
  fields?: Record<string, Reason>
  retryAfterSeconds?: number
}

/** Expected failures are returned, bugs are thrown. */
export type Result<Value, Why = Refusal> = { ok: true; value: Value } | { ok: false; refusal: Why }

export const done = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value })

export const refuse = <const Why = Refusal>(refusal: Why): { ok: false; refusal: Why } => ({
  ok: false,
  refusal,
})

export const refuseField = (field: string, reason: Reason) =>
  refuse<Refusal>({ code: 'BAD_INPUT', ...reason, fields: { [field]: reason } })

type Reasoned = Reason & { fields?: Readonly<Record<string, Reason>> }

export type Worded<Why> = Pick<Why, Exclude<keyof Why, 'reason' | 'facts' | 'fields'>> & {
  message: string
  fields?: Record<string, string>
}

export function worded<Why extends Reasoned>(refusal: Why, sentences: Sentences): Worded<Why> {
  const { reason: _reason, facts: _facts, fields, ...rest } = refusal
  const said = {
    ...rest,
    message: sentence(refusal, sentences),
    ...(fields && { fields: sentencesOf(fields, sentences) }),
  }
  // The compiler does not follow the omission from a type parameter.
  return said as unknown as Worded<Why>
}

export const sentencesOf = (fields: Readonly<Record<string, Reason>>, sentences: Sentences) =>
  Object.fromEntries(Object.entries(fields).map(([name, reason]) => [name, sentence(reason, sentences)]))

export function sentence({ reason, facts }: Reason, sentences: Sentences): string {
  const said: unknown = sentences[reason]
  if (typeof said !== 'function') return typeof said === 'string' ? said : reason
  const why = facts && 'why' in facts ? { why: sentence(facts.why, sentences) } : {}
  return String(said({ ...facts, ...why }))
}
