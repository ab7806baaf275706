/**
 * Development only: Vite's refresh runtime must be there before any component's module is, and public pages
 * do not load the framework that would bring it.
 */
const islands = import.meta.glob('./*.client.tsx')

await import(/* @vite-ignore */ '/@id/__x00__virtual:react-router/inject-hmr-runtime'.toString())
await islands[`./${new URL(import.meta.url).searchParams.get('name')}.client.tsx`]?.()
