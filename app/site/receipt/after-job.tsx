import { useProfile, useWords } from '#app/site/profile.ts'
import { ButtonLink } from '#app/ui/links.tsx'
import { fillIn } from '#content/fill-in.ts'
import { reviewSiteName } from '#content/review-site.ts'
import { invoiceWords } from '#words/invoice.ts'
import { receiptVisitWords } from '#words/site/receipt-visit.ts'
import type { RequestReceipt } from './documents.ts'

export function AfterJob({ receipt: { reviewPath, warrantyUntil } }: { receipt: RequestReceipt }) {
  const { reviewLink } = useProfile()
  const words = useWords(receiptVisitWords)
  return (
    <>
      {warrantyUntil && words.warranty && (
        <p className="mt-6 max-w-[34em]">
          {fillIn(words.warranty, { day: invoiceWords.day(warrantyUntil) })}
        </p>
      )}
      {(reviewPath || reviewLink) && (
        <>
          <p className="mt-6 max-w-[34em]">{words.reviewAsk}</p>
          <p className="mt-4 flex flex-wrap gap-3.5">
            {reviewPath && (
              <ButtonLink href={reviewPath} large>
                {words.review}
              </ButtonLink>
            )}
            {reviewLink && (
              <ButtonLink href={reviewLink} large>
                {fillIn(words.reviewAlso, { site: reviewSiteName(reviewLink) })}
              </ButtonLink>
            )}
          </p>
        </>
      )}
    </>
  )
}
