import { type ReactNode, useEffect } from 'react'
import { useFetcher } from 'react-router'
import { otherPlacesWords as words } from '#words/panel/blog/other-places.ts'
import type { OtherPlace } from './documents.ts'
import { type PostFormResult, type PostValues, textOfPost } from './post-values.ts'

const pauseMs = 1_500

type OtherPlacesProps = {
  values: PostValues
  stored: { values: PostValues; places: readonly OtherPlace[] } | undefined
}

/** Names what speaks of another place than that of the business, while it is typed. It only warns. */
export default function OtherPlaces({ values, stored }: OtherPlacesProps): ReactNode {
  const fetcher = useFetcher<PostFormResult>({ key: 'other-places' })
  const text = textOfPost(values)
  const isStored = stored !== undefined && text === textOfPost(stored.values)
  const { submit } = fetcher
  useEffect(() => {
    if (isStored || text.trim() === '') return
    const timer = setTimeout(
      () => void submit({ intent: 'other-places', text }, { method: 'post', defaultShouldRevalidate: false }),
      pauseMs,
    )
    return () => clearTimeout(timer)
  }, [isStored, text, submit])
  const places = placesIn(fetcher.data)
  const shown = isStored ? stored.places : (places ?? stored?.places ?? [])
  return (
    <div role="status">
      {shown.length > 0 && (
        <div className="notice other-places">
          <p>{words.found}</p>
          <dl>
            {shown.map(({ place, sentence }) => (
              <div key={place}>
                <dt>{place}</dt>
                <dd dir="auto">{sentence}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  )
}

const placesIn = (result: PostFormResult | undefined) =>
  result?.kind === 'other-places' ? result.places : undefined
