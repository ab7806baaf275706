import { useWords } from '#app/site/profile.ts'
import { receiptVisitWords } from '#words/site/receipt-visit.ts'
import type { RequestReceipt } from './documents.ts'

/** The photos that staff chose to show, each before and after in a row of its own. */
export function WorkPhotos({ photos }: Pick<RequestReceipt, 'photos'>) {
  const words = useWords(receiptVisitWords)
  if (photos.length === 0) return null
  return (
    <section aria-labelledby="work-photos" className="mb-12">
      <h2 id="work-photos" className="text-title">
        {words.photos}
      </h2>
      <ul className="work-photos">
        {photos.map(({ shownAs, url, thumbnailUrl }) => (
          <li key={url}>
            <a href={url}>
              <img src={thumbnailUrl} alt={words[shownAs]} loading="lazy" decoding="async" />
              <span aria-hidden="true">{words[shownAs]}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
