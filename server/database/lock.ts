import type { Queryable } from './database.ts'
import { runPrepared } from './transact.ts'

const lock = { name: 'hold lock', text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))' }

/** Other transactions that ask for this name wait until this one ends. */
export async function holdLock(tx: Queryable, name: string): Promise<void> {
  await runPrepared(tx, lock, [name])
}
