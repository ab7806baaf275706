import { Check, Send, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { DeliveryTrail } from '#app/admin/list/delivery-trail.tsx'
import { isShown, recordHref } from '#app/admin/records/row-href.ts'
import type { MailState } from '#app/admin/screen/mail-bar.tsx'
import { dashboardWords as words } from '#words/panel/dashboard.ts'
import type { UndeliveredNotification } from './load-dashboard.ts'

type UndeliveredProps = {
  count: number
  notifications: readonly UndeliveredNotification[]
  mail: MailState | undefined
}

export function Undelivered({ count, notifications, mail }: UndeliveredProps) {
  const isUnsent = count > 0 || mail?.state === 'notSetUp' || Boolean(mail?.failure)
  // A tick only for what is known to arrive.
  const StateIcon = isUnsent ? TriangleAlert : mail?.state === 'proven' ? Check : Send
  const more = count - notifications.length
  return (
    <section
      aria-labelledby="notifications"
      className="notifications"
      data-failed={isUnsent || undefined}
      data-count={count || undefined}
    >
      <h2 id="notifications" className="sr-only">
        {words.notifications}
      </h2>
      <p>
        <StateIcon className="icon" />
        {count > 0 ? words.undelivered(count) : words.delivered[mail?.state ?? 'notProven']}
      </p>
      <ul className="undelivered">
        {notifications.map((notification) => (
          <UndeliveredLine key={notification.delivery.id} notification={notification} />
        ))}
      </ul>
      {notifications.length > 0 && more > 0 && (
        <p className="mt-2 text-fine text-ink-2">{words.undeliveredMore(more)}</p>
      )}
    </section>
  )
}

function UndeliveredLine({ notification }: { notification: UndeliveredNotification }) {
  const { kind, subjectId, name, delivery } = notification
  const path = isShown(kind) ? recordHref(kind, subjectId) : undefined
  return (
    <li>
      <p className="flex flex-wrap items-baseline gap-x-3">
        {path && name ? (
          <Link to={path} className="link inline-flex min-h-11 items-center">
            {name}
          </Link>
        ) : (
          // Notifications about an account have no record to link to.
          path && <span className="font-semibold">{words.unnamed}</span>
        )}
        <span className="text-fine text-ink-2">
          {words.undeliveredAbout[kind]}&nbsp;<span aria-hidden="true">·</span>{' '}
          {words.undeliveredTo(delivery.recipient)}
        </span>
      </p>
      <DeliveryTrail deliveries={[delivery]} />
    </li>
  )
}
