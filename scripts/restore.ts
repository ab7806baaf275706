import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { languages } from '#content/languages.ts'
import { BackupError } from '#server/backup/archive-format.ts'
import { type RestoredArchive, restoreArchive } from '#server/backup/restore-archive.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { openDisk } from '#server/files/disk.ts'
import { openFileStore } from '#server/files/open-file-store.ts'
import { openLog } from '#server/log.ts'
import { startFailure } from '#server/start-failure.ts'

/**
 * `npm run restore -- <file> [--keep-keys | --revoke-keys]`: restores a backup into an empty DATA_DIR, or into the empty database
 * of DATABASE_URL, with Lantern's own configuration. All of it or nothing.
 */
async function restore(words: string[]): Promise<string> {
  const { file, keys } = parseWords(words)
  const path = resolve(file)
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) throw new BackupError(`There is no file ${path}.`)
  const config = readConfig()
  const keepKeys = keys ? keys === 'keep' : await askForKeys()
  const database = await openDatabase(config, openLog('error'))
  try {
    const store = await openFileStore(config, openDisk({ ...config, log: openLog('error') }))
    const client = await database.pool.connect()
    const passphrase = async () => config.backupPassphrase ?? (await askForPassphrase())
    const wish = { keepKeys, passphrase }
    const restored = await restoreArchive(path, { client, store }, wish).finally(() => client.release())
    return summary(restored, keepKeys)
  } finally {
    await database.close()
  }
}

function parseWords(words: string[]): { file: string; keys: 'keep' | 'revoke' | undefined } {
  const usage =
    'Name the backup: npm run restore -- lantern-2026-11-21T08-00-00Z.tar.gz [--keep-keys | --revoke-keys]'
  const known = { 'keep-keys': { type: 'boolean' }, 'revoke-keys': { type: 'boolean' } } as const
  try {
    const { positionals, values } = parseArgs({ args: words, options: known, allowPositionals: true })
    const [file, ...more] = positionals
    const { 'keep-keys': isKeep, 'revoke-keys': isRevoke } = values
    if (!file || more.length > 0 || (isKeep && isRevoke)) throw new BackupError(usage)
    return { file, keys: isKeep ? 'keep' : isRevoke ? 'revoke' : undefined }
  } catch (error) {
    throw error instanceof BackupError ? error : new BackupError(usage, { cause: error })
  }
}

async function askForKeys(): Promise<boolean> {
  if (!process.stdin.isTTY) return false
  const typed = await question(
    'API keys: those that worked when the backup was made would work again, also one that was revoked since.\nKeep them? [y/N] ',
  )
  return /^y(es)?$/i.test(typed.trim())
}

async function askForPassphrase(): Promise<string> {
  if (!process.stdin.isTTY)
    throw new BackupError('The backup is encrypted. Set BACKUP_PASSPHRASE to what it was when it was made.')
  return question('The backup is encrypted. Its passphrase: ', { isSecret: true })
}

async function question(text: string, { isSecret = false } = {}): Promise<string> {
  if (isSecret) process.stderr.write(text)
  const quiet = new Writable({ write: (_chunk, _encoding, written) => written() })
  const output = isSecret ? quiet : process.stderr
  const terminal = createInterface({ input: process.stdin, output, terminal: true })
  try {
    return await terminal.question(isSecret ? '' : text)
  } finally {
    terminal.close()
    if (isSecret) process.stderr.write('\n')
  }
}

function summary(restored: RestoredArchive, keepKeys: boolean): string {
  const { rows, files, keys, authenticators, areCustomerLinksKept } = restored
  const records = Object.values(rows).reduce((sum, count) => sum + count, 0)
  const number = (count: number) => count.toLocaleString(languages[0].words.locale)
  return [
    `Restored ${number(records)} records and ${number(files)} files. Start Lantern as usual.`,
    'Everybody signs in again. Staff make new addresses for their calendars.',
    !areCustomerLinksKept &&
      'The links that customers were sent, to their request or to write a review, no longer work: a backup that is not encrypted does not hold their key.',
    keys > 0 &&
      !keepKeys &&
      `API keys that were revoked: ${number(keys)}. Make new ones in the panel, or restore again with --keep-keys.`,
    keys > 0 && keepKeys && `API keys that work again: ${number(keys)}. Look at them in the panel.`,
    authenticators > 0 &&
      `Administrators without their authenticator app: ${number(authenticators)}. A backup that is not encrypted does not hold it. At the next sign-in they get a code by mail; then they set it up again.`,
  ]
    .filter(Boolean)
    .join('\n')
}

restore(process.argv.slice(2)).then(
  (text) => process.stdout.write(`${text}\n`),
  (error: unknown) => {
    const text = error instanceof BackupError ? error.message : startFailure(error)
    process.stderr.write(`Nothing was restored.\n${text}\n`)
    process.exitCode = 1
  },
)
