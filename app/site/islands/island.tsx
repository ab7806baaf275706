import type { ComponentType } from 'react'

/**
 * A part of a document that becomes interactive alone. Rendered here with `props`, which must be plain JSON;
 * the script `src` hydrates it with the same props when a person first touches it (see loader.ts).
 * React's useId differs between page and island: components of islands use fixed ids.
 */
export function Island<Props extends object>({
  name,
  source,
  component: Component,
  props,
}: {
  name: string
  /** The built client entry and what it imports, from the manifest. */
  source: { src: string; preload: readonly string[] }
  component: ComponentType<Props>
  props: Props
}) {
  return (
    <div data-island={name} data-src={source.src} data-preload={source.preload.join(' ')}>
      <div>
        <Component {...props} />
      </div>
      {/* JSON in a script element would end at the first "</script", so no "<" may stand in it. */}
      <script type="application/json">{JSON.stringify(props).replaceAll('<', '\\u003c')}</script>
    </div>
  )
}
