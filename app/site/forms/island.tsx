import type { ComponentType } from 'react'

/**
 * A part of a document that becomes interactive alone. Rendered here with `words` and `props`; the script
 * `src` hydrates it with the same when a person first touches it (see loader.ts). The props, which must be plain JSON,
 * are in the page; the words are not there a second time: the script imports them.
 * React's useId differs between page and island: components of islands use fixed ids.
 */
export function Island<Words, Props extends object>({
  name,
  source,
  component: Component,
  words,
  props,
}: {
  name: string
  /** The built client entry and what it imports, from the manifest. */
  source: { src: string; preload: readonly string[] }
  component: ComponentType<Props & { words: Words }>
  words: Words
  props: Props
}) {
  return (
    <div data-island={name} data-src={source.src} data-preload={source.preload.join(' ')}>
      <div>
        <Component {...props} words={words} />
      </div>
      {/* JSON in a script element would end at the first "</script", so no "<" may stand in it. */}
      <script type="application/json">{JSON.stringify(props).replaceAll('<', '\\u003c')}</script>
    </div>
  )
}
