import { Star } from 'lucide-react'
import { Link } from 'react-router'
import { recordHref } from '#app/admin/records/row-href.ts'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { shortDate } from '#app/ui/dates.ts'
import { historyWords } from '#words/panel/request.ts'

type Review = { id: string; rating: number; title: string; comment: string; submittedAt: string }

export function ReviewItem({ review }: { review: Review }) {
  const { id, rating, title, comment, submittedAt } = review
  const timeZone = useTimeZone()
  return (
    <li>
      <p>
        <Link to={recordHref('Review', id)} className="link">
          {shortDate(submittedAt, timeZone)}
        </Link>{' '}
        <span className="font-semibold">
          {historyWords.review(rating)} <Star className="icon inline" />
        </span>{' '}
        {title}
      </p>
      <p dir="auto" className="history-text">
        {comment}
      </p>
    </li>
  )
}
