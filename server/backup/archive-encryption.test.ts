import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
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
