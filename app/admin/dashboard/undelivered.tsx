import { Check, TriangleAlert } from 'lucide-react'
import { dashboardWords as words } from '#content/en/admin-dashboard.ts'

/** Whether people were told of what came in; what was given up stands on its card. */
export function Undelivered({ count }: { count: number }) {
  const StateIcon = count > 0 ? TriangleAlert : Check
  return (
    <section aria-labelledby="notifications" className="dashboard-sheet">
      <h2 id="notifications" className="text-name">
        {words.notifications}
      </h2>
      <p className="notifications" data-failed={count > 0 || undefined}>
        <StateIcon className="icon" aria-hidden="true" />
        {count > 0 ? words.undelivered(count) : words.delivered}
      </p>
      {count > 0 && <p className="mt-1 text-fine text-ink-2">{words.undeliveredHint}</p>}
    </section>
  )
}
