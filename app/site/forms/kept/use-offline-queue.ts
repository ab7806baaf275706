import { useEffect, useEffectEvent, useState } from 'react'
import type { FormName, FormValues } from '#app/site/forms/form-values.ts'
import type { SubmitResult } from '#app/site/forms/submit.ts'
import { onChanceToSend } from '#app/ui/chance-to-send.ts'
import { withSubmitLock } from '#app/ui/submit-lock.ts'
import { askForSync, isFinal, settleQueued, tryQueued } from './delivery.ts'
import type { OfflineQueue, QueuedSubmission } from './offline-queue.ts'

/** `no-response`: no signal. `failed`: the server could not take it yet. Both are tried again. `justSent`: the button was pressed a moment ago. */
export type QueueState<Values extends FormValues> = {
  queued: QueuedSubmission<Values>
  state: 'sending' | 'no-response' | 'failed'
  justSent?: boolean
}

/**
 * The submission that is kept on this device, sent when the page opens or shows again or the signal returns.
 * `onSettled` hears when it was accepted or refused for good; either way it is no longer kept. A form without a
 * queue keeps nothing.
 */
export function useOfflineQueue<Values extends FormValues>(
  form: FormName,
  queue: OfflineQueue<Values> | undefined,
  deliver: (queued: QueuedSubmission<Values>) => Promise<SubmitResult>,
  onSettled: (queued: QueuedSubmission<Values>, result: SubmitResult) => void,
) {
  const [shown, show] = useState<QueueState<Values>>()

  async function sendOldest() {
    if (!queue) return
    await withSubmitLock(
      form,
      async () => {
        const [queued] = await queue.list()
        if (!queued) return show(undefined)
        show({ queued, state: 'sending' })
        const result = await settleQueued(queue, queued, deliver)
        if (!result.ok && result.refusal.reason !== 'refused')
          return show({ queued, state: result.refusal.reason })
        await queue.remove(queued)
        show(undefined)
        onSettled(queued, result)
      },
      { ifFree: true },
    )
  }
  const sendNow = useEffectEvent(sendOldest)

  useEffect(() => {
    if (!queue) return
    const retry = () => void (queue.hasAny() && sendNow())
    // Another tab has kept a submission, or has sent or taken back the last one. That tab may hold the lock still.
    const followOtherTab = ({ key, newValue }: StorageEvent) => {
      if (key === queue.flag && newValue === null) show(undefined)
    }
    retry()
    window.addEventListener('storage', followOtherTab)
    const stopRetrying = onChanceToSend(retry)
    return () => {
      stopRetrying()
      window.removeEventListener('storage', followOtherTab)
    }
  }, [queue])

  return {
    shown,
    show,
    sendOldest,
    async takeBack(queued: QueuedSubmission<Values>) {
      await queue?.remove(queued)
      show(undefined)
    },
  }
}

/**
 * Sends what a form holds. It is kept on the device first, attachments included, so that neither a reload, a closed tab nor a
 * lost connection loses it; `kept` is what stays, because the server could not be reached or could not take it. Without a queue it
 * is only sent.
 */
export async function sendOrQueue<Values extends FormValues>(
  queued: QueuedSubmission<Values>,
  deliver: (queued: QueuedSubmission<Values>) => Promise<SubmitResult>,
  queue: OfflineQueue<Values> | undefined,
): Promise<{ result: SubmitResult; kept?: QueuedSubmission<Values> }> {
  if (!queue) {
    if (!navigator.onLine) return { result: { ok: false, refusal: { reason: 'no-response' } } }
    return { result: await deliver(queued) }
  }
  const held = await queue.add(queued)
  if (!held.kept) void askForSync()
  const result = await tryQueued(queue, held, deliver).catch(async (error: unknown) => {
    // The form is sent another way; kept, it would be sent twice.
    await queue.remove(queued)
    throw error
  })
  if (!isFinal(result)) return { result, kept: held }
  await queue.remove(queued)
  return { result }
}
