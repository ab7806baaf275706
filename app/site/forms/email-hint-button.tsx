import type { QuoteFormWords } from '#content/en/quote-form.ts'
import { fillIn } from './fill-in.ts'

/** "Did you mean dana@gmail.com?" with a button that takes the correction. */
export function EmailHint({
  meant,
  words,
  onUse,
}: {
  meant: string
  words: Pick<QuoteFormWords, 'emailMeant' | 'emailCorrect'>
  onUse: (address: string) => void
}) {
  return (
    <>
      <span className="block wrap-anywhere">{fillIn(words.emailMeant, { email: meant })}</span>
      <button type="button" className="btn mt-2 max-w-full wrap-anywhere" onClick={() => onUse(meant)}>
        {fillIn(words.emailCorrect, { email: meant })}
      </button>
    </>
  )
}
