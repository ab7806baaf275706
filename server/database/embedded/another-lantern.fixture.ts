import { pino } from 'pino'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

const [dataDir = '', binDir] = process.argv.slice(2)
await startEmbeddedPostgres({ dataDir, binDir: binDir || undefined, log: pino({ level: 'silent' }) })
process.stdout.write('up\n')
