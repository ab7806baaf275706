import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Fails when a table was changed without a migration. drizzle-kit writes to a copy, and always exits with 0. */
const root = fileURLToPath(new URL('..', import.meta.url))
const scratch = mkdtempSync(join(tmpdir(), 'lantern-migrations-'))
cpSync(join(root, 'server/database/migrations'), scratch, { recursive: true })
const output = execFileSync(
  'drizzle-kit',
  [
    'generate',
    '--dialect=postgresql',
    '--schema=./server/schema/!(*.test).ts',
    '--casing=snake_case',
    `--out=${relative(root, scratch)}`,
  ],
  { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
)
rmSync(scratch, { recursive: true, force: true })
const isUpToDate = output.includes('No schema changes')
if (!isUpToDate) process.stderr.write(`${output}\nRun npm run migrations and commit what it writes.\n`)
process.exit(isUpToDate ? 0 : 1)
