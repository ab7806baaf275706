import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import ssh2, { type Connection, type SFTPWrapper } from 'ssh2'
import { onTestFinished } from 'vitest'

const { OPEN_MODE, STATUS_CODE, flagsToString } = ssh2.utils.sftp

type Options = {
  root: string
  account: { username: string; password?: string; publicKey?: string }
  hostKey?: string
}

/** Not ed25519: ssh2 writes one such key of 256 malformed (it drops the leading zero bytes of the public key). */
export const newKeyPair = (lock?: { cipher: string; passphrase: string; rounds: number }) =>
  ssh2.utils.generateKeyPairSync('ecdsa', { bits: 256, ...lock })

export const newHostKey = (): string => newKeyPair().private

/** An SSH server in this process that gives one account the files under `root`. */
export async function sftpServer({ root, account, hostKey = newHostKey() }: Options, port = 0) {
  /** Bytes of a file after which the connection breaks, in either direction. */
  const state = { cutAfter: Number.POSITIVE_INFINITY, isReadOnly: false, triedSignIns: 0 }
  const connections = new Set<Connection>()
  const server = new ssh2.Server({ hostKeys: [hostKey] }, (client) => {
    connections.add(client)
    client.on('error', () => undefined)
    client.on('close', () => connections.delete(client))
    client.on('authentication', (tried) => {
      state.triedSignIns += tried.method === 'none' ? 0 : 1
      const isAccount = tried.username === account.username
      if (isAccount && tried.method === 'password' && tried.password === account.password)
        return tried.accept()
      if (isAccount && tried.method === 'publickey' && isOfAccount(tried.key.data)) {
        const known = ssh2.utils.parseKey(account.publicKey ?? '')
        const isSigned =
          !tried.signature ||
          (!(known instanceof Error) && known.verify(tried.blob ?? '', tried.signature, tried.hashAlgo))
        return isSigned ? tried.accept() : tried.reject()
      }
      return tried.reject(['password', 'publickey'])
    })
    client.on('ready', () =>
      client.on('session', (accept) =>
        accept().on('sftp', (acceptSftp) => serveFiles(acceptSftp(), root, state, () => client.end())),
      ),
    )
  })
  const isOfAccount = (data: Buffer) => {
    const known = ssh2.utils.parseKey(account.publicKey ?? '')
    return !(known instanceof Error) && known.getPublicSSH().equals(data)
  }
  // As OpenSSH: a packet does not wait for the answer to the one before.
  const listener = createServer({ noDelay: true }, (socket) => server.injectSocket(socket))
  listener.listen(port, '127.0.0.1')
  await once(listener, 'listening')
  const close = () =>
    new Promise<void>((resolve) => {
      for (const client of connections) client.end()
      listener.close(() => resolve())
    })
  onTestFinished(close)
  const key = ssh2.utils.parseKey(hostKey)
  if (key instanceof Error) throw key
  const digest = createHash('sha256').update(key.getPublicSSH()).digest('base64').replace(/=+$/, '')
  return { port: (listener.address() as AddressInfo).port, state, close, fingerprint: `SHA256:${digest}` }
}

type SftpState = { cutAfter: number; isReadOnly: boolean }

function serveFiles(sftp: SFTPWrapper, root: string, state: SftpState, breakOff: () => void) {
  const files = new Map<number, { file: FileHandle; moved: number }>()
  const folders = new Map<number, string[] | undefined>()
  let last = 0
  const at = (path: string) => join(root, join('/', path))
  const handleOf = (id: number) => {
    const handle = Buffer.alloc(4)
    handle.writeUInt32BE(id)
    return handle
  }
  const idOf = (handle: Buffer) => handle.readUInt32BE()
  const answer = (id: number, work: () => Promise<unknown>) =>
    void work().then(
      (answered) => answered !== 'answered' && sftp.status(id, STATUS_CODE.OK),
      (error: NodeJS.ErrnoException) =>
        sftp.status(
          id,
          error.code === 'ENOENT'
            ? STATUS_CODE.NO_SUCH_FILE
            : error.code === 'EACCES'
              ? STATUS_CODE.PERMISSION_DENIED
              : STATUS_CODE.FAILURE,
        ),
    )
  const mayWrite = () => {
    if (state.isReadOnly) throw Object.assign(new Error('read only'), { code: 'EACCES' })
  }
  const fileOf = (handle: Buffer, bytes = 0) => {
    const opened = files.get(idOf(handle))
    if (!opened) throw new Error('no such handle')
    opened.moved += bytes
    if (opened.moved > state.cutAfter) breakOff()
    return opened.file
  }
  const attrsOf = async (path: string) => {
    const { mode, uid, gid, size, atimeMs, mtimeMs } = await stat(path)
    return { mode, uid, gid, size, atime: Math.round(atimeMs / 1000), mtime: Math.round(mtimeMs / 1000) }
  }
  const giveAttrs = (id: number, path: string) =>
    answer(id, async () => {
      sftp.attrs(id, await attrsOf(path))
      return 'answered'
    })

  sftp.on('close', () => {
    for (const { file } of files.values()) void file.close()
  })
  sftp.on('OPEN', (id, path, flags) =>
    answer(id, async () => {
      if (flags & OPEN_MODE.WRITE) mayWrite()
      last += 1
      files.set(last, { file: await open(at(path), flagsToString(flags) ?? 'r'), moved: 0 })
      sftp.handle(id, handleOf(last))
      return 'answered'
    }),
  )
  sftp.on('READ', (id, handle, offset, length) =>
    answer(id, async () => {
      const { bytesRead, buffer } = await fileOf(handle, length).read(Buffer.alloc(length), 0, length, offset)
      if (bytesRead === 0) sftp.status(id, STATUS_CODE.EOF)
      else sftp.data(id, buffer.subarray(0, bytesRead))
      return 'answered'
    }),
  )
  sftp.on('WRITE', (id, handle, offset, data) =>
    answer(id, () => fileOf(handle, data.length).write(data, 0, data.length, offset)),
  )
  sftp.on('FSTAT', (id, handle) =>
    answer(id, async () => {
      const { mode, uid, gid, size } = await fileOf(handle).stat()
      sftp.attrs(id, { mode, uid, gid, size, atime: 0, mtime: 0 })
      return 'answered'
    }),
  )
  sftp.on('FSETSTAT', (id) => answer(id, async () => undefined))
  sftp.on('CLOSE', (id, handle) =>
    answer(id, async () => {
      folders.delete(idOf(handle))
      await files.get(idOf(handle))?.file.close()
      files.delete(idOf(handle))
    }),
  )
  sftp.on('STAT', (id, path) => giveAttrs(id, at(path)))
  sftp.on('LSTAT', (id, path) => giveAttrs(id, at(path)))
  sftp.on('OPENDIR', (id, path) =>
    answer(id, async () => {
      last += 1
      folders.set(
        last,
        (await readdir(at(path))).map((name) => join(at(path), name)),
      )
      sftp.handle(id, handleOf(last))
      return 'answered'
    }),
  )
  sftp.on('READDIR', (id, handle) =>
    answer(id, async () => {
      const paths = folders.get(idOf(handle)) ?? []
      folders.set(idOf(handle), undefined)
      if (paths.length === 0) sftp.status(id, STATUS_CODE.EOF)
      else
        sftp.name(
          id,
          await Promise.all(
            paths.map(async (path) => {
              const filename = path.split('/').at(-1) ?? ''
              return { filename, longname: filename, attrs: await attrsOf(path) }
            }),
          ),
        )
      return 'answered'
    }),
  )
  sftp.on('MKDIR', (id, path) =>
    answer(id, async () => {
      mayWrite()
      await mkdir(at(path))
    }),
  )
  sftp.on('REMOVE', (id, path) =>
    answer(id, async () => {
      mayWrite()
      await rm(at(path))
    }),
  )
  sftp.on('RENAME', (id, from, to) =>
    answer(id, async () => {
      mayWrite()
      if (await stat(at(to)).catch(() => undefined)) throw new Error('it exists')
      await rename(at(from), at(to))
    }),
  )
}
