import { errorWords } from '#words/errors.ts'

/**
 * The last resort, where neither a public page's frame nor the panel's could be shown: no styles, no data, a way
 * back. It must not need anything that may have failed.
 */
export function BareError({ words = errorWords.broken }: { words?: { title: string; text: string } }) {
  return (
    <main>
      <title>{words.title}</title>
      <meta name="robots" content="noindex" />
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      <p>
        <a href="/">{errorWords.home}</a>
      </p>
    </main>
  )
}
