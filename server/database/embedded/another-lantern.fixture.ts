import { pino } from 'pino'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

/** A process that a test can kill: runs PostgreSQL on a folder, and says when it is up. */
const [dataDir = '', binDir] = process.argv.slice(2)
await startEmbeddedPostgres({ dataDir, binDir: binDir || undefined, log: pino({ level: 'silent' }) })
process.stdout.write('up\n')
