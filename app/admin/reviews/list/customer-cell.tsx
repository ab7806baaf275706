import { mailtoOf } from '#app/admin/person.ts'
import type { ReviewInTable } from '#app/admin/reviews/documents.ts'
import { reviewsWords as words } from '#content/en/admin-reviews.ts'

/** Who wrote a review, and how to ask back. */
export function CustomerCell({ row: { id, name, email, location } }: { row: ReviewInTable }) {
  return (
    <th scope="row" className="cell-customer">
      <span id={`name-${id}`} className="table-title">
        {name}
      </span>
      {email && (
        <a
          href={mailtoOf(email, words.mailSubject)}
          className="cell-under cell-mail"
          aria-label={words.mail(name, email)}
          title={email}
        >
          {email}
        </a>
      )}
      {location && <span className="cell-under">{location}</span>}
    </th>
  )
}
