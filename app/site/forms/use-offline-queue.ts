import { useEffect, useEffectEvent, useState } from 'react'
import type { FormName, FormValues } from './form-values.ts'
import type { OfflineQueue, QueuedSubmission } from './offline-queue.ts'
import type { SubmitResult } from './submit.ts'
import { withSubmitLock } from './submit-lock.ts'

/** `no-response`: no signal. `failed`: the server could not take it yet. Both are tried again. */
export type QueueState<Values extends FormValues> = {
  queued: QueuedSubmission<Values>
  state: 'sending' | 'no-response' | 'failed'
  /** The person pressed the button a moment ago and is led here. */
  justSent?: boolean
}

/** Some phones never say that they are online again, and a busy server says nothing either. */
const retryEveryMs = 30_000

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
        if (!navigator.onLine) return show({ queued, state: 'no-response' })

        show({ queued, state: 'sending' })
        const result = await deliver(queued)
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
    const retryWhenVisible = () => document.visibilityState === 'visible' && retry()
    // Another tab has kept a submission, or has sent or taken back the last one. That tab may hold the lock still.
    const followOtherTab = ({ key, newValue }: StorageEvent) => {
      if (key !== queue.flag) return
      if (newValue === null) show(undefined)
      else retry()
    }
    retry()
    const timer = setInterval(retry, retryEveryMs)
    window.addEventListener('online', retry)
    window.addEventListener('storage', followOtherTab)
    document.addEventListener('visibilitychange', retryWhenVisible)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', retry)
      window.removeEventListener('storage', followOtherTab)
      document.removeEventListener('visibilitychange', retryWhenVisible)
    }
  }, [queue])

  return {
    shown,
    show,
    sendOldest,
    /** The person takes the submission back, to change it or to drop it. */
    async takeBack(queued: QueuedSubmission<Values>) {
      await queue?.remove(queued)
      show(undefined)
    },
  }
}

/**
 * Sends what a form holds. It is kept on the device first, attachments included, so that neither a reload nor a lost
 * connection loses it; `kept` tells whether it stays there because no response came. Without a queue it is only sent.
 */
export async function sendOrQueue<Values extends FormValues>(
  queued: QueuedSubmission<Values>,
  deliver: (queued: QueuedSubmission<Values>) => Promise<SubmitResult>,
  queue: OfflineQueue<Values> | undefined,
): Promise<{ result: SubmitResult; kept: boolean }> {
  const kept = queue !== undefined && (await queue.add(queued))
  const result: SubmitResult = navigator.onLine
    ? await deliver(queued)
    : { ok: false, refusal: { reason: 'no-response' } }
  const stays = kept && !result.ok && result.refusal.reason === 'no-response'
  if (kept && !stays) await queue.remove(queued)
  return { result, kept: stays }
}
