import { createCipheriv, randomBytes, scrypt } from 'node:crypto'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter, type Recipient, Stanza } from 'age-encryption'
import { BackupError } from './archive-format.ts'

/**
 * Encryption of archives to a passphrase, in the format of age (age-encryption.org/v1), which `age -d` and other programs open:
 * chunks of 64 KiB, each authenticated, the last one marked, so that nothing can be changed or cut off unseen.
 */
export async function encrypted(archive: Readable, passphrase: string): Promise<Readable> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(passphraseRecipient(passphrase))
  return streamOf(await encrypter.encrypt(webStreamOf(archive)))
}

/** The archive that was encrypted to this passphrase. Throws BackupError when it was another. */
export async function decrypted(file: Readable, passphrase: string): Promise<Readable> {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  try {
    return streamOf(await decrypter.decrypt(webStreamOf(file)))
  } catch (error) {
    file.destroy()
    const isWrong = error instanceof Error && error.message.includes('no identity matched')
    throw isWrong ? new BackupError('This is not the passphrase of the backup.') : error
  }
}

const firstLine = 'age-encryption.org/v1\n'

export async function isEncryptedFile(path: string): Promise<boolean> {
  await using file = await open(path, 'r')
  const { buffer, bytesRead } = await file.read(Buffer.alloc(firstLine.length), 0, firstLine.length, 0)
  return buffer.subarray(0, bytesRead).toString('latin1') === firstLine
}

/** 128 MB and half a second: what a guess costs. */
const workFactor = 17

/**
 * age's scrypt recipient (C2SP.org/age, "scrypt recipient stanza"). The library has one too, which stops the whole server
 * while it computes; Node does it beside.
 */
const passphraseRecipient = (passphrase: string): Recipient => ({
  async wrapFileKey(fileKey) {
    const salt = randomBytes(16)
    const key = await stretched(
      passphrase,
      Buffer.concat([Buffer.from('age-encryption.org/v1/scrypt'), salt]),
    )
    const cipher = createCipheriv('chacha20-poly1305', key, Buffer.alloc(12), { authTagLength: 16 })
    const wrapped = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()])
    const unpadded = salt.toString('base64').replace(/=+$/, '')
    return [new Stanza(['scrypt', unpadded, String(workFactor)], wrapped)]
  },
})

function stretched(passphrase: string, salt: Buffer): Promise<Buffer> {
  const cost = { N: 2 ** workFactor, r: 8, p: 1, maxmem: 2 ** (workFactor + 11) }
  return new Promise((resolve, reject) =>
    scrypt(passphrase, salt, 32, cost, (error, key) => (error ? reject(error) : resolve(key))),
  )
}

// Node's type of a web stream and the browser's, which the library names, are two names of one thing.
const webStreamOf = (stream: Readable) => Readable.toWeb(stream) as globalThis.ReadableStream<Uint8Array>
const streamOf = (stream: globalThis.ReadableStream<Uint8Array>) => Readable.fromWeb(stream as ReadableStream)
