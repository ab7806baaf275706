import type { SubmitResult } from './create-record.ts'
import type { FormValues } from './form-values.ts'
import type { WaitingRequest, WaitingShelf } from './waiting-request.ts'

/**
 * Sends what a form holds. It is kept on the device first, attachments included, so that neither a reload nor a dead
 * spot loses it; `kept` tells whether it stays there because no answer came. Without a shelf it is only sent.
 */
export async function sendKept<Values extends FormValues>(
  request: WaitingRequest<Values>,
  deliver: (request: WaitingRequest<Values>) => Promise<SubmitResult>,
  shelf: WaitingShelf<Values> | undefined,
): Promise<{ result: SubmitResult; kept: boolean }> {
  const kept = shelf !== undefined && (await shelf.keep(request))
  const result: SubmitResult = navigator.onLine ? await deliver(request) : { ok: false, reason: 'no-answer' }
  const stays = kept && !result.ok && result.reason === 'no-answer'
  if (kept && !stays) await shelf.discard(request)
  return { result, kept: stays }
}
