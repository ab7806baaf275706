import { href as pathOf, redirect as redirectInside } from 'react-router'
import { address, pathIn } from '#app/address.ts'

/**
 * The router's `href`, as an address: public pages are documents, and nothing of the router's puts the prefix of a language
 * in front. The cast: its parameters are those of each route, which only it can name.
 */
export const href = ((...args: unknown[]) => address(Reflect.apply(pathOf, undefined, args))) as typeof pathOf

export const redirect: typeof redirectInside = (to, init) => redirectInside(pathIn({ pathname: to }), init)
