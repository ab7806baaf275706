/**
 * Development only: Vite's refresh runtime must be there before any component's module is, and public pages
 * do not load the framework that would bring it.
 */
const islands = import.meta.glob<{ open?: (link: HTMLAnchorElement) => Promise<() => void> }>(
  './*.client.tsx',
)

await import(/* @vite-ignore */ '/@id/__x00__virtual:react-router/inject-hmr-runtime'.toString())
const island = await islands[`./${new URL(import.meta.url).searchParams.get('name')}.client.tsx`]?.()

/** What the loader calls of an island that is opened by a link. */
export const open = island?.open
