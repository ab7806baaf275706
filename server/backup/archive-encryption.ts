import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { Decrypter, Encrypter, type Identity, type Recipient, Stanza } from 'age-encryption'
import { asNodeStream, toWebStream } from '#server/http/web-streams.ts'
import { BackupError } from './archive-format.ts'

/**
 * In the format of age (age-encryption.org/v1), which `age -d` reads: authenticated chunks of 64 KiB, the
 * last one marked, so that a change or truncation is noticed.
 */
export async function encryptArchive(archive: Readable, passphrase: string): Promise<Readable> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(passphraseRecipient(passphrase))
  return Readable.fromWeb(asNodeStream(await encrypter.encrypt(toWebStream(archive))))
}

export async function decryptArchive(file: Readable, passphrase: string): Promise<Readable> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(passphraseIdentity(passphrase))
  try {
    return Readable.fromWeb(asNodeStream(await decrypter.decrypt(toWebStream(file))))
  } catch (error) {
    file.destroy()
    const isWrong = error instanceof Error && error.message.includes('no identity matched')
    if (isWrong) throw new BackupError('This is not the passphrase of the backup.', { kind: 'passphrase' })
    const why = error instanceof Error ? error.message : String(error)
    throw new BackupError(`The encryption of the backup cannot be read: ${why}.`, { cause: error })
  }
}

const firstLine = 'age-encryption.org/v1\n'

export async function isEncryptedFile(path: string): Promise<boolean> {
  await using file = await open(path, 'r')
  const { buffer, bytesRead } = await file.read(Buffer.alloc(firstLine.length), 0, firstLine.length, 0)
  return buffer.subarray(0, bytesRead).toString('latin1') === firstLine
}

/** scrypt's log2(N): one guess takes 128 MB of memory and half a second. */
const workFactor = 17

/** Beyond it the file of a stranger would take more than a gigabyte. */
const mostWork = 20

/**
 * age's scrypt recipient and identity (C2SP.org/age, "scrypt recipient stanza"). The library's own block the event loop for
 * a second; Node's scrypt runs in a thread.
 */
const passphraseRecipient = (passphrase: string): Recipient => ({
  async wrapFileKey(fileKey) {
    const salt = randomBytes(16)
    const key = await deriveKey(passphrase, salt, workFactor)
    const cipher = createCipheriv('chacha20-poly1305', key, nonce, { authTagLength: 16 })
    const wrapped = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()])
    const unpadded = salt.toString('base64').replace(/=+$/, '')
    return [new Stanza(['scrypt', unpadded, String(workFactor)], wrapped)]
  },
})

const passphraseIdentity = (passphrase: string): Identity => ({
  async unwrapFileKey([stanza, ...others]) {
    const [kind, salt = '', work] = stanza?.args ?? []
    if (!stanza || kind !== 'scrypt' || others.length > 0) return null
    if (!(Number(work) <= mostWork)) throw new Error('scrypt work factor is too high')
    const key = await deriveKey(passphrase, Buffer.from(salt, 'base64'), Number(work))
    const decipher = createDecipheriv('chacha20-poly1305', key, nonce, { authTagLength: 16 })
    decipher.setAuthTag(stanza.body.subarray(16))
    try {
      return Buffer.concat([decipher.update(stanza.body.subarray(0, 16)), decipher.final()])
    } catch {
      return null
    }
  },
})

/** Each key encrypts one thing. */
const nonce = Buffer.alloc(12)

function deriveKey(passphrase: string, salt: Buffer, work: number): Promise<Buffer> {
  const labeled = Buffer.concat([Buffer.from('age-encryption.org/v1/scrypt'), salt])
  const cost = { N: 2 ** work, r: 8, p: 1, maxmem: 2 ** (work + 11) }
  return new Promise((resolve, reject) =>
    scrypt(passphrase, labeled, 32, cost, (error, key) => (error ? reject(error) : resolve(key))),
  )
}
