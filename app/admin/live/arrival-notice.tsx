import { X } from 'lucide-react'
import { Link } from 'react-router'
import { adminWords } from '#content/en/admin.ts'
import { type Arrival, arrivalPath, arrivalText } from './arrival.ts'

type ArrivalNoticeProps = { unseen: readonly Arrival[]; onDismiss: () => void }

/**
 * What came in for another screen, with the way to it; in the frame, on a phone in its header. It stays until somebody
 * goes there or closes it; that it came has been announced already.
 */
export function ArrivalNotice({ unseen: [first, ...others], onDismiss }: ArrivalNoticeProps) {
  if (!first) return null
  return (
    <section className="arrival-notice" aria-label={adminWords.arrivals}>
      <p>{arrivalText([first, ...others])}</p>
      <Link to={arrivalPath([first, ...others])} className="btn btn-small btn-primary">
        {adminWords.openArrival}
      </Link>
      <button
        type="button"
        className="grid size-12 shrink-0 place-items-center rounded-md"
        aria-label={adminWords.closeArrivals}
        onClick={onDismiss}
      >
        <X className="icon" aria-hidden="true" />
      </button>
    </section>
  )
}
