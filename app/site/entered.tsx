import { type SaidEntered, saidEntered } from '#content/entered-texts.ts'
import type { Speech } from '#content/texts.ts'
import { entered } from '#words/entered.ts'
import { useSpeech } from './profile.ts'

export const enteredIn = (text: string, { ownWords }: Speech): SaidEntered =>
  saidEntered(text, ownWords, entered)

/** Inside of a sentence, which has one language. */
export function enteredInSentence(text: string, speech: Speech): string | undefined {
  const { text: said, lang } = enteredIn(text, speech)
  return lang ? undefined : said
}

export const useEntered = (text: string): SaidEntered => enteredIn(text, useSpeech())

/** A sentence around a text that the owner entered: one in another language is quoted as such. */
export function AroundEntered({ sentence, name, text }: { sentence: string; name: string; text: string }) {
  const { text: said, lang } = useEntered(text)
  const [before = '', after = ''] = sentence.split(`{${name}}`)
  if (!lang) return before + said + after
  return (
    <>
      {before}
      <span lang={lang}>{said}</span>
      {after}
    </>
  )
}

/** A text that the owner entered, marked where it is in another language than its page. */
export function EnteredText({ text }: { text: string }) {
  const { text: said, lang } = useEntered(text)
  return lang ? <span lang={lang}>{said}</span> : said
}
