import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { inOurWords } from '#tests/firms.ts'
import { english } from '#tests/languages/in-english.ts'

const page = await readFile('docs/adding-a-mail.md', 'utf8')

// Below the package, so that its imports resolve.
const folder = `${process.cwd()}/test-results/adding-a-mail-${process.pid}`

function example(path: string): string {
  const code = page.split(`<!-- file: ${path} -->`)[1]?.match(/^\n```\w+\n(.*?)^```$/ms)?.[1]
  if (!code) throw new Error(`docs/adding-a-mail.md has no ${path}`)
  return code.replaceAll(`from './`, `from '#server/notifications/mail/`)
}

beforeAll(async () => {
  await mkdir(folder, { recursive: true })
  await writeFile(`${folder}/words.ts`, example('content/en/mail/key-ready-mail.ts'))
  await writeFile(`${folder}/mail.ts`, example('server/notifications/mail/key-ready-mail.ts'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('the mail of docs/adding-a-mail.md is written as that page says, as text and as HTML', async () => {
  const { keyReadyWords } = await import(`${folder}/words.ts`)
  const { composeKeyReady, keyReady } = await import(`${folder}/mail.ts`)
  const site = 'https://lantern.example.com'
  const context = {
    ...{ company: inOurWords(defaultProfile), customerSite: site, invitationDays: 90 },
    links: { receipt: () => '/receipt/x' },
    words: { ...english.words, mail: { ...english.words.mail, keyReadyWords } },
  }
  const mail = composeKeyReady(keyReady.parse({ kind: 'Quote', number: '4821-0937' }), context)
  expect(mail.subject).toBe('Your key is ready')
  expect(mail.text).toBe(`The key of request 4821-0937 is ready

Come by when we are open, or call (713) 555-0142.

See your request: ${site}/receipt/x

Lantern Lock & Door, Houston, Texas

License B00000000, Lantern Lock & Door

You’re getting this email because you ordered a key from Lantern Lock & Door.
`)
  expect(mail.html).toContain(`<a href="${site}/receipt/x"`)
  expect(mail).toMatchObject({ fromName: defaultProfile.name, replyTo: { address: defaultProfile.email } })
})
