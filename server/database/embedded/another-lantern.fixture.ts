import { pino } from 'pino'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

/** A process of its own that a test can kill: runs PostgreSQL on a folder until then, and says when it is up. */
const [dataDir = '', binDir] = process.argv.slice(2)
await startEmbeddedPostgres({ dataDir, binDir: binDir || undefined, log: pino({ level: 'silent' }) })
process.stdout.write('up\n')
