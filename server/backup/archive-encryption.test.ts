import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { Encrypter } from 'age-encryption'
import { expect, test } from 'vitest'
import { decryptArchive } from './archive-encryption.ts'
import { BackupError } from './archive-format.ts'

const base64 = (bytes: number) => randomBytes(bytes).toString('base64').replace(/=+$/, '')

test.each([22, 30])('an age file of work factor %i is refused with a sentence', async (workFactor) => {
  const head = `age-encryption.org/v1\n-> scrypt ${base64(16)} ${workFactor}\n${base64(32)}\n--- ${base64(32)}\n`
  const opened = decryptArchive(Readable.from([Buffer.from(head), randomBytes(100)]), 'seven brass keys')
  await expect(opened).rejects.toThrow(/^The encryption of the backup cannot be read: .+\.$/)
  await expect(opened).rejects.toBeInstanceOf(BackupError)
})

test('a file that another program encrypted to a passphrase is read, with that passphrase only', async () => {
  const encrypter = new Encrypter()
  encrypter.setScryptWorkFactor(10)
  encrypter.setPassphrase('seven brass keys')
  const file = await encrypter.encrypt('all of it')
  const opened = (passphrase: string) => decryptArchive(Readable.from([file]), passphrase)
  expect(await text(await opened('seven brass keys'))).toBe('all of it')
  await expect(opened('eight brass keys')).rejects.toThrow('This is not the passphrase of the backup.')
})
