import type { Readable } from 'node:stream'
import { inflateRawSync } from 'node:zlib'
import { languages } from '#content/languages.ts'
import type { Staff } from '#server/actor.ts'
import { openPersonArchive } from '#server/backup/person-archive.ts'
import type { TestLantern } from './lantern.ts'

export const archiveOf = ({ db, store }: TestLantern, me: Staff, contact: string) =>
  openPersonArchive({ db, store, words: languages[0].words }, me, contact)

/** `person.json` is the first entry of the archive, deflated behind its header. */
export async function contentsOf(archive: Readable): Promise<unknown> {
  const bytes = Buffer.concat(await archive.toArray())
  const begins = 30 + bytes.readUInt16LE(26) + bytes.readUInt16LE(28)
  const inflated =
    bytes.readUInt16LE(8) === 0 ? bytes.subarray(begins) : inflateRawSync(bytes.subarray(begins))
  const text = inflated.toString()
  return JSON.parse(text.slice(0, text.lastIndexOf('}') + 1))
}
