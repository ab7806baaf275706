import { createHash, randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { connect } from 'node:net'
import { promisify } from 'node:util'
import ssh2, { type SFTPWrapper } from 'ssh2'
import { archiveNamed, isArchiveName } from '#server/backup/backup-folder.ts'
import type { CopyFailure } from '#server/backup/backup-safety.ts'
import { checkedLookup, requireAddress } from '#server/http/outgoing-address.ts'
import {
  asPlaceError,
  connectionFailure,
  type MayReach,
  newestBackupsFirst,
  PlaceError,
  type RemotePlace,
} from './place.ts'

/**
 * `path`: of the folder, counted from where the sign-in begins unless it starts with a slash. `hostKey`: empty for
 * whichever the server shows. `password`: of the account, or of the private key.
 */
export type SftpServer = {
  host: string
  port: number
  username: string
  path: string
  hostKey: string
  password: string
  privateKey: string
}

type SftpPlace = RemotePlace & { shownHostKey(): string }

export function sftpPlace(server: SftpServer, mayReach: MayReach): SftpPlace {
  let shownHostKey = server.hostKey
  const at = (name: string) => `${server.path.replace(/\/+$/, '')}/${name}`
  const within = <Value>(work: (sftp: SFTPWrapper) => Promise<Value>) =>
    asPlaceError(failureOf, () =>
      inSession({ ...server, mayReach }, work, (shown) => {
        shownHostKey = shown
      }),
    )
  return {
    shownHostKey: () => shownHostKey,

    list: () =>
      within(async (sftp) => {
        const entries = (await namesIn(sftp, server.path)).filter(({ filename }) => isArchiveName(filename))
        return newestBackupsFirst(entries.map(({ filename, attrs }) => archiveNamed(filename, attrs)))
      }),

    add: (name, from) =>
      within(async (sftp) => {
        for (const { filename } of await namesIn(sftp, server.path))
          if (isHalf(filename)) await remove(sftp, at(filename))
        const draft = at(halfName())
        await promisify<string, string, void>(sftp.fastPut.bind(sftp))(from, draft)
        await requireSize(sftp, draft, (await stat(from)).size)
        // SFTP's own rename never replaces, and one of another size is no copy.
        await remove(sftp, at(name))
        await promisify<string, string, void>(sftp.rename.bind(sftp))(draft, at(name))
      }),

    fetch: (name, to) =>
      within(async (sftp) => {
        await promisify<string, string, void>(sftp.fastGet.bind(sftp))(at(name), to)
        await requireSize(sftp, at(name), (await stat(to)).size)
      }),

    remove: (name) =>
      within(async (sftp) => {
        if (isArchiveName(name)) await remove(sftp, at(name))
      }),

    prove: () =>
      within(async (sftp) => {
        await makeFolder(sftp, server.path)
        const [probe, content] = [at(halfName()), randomUUID()]
        await promisify<string, string, void>(sftp.writeFile.bind(sftp))(probe, content)
        const read = await promisify<string, Buffer>(sftp.readFile.bind(sftp))(probe)
        await remove(sftp, probe)
        if (read.toString() !== content) throw new Error('what was read back is not what was written')
      }),
  }
}

/** Of a copy under way, or of one that was killed: only one instance copies at a time. */
const halfName = () => `.${randomUUID()}.partial`
const isHalf = (name: string) => name.startsWith('.') && name.endsWith('.partial')

const namesIn = (sftp: SFTPWrapper, path: string) => promisify(sftp.readdir.bind(sftp))(path)

async function remove(sftp: SFTPWrapper, path: string): Promise<void> {
  try {
    await promisify<string, void>(sftp.unlink.bind(sftp))(path)
  } catch (error) {
    if (!hasStatus(error, status.NO_SUCH_FILE)) throw error
  }
}

async function makeFolder(sftp: SFTPWrapper, path: string): Promise<void> {
  try {
    await namesIn(sftp, path)
  } catch (error) {
    if (!hasStatus(error, status.NO_SUCH_FILE)) throw error
    await promisify<string, void>(sftp.mkdir.bind(sftp))(path)
  }
}

async function requireSize(sftp: SFTPWrapper, path: string, size: number): Promise<void> {
  const found = await promisify<string, ssh2.Stats>(sftp.stat.bind(sftp))(path)
  if (found.size !== size)
    throw new PlaceError('placeCutOff', new Error(`${found.size} bytes there, ${size} here`))
}

/** As `ssh-keygen -lf` prints it. */
const fingerprintOf = (key: Buffer) =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`

async function inSession<Value>(
  { host, port, username, hostKey, password, privateKey, mayReach }: SftpServer & { mayReach: MayReach },
  work: (sftp: SFTPWrapper) => Promise<Value>,
  onHostKey: (shown: string) => void,
): Promise<Value> {
  if (privateKey && ssh2.utils.parseKey(privateKey, password) instanceof Error)
    throw new PlaceError('placeKeyUnreadable')
  requireAddress(host, mayReach)
  const client = new ssh2.Client()
  let isOtherHost = false
  const { promise: broken, reject: breakOff } = Promise.withResolvers<never>()
  client.on('error', (error) => breakOff(isOtherHost ? new PlaceError('placeHostChanged') : error))
  client.on('close', () => breakOff(new PlaceError('placeCutOff')))
  broken.catch(() => undefined)
  // Servers that take the password as an answer to a question of theirs.
  client.on('keyboard-interactive', (_name, _hint, _language, prompts, answer) =>
    answer(prompts.map(() => password)),
  )
  const opened = new Promise<SFTPWrapper>((resolve, reject) => {
    client.on('ready', () => client.sftp((error, sftp) => (error ? reject(error) : resolve(sftp))))
  })
  try {
    client.connect({
      sock: connect({ host, port, lookup: checkedLookup(mayReach), noDelay: true }),
      username,
      ...(privateKey ? { privateKey, passphrase: password } : { password, tryKeyboard: true }),
      hostVerifier: (key: Buffer) => {
        const shown = fingerprintOf(key)
        onHostKey(shown)
        isOtherHost = hostKey !== '' && shown !== hostKey
        return !isOtherHost
      },
      readyTimeout: 20_000,
      keepaliveInterval: 10_000,
      keepaliveCountMax: 3,
    })
    return await Promise.race([opened.then(work), broken])
  } finally {
    client.end()
  }
}

/** https://datatracker.ietf.org/doc/html/draft-ietf-secsh-filexfer-13#section-9.1: the last two are of later versions. */
const status = { NO_SUCH_FILE: 2, PERMISSION_DENIED: 3, CONNECTION_LOST: 7, NO_SPACE: 14, QUOTA: 15 }

const hasStatus = (error: unknown, code: number) =>
  error instanceof Error && 'code' in error && error.code === code

const failures: readonly (readonly [number, CopyFailure])[] = [
  [status.NO_SUCH_FILE, 'placeMissing'],
  [status.PERMISSION_DENIED, 'placeNotAllowed'],
  [status.CONNECTION_LOST, 'placeCutOff'],
  [status.NO_SPACE, 'placeNoRoom'],
  [status.QUOTA, 'placeNoRoom'],
]

function failureOf(error: unknown): CopyFailure {
  const level = error instanceof Error && 'level' in error ? error.level : undefined
  if (level === 'client-authentication') return 'placeSignIn'
  if (level === 'client-timeout') return 'placeUnreachable'
  return failures.find(([code]) => hasStatus(error, code))?.[1] ?? connectionFailure(error)
}
