import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { ScreenTitle } from '#app/admin/layout/panel-context.tsx'
import { RetryNotice } from '#app/admin/layout/retry.tsx'
import { Now } from '#app/admin/list/time.tsx'
import { clockText } from '#app/admin/list/times.ts'
import { AnswerContext } from '#app/admin/settings/intent-form.tsx'
import { useAnnounce } from '#app/ui/announcer.tsx'
import { notificationsWords as words } from '#content/en/admin-notifications.ts'
import { describeDelivery } from '#content/en/delivery-trail.ts'
import type { Notifications } from './documents.ts'
import type { FormResult } from './notification-forms.ts'
import { Recipients } from './recipients.tsx'
import { Sound } from './sound.tsx'
import { ThisDevice } from './this-device.tsx'
import { Webhook } from './webhook.tsx'

type NotificationsScreenProps = {
  read: Notifications
  /** When it was read. */
  at: string
  isStale: boolean
  answer: FormResult | undefined
}

/** Who is told of what comes in, and how it reaches them. */
export function NotificationsScreen({ read, at, isStale, answer }: NotificationsScreenProps) {
  useFollowTests(read.notificationTests)
  return (
    <AnswerContext value={answer}>
      <Now at={at}>
        <ScreenTitle title={words.title} lead={words.lead} />
        {isStale && <RetryNotice says={words.stale(clockText(at))} />}
        <div className="long-form">
          <Recipients read={read} />
          <ThisDevice
            devices={read.pushSubscriptions}
            tests={read.notificationTests}
            publicKey={read.pushPublicKey}
          />
          <Sound />
          <Webhook read={read} />
          <p className="mt-4 text-fine text-ink-2">{words.retries}</p>
        </div>
      </Now>
    </AnswerContext>
  )
}

/** Not to be mistaken for settings that are empty. */
export function FailedNotifications() {
  return (
    <>
      <ScreenTitle title={words.title} lead={words.lead} />
      <RetryNotice says={`${words.failed} ${words.failedHint}`} />
    </>
  )
}

const lookAgainMs = 1_000

const isOnItsWay = ({ state, lastError }: Notifications['notificationTests'][number]) =>
  state === 'pending' && !lastError

/** A test that is on its way is looked at until something has become of it, which is then said. */
function useFollowTests(tests: Notifications['notificationTests']) {
  const { revalidate } = useRevalidator()
  const announce = useAnnounce()
  const followed = useRef<ReadonlySet<string>>(new Set())
  const isUnderWay = tests.some(isOnItsWay)
  useEffect(() => {
    const settled = tests.find((test) => followed.current.has(test.id) && !isOnItsWay(test))
    if (settled) announce(describeDelivery(settled, new Date()).text)
    followed.current = new Set(tests.filter(isOnItsWay).map(({ id }) => id))
  }, [tests, announce])
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setInterval(() => void revalidate(), lookAgainMs)
    return () => clearInterval(timer)
  }, [isUnderWay, revalidate])
}
