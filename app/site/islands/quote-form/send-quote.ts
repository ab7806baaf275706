import type { Attachments } from '../attachments/attachments.ts'
import type { ServerCall } from '../form/server-call.ts'
import { discardRequest, keepRequest, type WaitingRequest } from '../form/waiting-request.ts'
import { type SubmitResult, submitQuote } from './submit-quote.ts'

type Senders = {
  attachments: Attachments
  call: ServerCall
  /** Said at the files when one of them was refused. */
  filesUnsent: string
}

/**
 * Sends what the form holds. The request is kept on the device first, attachments included, so that neither a
 * reload nor a dead spot loses it; `kept` tells whether it stays there because no answer came.
 */
export async function sendQuote(
  request: WaitingRequest,
  senders: Senders,
): Promise<{ result: SubmitResult; kept: boolean }> {
  const kept = await keepRequest(request)
  const result = await deliver(request, senders)
  const stays = kept && !result.ok && result.reason === 'no-answer'
  if (kept && !stays) await discardRequest(request.submission.idempotencyKey)
  return { result, kept: stays }
}

async function deliver(
  { values, submission }: WaitingRequest,
  { attachments, call, filesUnsent }: Senders,
): Promise<SubmitResult> {
  if (!navigator.onLine) return { ok: false, reason: 'no-answer' }
  const files = await attachments.settle()
  if (files.ok) return submitQuote(values, files.keys, submission, call)
  if (files.reason !== 'refused') return { ok: false, reason: files.reason }
  return { ok: false, reason: 'refused', fieldErrors: { files: filesUnsent } }
}
