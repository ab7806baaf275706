import { createContext, use } from 'react'
import { useLocation } from 'react-router'
import type { Area, Rights } from '#server/rights.ts'

export const noRights: Rights = { leads: 'none', content: 'none', settings: 'none' }

/** What the person who is signed in may; nothing until the layout says. */
export const RightsContext = createContext(noRights)

/** Whether to show what changes something in an area, such as the buttons of a row. The server decides by itself again. */
export const useMayWrite = (area: Area): boolean => use(RightsContext)[area] === 'write'

export const useMayRead = (area: Area): boolean => use(RightsContext)[area] !== 'none'

/** Whether to show what works on a request: on any, or on those that are assigned to them. */
export const useMayWork = (): boolean => ['write', 'own'].includes(use(RightsContext).leads)

export const useSeesOnlyOwn = (): boolean => use(RightsContext).leads === 'own'

/**
 * `a writer`: may write in at least one area. `all`: people who see more than their own requests. `on call`:
 * people who are told of requests.
 */
type Need = 'anybody' | 'a writer' | 'all' | 'on call' | { area: Area; to: 'own' | 'read' | 'write' }

/** The first line that fits an address applies. */
const needs: readonly (readonly [path: RegExp, Need])[] = [
  [/^\/admin$/, 'all'],
  // The trash shows to each what they may delete.
  [/^\/admin\/trash$/, 'a writer'],
  [
    /^\/admin\/(?:estimates\/new|schedule\/free-times|calls\/(?:new|people|unsaved))$/,
    { area: 'leads', to: 'write' },
  ],
  [/^\/admin\/reviews\/export\.csv$/, { area: 'content', to: 'write' }],
  [/\/export\.csv$/, { area: 'leads', to: 'write' }],
  [/^\/admin\/(?:inbox|schedule)(?:\/|$)/, { area: 'leads', to: 'own' }],
  [
    /^\/admin\/(?:quotes|messages|calls|customers|reports|estimates|invoices)(?:\/|$)/,
    { area: 'leads', to: 'read' },
  ],
  [
    /^\/admin\/(?:blogs|testimonials|reviews|pages|redirects|prices)\/(?:new|import|[^/]+\/edit)$/,
    { area: 'content', to: 'write' },
  ],
  [
    /^\/admin\/(?:blogs|testimonials|reviews|pages|redirects|prices|texts|images)(?:\/|$)/,
    { area: 'content', to: 'read' },
  ],
  [/^\/admin\/settings\/(?:security|sessions|api-keys)(?:\/|$)/, 'anybody'],
  [/^\/admin\/settings\/notifications$/, 'on call'],
  [/^\/admin\/settings\/templates$/, { area: 'leads', to: 'write' }],
  [/^\/admin\/settings(?:\/|$)/, { area: 'settings', to: 'write' }],
]

const needOf = (path: string): Need =>
  needs.find(([known]) => known.test(path))?.[1] ?? { area: 'settings', to: 'write' }

export function useMayWriteHere(): boolean {
  const rights = use(RightsContext)
  const need = needOf(useLocation().pathname)
  if (typeof need === 'string') return true
  const right = rights[need.area]
  return right === 'write' || (right === 'own' && need.to === 'own')
}

/** An address that no line knows is the owners'. */
export function mayOpen(rights: Rights, path: string): boolean {
  const need = needOf(path)
  if (need === 'anybody') return true
  if (need === 'a writer') return Object.values(rights).includes('write')
  if (need === 'all') return rights.leads !== 'own'
  if (need === 'on call') return rights.leads === 'write' || rights.leads === 'own'
  const right = rights[need.area]
  return right === 'write' || right === need.to || (right === 'read' && need.to === 'own')
}

export function inOwnInbox({ leads }: Rights, path: string): string | undefined {
  const [, view, id = ''] = /^\/admin(\/quotes|\/messages|\/calls)(\/[\da-f-]{36})?$/.exec(path) ?? []
  if (leads !== 'own' || !view) return undefined
  return `/admin/inbox${id && view + id}`
}
