import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime from 'postal-mime'

/** The link in the newest mail to somebody, once it is there, as a path of the journeys' server. */
export async function mailedLink(to: string): Promise<string> {
  const folder = join(process.env.JOURNEYS_DATA_DIR ?? '', 'outbox')
  let path: string | undefined
  await expect(async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort()
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name))))
    const mails = await Promise.all(texts.map((text) => PostalMime.parse(text)))
    const mail = mails.findLast((one) => one.to?.some(({ address }) => address === to))
    const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0]
    path = link?.slice(new URL(link).origin.length)
    expect(path).toBeTruthy()
  }).toPass({ timeout: 15_000 })
  return path ?? ''
}
