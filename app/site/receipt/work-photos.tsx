import { useProfile, useWords } from '#app/site/profile.ts'
import { longDateTimeText } from '#app/ui/dates.ts'
import { fillIn } from '#content/fill-in.ts'
import { receiptVisitWords } from '#words/site/receipt-visit.ts'
import type { RefusedChange } from './actions.ts'
import type { RequestReceipt } from './documents.ts'
import { RefusedChangeAlert } from './fold.tsx'

type WorkPhotosProps = Pick<RequestReceipt, 'photos'> & { refused: RefusedChange | undefined }

/** The photos that staff chose to show, each before and after in a row of its own. */
export function WorkPhotos({ photos, refused }: WorkPhotosProps) {
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
      <Allowance photos={photos} refused={refused} />
    </section>
  )
}

/** Sent are the photos that the page shows: one that comes later is asked for anew. */
function Allowance({ photos, refused }: WorkPhotosProps) {
  const words = useWords(receiptVisitWords)
  const { timeZone } = useProfile()
  const allowed = photos.flatMap(({ siteAllowedAt }) => siteAllowedAt ?? []).toSorted()
  const newest = allowed.at(-1)
  const asked = photos.filter(({ siteAllowedAt }) => !siteAllowedAt)
  return (
    <>
      {newest && (
        <form method="post" action="#receipt-forbidPhotos" className="mt-5 grid justify-items-start gap-3">
          <input type="hidden" name="intent" value="forbidPhotos" />
          {refused?.intent === 'forbidPhotos' && (
            <RefusedChangeAlert intent="forbidPhotos">{refused.message}</RefusedChangeAlert>
          )}
          <p>{fillIn(words.photosAllowedOn, { day: longDateTimeText(newest, timeZone) })}</p>
          <button type="submit" className="btn">
            {words.photosForbid}
          </button>
        </form>
      )}
      {asked.length > 0 && (
        <form method="post" action="#receipt-allowPhotos" className="mt-5 grid justify-items-start gap-3">
          <input type="hidden" name="intent" value="allowPhotos" />
          {asked.map(({ id }) => (
            <input key={id} type="hidden" name="photo" value={id} />
          ))}
          {refused?.intent === 'allowPhotos' && (
            <RefusedChangeAlert intent="allowPhotos">{refused.message}</RefusedChangeAlert>
          )}
          <h3 className="font-semibold">{words.photosAsk}</h3>
          <label className="check-box">
            <input type="checkbox" name="isAllowed" value="yes" required aria-describedby="photos-help" />
            {newest ? words.photosAllowMore : words.photosAllow}
          </label>
          <p id="photos-help" className="text-ink-2 text-note">
            {words.photosHelp}
          </p>
          <button type="submit" className="btn">
            {words.photosSave}
          </button>
        </form>
      )}
    </>
  )
}
