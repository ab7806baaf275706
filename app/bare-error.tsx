import { address } from '#app/address.ts'
import { bareErrorWords } from '#words/site/bare-error.ts'

/** Error page when neither the frame of a public page nor the panel's can be rendered: it needs no styles and no data. */
export function BareError({ words = bareErrorWords.broken }: { words?: { title: string; text: string } }) {
  return (
    <main>
      <title>{words.title}</title>
      <meta name="robots" content="noindex" />
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      <p>
        <a href={address('/')}>{bareErrorWords.home}</a>
      </p>
    </main>
  )
}
