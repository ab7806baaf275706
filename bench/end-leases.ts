import pg from 'pg'
import { pino } from 'pino'
import { startEmbeddedPostgres } from '#server/database/embedded/embedded-postgres.ts'

/**
 * Ends the leases that killed workers left, as if 90 s had gone by. Call it while no server runs on `dataDir`: then
 * nobody alive holds one.
 */
export async function endLeases(dataDir: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: pino({ level: 'silent' }) })
  const client = new pg.Client(postgres.connection)
  await client.connect()
  await client.query('update deliveries set leased_until = null where leased_until is not null')
  await client.end()
  await postgres.stop()
}
