import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { phonePhoto } from './load/people.ts'
import { mailServer } from './mail-server.ts'
import { openQuoteForm } from './quote-form.ts'
import { realServer } from './real-server.ts'
import { type CalledFunctions, recordCalls } from './record-calls.ts'
import { seededRandom } from './seeded-random.ts'

const port = 3_391

const mostFiles = 70

/** Longer than from pressing Send until both mails have left; as long without a visitor before, for what runs by itself. */
const recordedMs = 6_000

/**
 * The files with a function that is called between the choice of a photo and the mails about the quote, by
 * V8's own counts: of the form's code, here on Node's network, and of the server. Without what is also called
 * while there is no visitor.
 */
export async function benchQuotePath(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lantern-calls-'))
  const callsFile = join(folder, 'calls.json')
  const mail = await mailServer({ ...seededRandom(1), chance: () => false })
  const server = await realServer({
    port,
    environment: { CALLS_FILE: callsFile, SMTP_URL: mail.url },
  })
  server.launch({ preload: join(import.meta.dirname, 'record-calls.ts') })
  await server.ready()
  const photo = await phonePhoto()

  async function calledInServer(): Promise<CalledFunctions> {
    await rm(callsFile, { force: true })
    process.kill(server.pid() ?? 0, 'SIGUSR2')
    while (!existsSync(callsFile)) await pause(50)
    await pause(200)
    // Written by the same code in the server's process.
    return JSON.parse(await readFile(callsFile, 'utf8')) as CalledFunctions
  }
  const openForm = async (visitor: number) => {
    const form = await openQuoteForm(server.url, `198.51.100.${visitor}`)
    if (!form) throw new Error('The page could not be loaded')
    await pause(2_100)
    return form
  }
  const send = async (form: Awaited<ReturnType<typeof openForm>>, visitor: number) => {
    form.choose([new File([new Uint8Array(photo)], 'door.jpg', { type: 'image/jpeg' })])
    const person = { firstName: 'Dana', lastName: 'Whitfield', phone: '(713) 555-0117' }
    const { id } = await form.send({
      ...{ ...person, email: `visitor-${visitor}@example.com`, service: 'automotive', message: 'Locked out' },
    })
    if (!id) throw new Error('The quote was not stored')
  }

  await send(await openForm(1), 1)
  await pause(recordedMs)
  const form = await openForm(2)
  await calledInServer()
  await pause(recordedMs)
  const idle = await calledInServer()
  const own = await recordCalls()
  await send(form, 2)
  const inForm = await own.take()
  await pause(recordedMs)
  const inServer = await calledInServer()
  const { unexpected } = server
  await server.remove()
  await mail.close()
  await rm(folder, { recursive: true })
  if (mail.accepted.size !== 4 || unexpected.length > 0)
    throw new Error(`${mail.accepted.size} mails instead of 4. ${unexpected.join(' ')}`)

  const browser = filesOf(inForm, {})
  const passed = filesOf(inServer, idle)
  const words = passed.filter((path) => path.startsWith('content/'))
  const ours = passed.length - words.length
  if (ours > mostFiles) process.exitCode = 1
  return [
    `${browser.length} files of the form's upload and submit code, ${ours} of the server (at most ${mostFiles}), ${words.length} of words and facts:`,
    ...[...browser, ...passed].map((path) => `  ${path}`),
  ].join('\n')
}

function filesOf(called: CalledFunctions, others: CalledFunctions): string[] {
  const root = `${pathToFileURL(process.cwd())}/`
  return Object.entries(called)
    .filter(([url, functions]) => functions.some((name) => !others[url]?.includes(name)))
    .map(([url]) => url.replace(root, ''))
    .filter((path) => !path.startsWith('bench/'))
    .sort()
}
