import { type Need, needOf } from '#app/admin/rights.ts'
import type { Rights } from '#server/rights.ts'

type Route = { id: string; parentId?: string; path?: string; module: { handle?: unknown } }

type Routes = Readonly<Record<string, Route | undefined>>

/** Used for a screen without `needs`: refused to everybody. */
const ownersOnly: Need = { area: 'settings', to: 'write' }

/** Who the screens and files inside the panel are for, by their addresses as `routes.ts` writes them. */
function needsOf(routes: Routes): ReadonlyMap<string, Need> {
  const needs = new Map<string, Need>()
  const addresses = new Map([['admin/layout/route', '/admin']])
  // Parents stand before what is below them.
  for (const route of Object.values(routes)) {
    const parent = addresses.get(route?.parentId ?? '')
    if (!route || parent === undefined) continue
    const address = route.path ? `${parent}/${route.path}` : parent
    addresses.set(route.id, address)
    // A layout has the address of its first screen.
    needs.set(address, needOf(route.module.handle, address) ?? needs.get(address) ?? ownersOnly)
  }
  return needs
}

/** `pattern`: of a loader's arguments, which the router writes without the first slash. */
export const mayOpen = (routes: Routes, rights: Rights, pattern: string): boolean =>
  satisfies(rights, needsOf(routes).get(pattern.replace(/^\/?/, '/')) ?? ownersOnly)

/** The addresses without parameters that they may not open: what links are shown by. */
export const closedTo = (rights: Rights, routes: Routes): string[] =>
  [...needsOf(routes)].flatMap(([address, need]) =>
    /[:*]/.test(address) || satisfies(rights, need) ? [] : address,
  )

function satisfies(rights: Rights, need: Need): boolean {
  if (need === 'anybody') return true
  if (need === 'a writer') return Object.values(rights).includes('write')
  if (need === 'on call') return rights.leads === 'write' || rights.leads === 'own'
  const right = rights[need.area]
  if (need.to === 'work') return right === 'write' || right === 'own'
  return right === 'write' || right === need.to || (right === 'read' && need.to === 'own')
}
