import type { Delivery } from './outbox.ts'

/**
 * What came of one attempt. `permanent`: trying again would get the same answer. `reason` and `note` are shown to
 * the owner, so they are sentences, not codes. `recipient`: where it went, if the row may name another by now.
 */
export type SendResult = { recipient?: string } & (
  | { ok: true; note?: string }
  | { ok: false; permanent: boolean; reason: string }
)

/**
 * Makes one attempt to deliver. `ok` only when the other side has accepted it. Expected failures are returned;
 * what is thrown is a bug. Must end soon after the signal aborts.
 */
export type Sender = (delivery: Delivery, signal: AbortSignal) => Promise<SendResult>
