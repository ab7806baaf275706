import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy } from '@fastify/busboy'
import type { Context } from 'hono'
import { requestBytes } from '#server/files/file-routes.ts'
import { pagePaths } from '#server/http/paths.ts'
import type { Log } from '#server/log.ts'
import type { FirstRunRestore, RestoreOutcome } from './first-run-restore.ts'

type RestoreUploadDeps = { firstRun: FirstRunRestore; onRestored: () => Promise<void>; log: Log }

/**
 * Takes the form that restores a backup, with or without script. The archive streams to the disk, past the
 * limits of ordinary forms. Answers with an address that says what became of it.
 */
export function takeRestore({ firstRun, onRestored, log }: RestoreUploadDeps) {
  return async (c: Context) => {
    const { outcome, fields } = await receive(c.req.raw, firstRun).catch((error: unknown) => {
      log.warn({ err: error }, 'the backup to restore did not arrive')
      return { outcome: 'failed' as const, fields: new Map<string, string>() }
    })
    if (outcome !== 'restored') {
      const again = new URLSearchParams({ failed: outcome })
      for (const name of shownAgain) if (fields.get(name)) again.set(name, fields.get(name) ?? '')
      return c.redirect(`${pagePaths.restore}?${again}`, 303)
    }
    await onRestored()
    return c.redirect(`${pagePaths.login}?restored=1`, 303)
  }
}

async function restoreFrom(
  field: (name: string) => string,
  firstRun: FirstRunRestore,
): Promise<RestoreOutcome> {
  const given = { token: field('token'), passphrase: field('passphrase') }
  switch (field('from')) {
    case 'folder':
      return firstRun.fromFolder({ ...given, path: field('path') })
    case 'bucket':
    case 'sftp':
      return firstRun.fromRemote({ ...given, form: { kind: field('from'), field } })
    default:
      return 'noFile'
  }
}

const shownAgain = [
  'from',
  'token',
  'path',
  'bucket',
  'endpoint',
  'region',
  'accessKeyId',
  'host',
  'port',
  'username',
  'folder',
  'hostKey',
]

const limits = { fields: 20, fieldSize: 20_000, fieldNameSize: 100, files: 1 }

async function receive(request: Request, firstRun: FirstRunRestore) {
  const fields = new Map<string, string>()
  const field = (name: string) => fields.get(name) ?? ''
  let restoring: Promise<RestoreOutcome> | undefined
  const size = Number(request.headers.get('content-length') ?? Number.POSITIVE_INFINITY)
  const parser = new Busboy({
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    limits,
  })
  parser.on('field', (name, value) => void fields.set(name, value))
  // The fields stand before the file in the form.
  parser.on('file', (_field, file: Readable, name) => {
    file.on('error', () => undefined)
    if (!name) return void file.resume()
    restoring = firstRun
      .fromUpload({ token: field('token'), passphrase: field('passphrase'), file, size })
      .finally(() => file.resume())
    restoring.catch(() => undefined)
  })
  await pipeline(requestBytes(request), parser)
  restoring ??= restoreFrom(field, firstRun)
  return { outcome: await restoring, fields }
}
