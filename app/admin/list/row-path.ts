import { rowIdOf } from './list-context.ts'
import type { ListAddress } from './list-query.ts'

/** The way to one row of the list at `path`, which shows it on top wherever it stands; '' is the list that is open. */
export const rowPath = (path: string, address: ListAddress, id: string): string =>
  `${path}${address.path({ linked: id })}#${rowIdOf(address, id)}`
