import { createContext, use } from 'react'
import type { Area, Rights } from '#server/rights.ts'

/**
 * `own`: sees at least their own. `work`: changes all, or at least their own. `a writer`: may write in at least one area. `on call`: people who are told of requests.
 */
export type Need = 'anybody' | 'a writer' | 'on call' | { area: Area; to: 'own' | 'read' | 'work' | 'write' }

/**
 * What a route inside the panel says beside its loader: who it is for. A function where one module has several addresses:
 * of the address, as `routes.ts` writes it or as it is open.
 */
export type ScreenHandle = { needs: Need | ((address: string) => Need) }

export function needOf(handle: unknown, address: string): Need | undefined {
  // Routes inside the panel say `satisfies ScreenHandle`; the handles of others have none of its fields.
  const { needs } = (handle ?? {}) as Partial<ScreenHandle>
  return typeof needs === 'function' ? needs(address) : needs
}

export const noRights: Rights = { leads: 'none', money: 'none', content: 'none', settings: 'none' }

/** Whether another address of the panel may be opened, one without parameters. */
export type MayOpen = (address: string) => boolean

export type Person = { userId: string; rights: Rights; mayOpen: MayOpen }

/** Who is signed in and what they may: nothing until the layout says. */
export const PersonContext = createContext<Person>({ userId: '', rights: noRights, mayOpen: () => false })

export const useUserId = (): string => use(PersonContext).userId

export const useRights = (): Rights => use(PersonContext).rights

/** Whether to show what changes something in an area, such as the buttons of a row. The server decides by itself again. */
export const useMayWrite = (area: Area): boolean => useRights()[area] === 'write'

export const useMayRead = (area: Area): boolean => useRights()[area] !== 'none'

/** Whether to show what works on a request or its money: of any, or of those that are assigned to them. */
export const useMayWork = (area: Area = 'leads'): boolean => ['write', 'own'].includes(useRights()[area])

export const useSeesOnlyOwn = (): boolean => useRights().leads === 'own'

export const useMayOpen = (): MayOpen => use(PersonContext).mayOpen

export const MayWriteHereContext = createContext(false)

/** Whether to show what changes something on the open screen. */
export const useMayWriteHere = (): boolean => use(MayWriteHereContext)
