import { useId, useState } from 'react'
import { listWords } from '#words/panel/lists.ts'

/** More than this fills a phone's screen and pushes the call button out of it. */
const longCharacters = 600
const longLines = 12

/** More than one empty line says nothing, and pushes the rest down. */
const emptyLines = /\n(?:[^\S\n]*\n){2,}/g

export function LongText({ name, text }: { name: string; text: string | null }) {
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  if (!text) return <p className="lead-message text-ink-2">{listWords.noMessage}</p>
  const isLong = text.length > longCharacters || text.split('\n').length > longLines
  const words = isWhole ? listWords.shortMessage : listWords.wholeMessage
  return (
    <>
      <p id={id} dir="auto" className="lead-message" data-short={(isLong && !isWhole) || undefined}>
        {text.replace(emptyLines, '\n\n')}
      </p>
      {isLong && (
        <button
          type="button"
          className="whole-message link"
          aria-expanded={isWhole}
          aria-controls={id}
          aria-label={listWords.doFor(words, name)}
          onClick={() => setWhole(!isWhole)}
        >
          {words}
        </button>
      )}
    </>
  )
}
