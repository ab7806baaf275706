import { useEffect, useEffectEvent, useState } from 'react'
import type { SubmitResult } from './create-record.ts'
import type { FormName, FormValues } from './form-values.ts'
import { whileSendingAlone } from './sending-lock.ts'
import type { WaitingRequest, WaitingShelf } from './waiting-request.ts'

/** `no-answer`: no signal. `failed`: the server could not take it yet. Both are tried again. */
export type Waiting<Values extends FormValues> = {
  request: WaitingRequest<Values>
  state: 'sending' | 'no-answer' | 'failed'
  /** The person pressed the button a moment ago and is led here. */
  justSent?: boolean
}

/** Some phones never say that they are online again, and a busy server says nothing either. */
const lookAgainMs = 30_000

/**
 * The request that is kept on this device, sent when the page opens or shows again or the signal returns.
 * `onSettled` is told when it was accepted or refused for good; either way it is no longer kept. A form without a
 * shelf keeps nothing.
 */
export function useWaitingRequest<Values extends FormValues>(
  form: FormName,
  shelf: WaitingShelf<Values> | undefined,
  deliver: (request: WaitingRequest<Values>) => Promise<SubmitResult>,
  onSettled: (request: WaitingRequest<Values>, result: SubmitResult) => void,
) {
  const [waiting, setWaiting] = useState<Waiting<Values>>()

  async function look() {
    if (!shelf) return
    await whileSendingAlone(
      form,
      async () => {
        const [request] = await shelf.read()
        if (!request) return setWaiting(undefined)
        if (!navigator.onLine) return setWaiting({ request, state: 'no-answer' })

        setWaiting({ request, state: 'sending' })
        const result = await deliver(request)
        if (!result.ok && result.reason !== 'refused') return setWaiting({ request, state: result.reason })
        await shelf.discard(request)
        setWaiting(undefined)
        onSettled(request, result)
      },
      { ifFree: true },
    )
  }
  const lookNow = useEffectEvent(look)

  useEffect(() => {
    if (!shelf) return
    const lookAgain = () => void (shelf.hasSome() && lookNow())
    const lookWhenShown = () => document.visibilityState === 'visible' && lookAgain()
    // Another tab has kept a request, or has sent or taken back the last one. That tab may hold the lock still.
    const followOtherTab = ({ key, newValue }: StorageEvent) => {
      if (key !== shelf.flag) return
      if (newValue === null) setWaiting(undefined)
      else lookAgain()
    }
    lookAgain()
    const timer = setInterval(lookAgain, lookAgainMs)
    window.addEventListener('online', lookAgain)
    window.addEventListener('storage', followOtherTab)
    document.addEventListener('visibilitychange', lookWhenShown)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', lookAgain)
      window.removeEventListener('storage', followOtherTab)
      document.removeEventListener('visibilitychange', lookWhenShown)
    }
  }, [shelf])

  return {
    waiting,
    look,
    show: setWaiting,
    /** The person takes the request back, to change it or to drop it. */
    async takeBack(request: WaitingRequest<Values>) {
      await shelf?.discard(request)
      setWaiting(undefined)
    },
  }
}
