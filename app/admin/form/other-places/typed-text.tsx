import { type ReactNode, useEffect } from 'react'
import { useFetcher } from 'react-router'
import { otherPlacesWords as words } from '#words/panel/pages/other-places.ts'
import type { OtherPlace, OtherPlacesResult } from './find-places.ts'

const pauseMs = 1_500

type TypedTextProps = {
  text: string
  stored?: { text: string; places: readonly OtherPlace[] } | undefined
}

/** Names what speaks of another place than that of the business, while it is typed. It only warns. */
export default function TypedText({ text, stored }: TypedTextProps): ReactNode {
  const fetcher = useFetcher<OtherPlacesResult | { kind: string }>({ key: 'other-places' })
  const isStored = text === stored?.text
  const { submit } = fetcher
  useEffect(() => {
    if (isStored || text.trim() === '') return
    const timer = setTimeout(
      () => void submit({ intent: 'other-places', text }, { method: 'post', defaultShouldRevalidate: false }),
      pauseMs,
    )
    return () => clearTimeout(timer)
  }, [isStored, text, submit])
  const found = fetcher.data && 'places' in fetcher.data ? fetcher.data.places : undefined
  const shown = (isStored ? undefined : found) ?? stored?.places ?? []
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
