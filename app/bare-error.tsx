import { errorWords } from '#content/en/errors.ts'

/**
 * The last resort, where neither a public page's frame nor the panel's could be shown: no styles, no data, a way
 * back. It must not need anything that may have failed.
 */
export function BareError() {
  return (
    <main>
      <title>{errorWords.broken.title}</title>
      <h1>{errorWords.broken.title}</h1>
      <p>{errorWords.broken.text}</p>
      <p>
        <a href="/">{errorWords.home}</a>
      </p>
    </main>
  )
}
