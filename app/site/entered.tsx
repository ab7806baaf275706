import { entered } from '#words/entered.ts'

/** A text that the owner entered, marked where it is in another language than its page. */
export function EnteredText({ text }: { text: string }) {
  const { text: said, lang } = entered(text)
  return lang ? <span lang={lang}>{said}</span> : said
}

/** A text of ours, with one that the owner entered where it has `{name}`. */
export function EnteredIn({ text, name }: { text: string; name: string }) {
  const { text: said, lang } = entered(name)
  const [before = '', after] = text.split('{name}')
  if (after === undefined) return before
  if (!lang) return before + said + after
  return (
    <>
      {before}
      <span lang={lang}>{said}</span>
      {after}
    </>
  )
}
