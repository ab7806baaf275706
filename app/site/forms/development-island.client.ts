/**
 * Development only: Vite's refresh runtime must be there before any component's module is, and public pages
 * do not load the framework that would bring it.
 */
const islands = import.meta.glob<{ open?: (link: HTMLAnchorElement) => Promise<() => void> }>([
  './*.client.tsx',
  '../device/device.client.ts',
])

await import(/* @vite-ignore */ '/@id/__x00__virtual:react-router/inject-hmr-runtime'.toString())
const name = new URL(import.meta.url).searchParams.get('name')
const path = Object.keys(islands).find((each) => each.includes(`/${name}.client.`))
const island = path ? await islands[path]?.() : undefined

/** What the loader calls of an island that is opened by a link. */
export const open = island?.open
