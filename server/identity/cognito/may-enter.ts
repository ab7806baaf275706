import type { Vouched } from './id-token.ts'
import type { Pool } from './pool.ts'

/** Whether a member of the pool is an administrator here: everybody is, unless a group is required. */
export function mayEnter({ settings: { requiredGroup } }: Pool, vouched: Vouched): boolean {
  return requiredGroup === undefined || vouched['cognito:groups'].includes(requiredGroup)
}
