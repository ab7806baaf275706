/** Why a call was refused. Screens and programs decide by `code`; `message` is for the person. */
export type RefusalCode =
  | 'BAD_INPUT'
  | 'UNAUTHORIZED'
  | 'FORBIDDEN'
  /** A password or passkey has to be entered first. */
  | 'UNCONFIRMED'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'TOO_MANY_REQUESTS'

export type Refusal = {
  code: RefusalCode
  message: string
  /** What is wrong with which field, by field name, for a form to show in place. */
  fields?: Record<string, string>
  retryAfterSeconds?: number
}

/** What can be expected is returned: a value, or a refusal that says why. Bugs are thrown. */
export type Result<Value, Reason = Refusal> = { ok: true; value: Value } | { ok: false; refusal: Reason }

export const done = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value })

export const refuse = <const Reason = Refusal>(refusal: Reason): { ok: false; refusal: Reason } => ({
  ok: false,
  refusal,
})
