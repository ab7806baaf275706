import { entered } from '#words/entered.ts'

/** A text that the owner entered, marked where it is in another language than its page. */
export function EnteredText({ text }: { text: string }) {
  const { text: said, lang } = entered(text)
  return lang ? <span lang={lang}>{said}</span> : said
}
