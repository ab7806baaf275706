import { createContext, type ReactNode, useContext } from 'react'
import { href } from '#app/site/href.ts'
import type { ReviewService } from '#content/services.ts'
import type { IslandSource } from '#server/pages/request-services.ts'
import { reviewsWords } from '#words/reviews.ts'

/** Where the script of the review dialog is, for the links that open it; unknown on a page that could not be made. */
export const ReviewDialogContext = createContext<IslandSource | undefined>(undefined)

/**
 * "Leave a Review": a link to the page with the form. With script the same form opens as a dialog over this page,
 * `service` chosen; the loader (forms/island.tsx) sees to that, and the page itself carries nothing of the dialog.
 */
export function ReviewLink({
  service,
  className,
  children = reviewsWords.leave,
}: {
  service?: ReviewService
  className?: string
  children?: ReactNode
}) {
  const script = useContext(ReviewDialogContext)
  const page = href('/reviews/new')
  return (
    <a
      href={service ? `${page}?${new URLSearchParams({ service })}` : page}
      className={className}
      data-dialog={script && 'review-dialog'}
      data-src={script?.src}
      data-preload={script?.preload.join(' ')}
    >
      {children}
    </a>
  )
}
