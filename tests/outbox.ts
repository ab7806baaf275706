import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { expect } from 'vitest'
import type { TestLantern } from './lantern.ts'

export async function mailsOf(
  lantern: TestLantern,
  count: number,
  isMeant: (mail: Email) => boolean = () => true,
): Promise<Email[]> {
  const folder = join(lantern.dataDir, 'outbox')
  const read = async () => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
    return (await Promise.all(names.map((name) => readMail(join(folder, name))))).filter(isMeant)
  }
  await expect.poll(async () => (await read()).length).toBe(count)
  return read()
}

export const readMail = async (path: string): Promise<Email> => PostalMime.parse(await readFile(path))
