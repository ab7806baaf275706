import { type ReactNode, useEffect } from 'react'
import { useFetcher, useFormAction } from 'react-router'
import { otherPlacesWords as words } from '#words/panel/pages/other-places.ts'
import type { OtherPlace, OtherPlacesResult } from './find-places.ts'

const pauseMs = 1_500

type TypedTextProps = {
  text: string
  stored?: { text: string; places: readonly OtherPlace[] } | undefined
}

/** Names what speaks of another place than that of the business, while it is typed. It only warns. */
export default function TypedText({ text, stored }: TypedTextProps): ReactNode {
  const fetcher = useFetcher<OtherPlacesResult>({ key: 'other-places' })
  const isStored = text === stored?.text
  const { submit } = fetcher
  const action = useFormAction()
  useEffect(() => {
    if (isStored || text.trim() === '') return
    // By its address: once saved the router is at the list before this form has gone.
    const options = { method: 'post', action, defaultShouldRevalidate: false } as const
    const timer = setTimeout(() => void submit({ intent: 'other-places', text }, options), pauseMs)
    return () => clearTimeout(timer)
  }, [isStored, text, submit, action])
  const found = fetcher.data?.ok ? fetcher.data.places : undefined
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
