import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { languages } from '#content/languages.ts'
import { memoryOfTree } from './memory.ts'
import { realServer } from './real-server.ts'
import { median, table } from './statistics.ts'

/** Megabytes that the pages of all languages hold at rest beyond those of the first, and how many times longer their build takes. */
const most = { megabytes: 40, build: 1.6 }
const port = 3296
const restMs = 20_000
const readings = 3
const root = fileURLToPath(new URL('..', import.meta.url))
const [first] = languages

/** What the languages beside the first cost: time of `npm run build`, and memory once their pages are read. */
export async function benchLanguages(): Promise<string> {
  const { values: options } = parseArgs({
    args: process.argv.slice(3),
    options: { rounds: { type: 'string', default: '3' } },
  })
  const loadBefore = loadavg()[0] ?? 0
  const taken = {
    one: { seconds: [] as number[], megabytes: [] as number[] },
    all: { seconds: [] as number[], megabytes: [] as number[] },
  }
  for (let round = 0; round < Number(options.rounds); round += 1) {
    taken.one.seconds.push(await secondsOfBuild({ BUILD_LANGUAGE: first.code, BUILD_FOLDER: 'build-one' }))
    taken.all.seconds.push(await secondsOfBuild({}))
    taken.one.megabytes.push(await megabytesAtRest((path) => !isOfAnother(path)))
    taken.all.megabytes.push(await megabytesAtRest(() => true))
  }
  await rm(`${root}build-one`, { recursive: true, force: true })
  const { one, all } = taken
  const longer = median(all.seconds) / median(one.seconds)
  const more = median(all.megabytes) - median(one.megabytes)
  const broken = [
    ...(longer > most.build ? [`the build takes ${longer.toFixed(2)} times as long`] : []),
    ...(more > most.megabytes ? [`${more.toFixed(0)} MB more`] : []),
  ]
  if (broken.length > 0) process.exitCode = 1
  const row = (name: string, { seconds, megabytes }: typeof one) => [
    name,
    median(seconds).toFixed(1),
    median(megabytes).toFixed(0),
  ]
  return [
    table([['medians', 'build, s', 'memory at rest, MB'], row(first.code, one), row('all', all)]),
    `The build takes ${longer.toFixed(2)} times as long; ${more.toFixed(0)} MB more. ${options.rounds} rounds.`,
    `The machine's load was ${loadBefore.toFixed(1)} before and ${(loadavg()[0] ?? 0).toFixed(1)} after.`,
    broken.length > 0 ? `BROKEN:\n${broken.join('\n')}` : 'Every limit is kept.',
  ].join('\n\n')
}

const isOfAnother = (path: string) =>
  languages.slice(1).some(({ code }) => `${path}/`.startsWith(`/${code}/`))

async function secondsOfBuild(which: Record<string, string>): Promise<number> {
  const began = performance.now()
  const build = spawn('npm', ['run', 'build'], {
    cwd: root,
    env: { ...process.env, ...which },
    stdio: 'ignore',
  })
  const [status] = await once(build, 'exit')
  if (status !== 0) throw new Error(`npm run build ended with ${status}`)
  return (performance.now() - began) / 1000
}

/** Server and database after every public page that is asked for was read three times, and a rest. */
async function megabytesAtRest(isRead: (path: string) => boolean): Promise<number> {
  const server = await realServer({ port, environment: { DEMO: '1', LOG_LEVEL: 'warn' } })
  try {
    await server.start()
    for (let reading = 0; reading < readings; reading += 1) await readSite(server.url, isRead)
    await pause(restMs)
    return memoryOfTree(server.pid() ?? 0).total
  } finally {
    await server.remove()
  }
}

/** Follows the links of the home page and of what they lead to. */
async function readSite(url: string, isRead: (path: string) => boolean): Promise<void> {
  const paths = new Set(['/'])
  for (const path of paths) {
    const html = await (await fetch(url + path)).text()
    for (const [, link = ''] of html.matchAll(/<a [^>]*href="(\/[^"#?]*)"/g))
      if (isRead(link) && !link.startsWith('/admin')) paths.add(link)
  }
  if (![...paths].some(isOfAnother) && isRead(`/${languages[1]?.code}`))
    throw new Error('No page links to another language')
}
