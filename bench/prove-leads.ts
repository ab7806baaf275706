import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { compareFiles, compareLeads } from './compare-leads.ts'
import { compareJobs, publicKey, workJobs } from './jobs.ts'
import { type Kill, planKills, runKills, targets } from './kills.ts'
import { compareMail, mailServer, watchDeliveries } from './mail-server.ts'
import { type Owner, signInAsOwner } from './owner.ts'
import { comparePresses, replayPresses } from './queued-presses.ts'
import { realServer } from './real-server.ts'
import { seededRandom } from './seeded-random.ts'
import { median, table } from './statistics.ts'
import { sendLeads } from './visitors.ts'

/** Proves that no lead is lost; bench/README.md explains the output. */
const { values: options } = parseArgs({
  options: {
    kills: { type: 'string', default: '55' },
    mode: { type: 'string', default: 'both' },
    seconds: { type: 'string', default: '600' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    visitors: { type: 'string', default: '16' },
    port: { type: 'string', default: '3290' },
  },
})
const seed = Number(options.seed)
const random = seededRandom(seed)
const plan = planKills(random, killsFor(options.mode, Number(options.kills)))
const afterwardsMs = 600_000
/** A lease lasts 90 s, and a message that was refused for the moment, perhaps twice, waits up to 30 s for its next try. */
const emptyOutboxWithinMs = 300_000

const report = (text: string) => process.stderr.write(`${text}\n`)
report(`Seed ${seed}: ${plan.length} kills planned, ${options.visitors} visitors at a time.`)

const mail = await mailServer(seededRandom(seed + 1))
const server = await realServer({
  port: Number(options.port),
  environment: {
    PUBLIC_API_KEY: publicKey,
    SMTP_URL: mail.url,
    MAIL_FROM: 'Lantern <lantern@shop.example.com>',
  },
})
const bound = setTimeout(
  async () => {
    report(`Not finished in time. Data and log: ${await server.keep()}`)
    process.exit(2)
  },
  Number(options.seconds) * 1000 + afterwardsMs,
)
// The site's client warns when it cannot reach the server, which is intended here.
console.warn = () => {}

const violations = await prove().catch(async (error: unknown) => {
  report(`The proof could not be finished. Data and log: ${await server.keep()}`)
  throw error
})
clearTimeout(bound)
await mail.close()
if (violations.length > 0) {
  for (const violation of violations.slice(0, 50)) report(`VIOLATION: ${violation}`)
  report(`${violations.length} violations. Data and log: ${await server.keep()}`)
  process.exit(1)
}
await server.remove()
process.stdout.write('\nNo violation: no lead was lost.\n')
process.exit(0)

async function prove(): Promise<string[]> {
  const began = Date.now()
  await server.start()
  const watching = await signInAsOwner(server.url)
  let isOver = false
  const visitors = sendLeads(server.url, random, { count: Number(options.visitors), isOver: () => isOver })
  const jobs = workJobs(server.url, watching, {
    random: seededRandom(seed + 3),
    count: 2,
    isOver: () => isOver,
  })
  const phones = replayPresses(server.url, watching, {
    random: seededRandom(seed + 4),
    count: 2,
    isOver: () => isOver,
  })
  const watched = watchDeliveries(watching, () => isOver)
  const kills = await runKills(server, plan, {
    random: seededRandom(seed + 2),
    until: began + Number(options.seconds) * 1000,
    onKill: (done) => done % 10 === 0 && report(`${done} kills`),
  })
  isOver = true
  const [sent, seen, worked, queues] = await Promise.all([visitors, watched, jobs, phones])

  report('Stopping, opening again, waiting for the outbox.')
  await server.stop()
  await server.start()
  const owner = await signInAsOwner(server.url)
  const waited = await emptyOutbox(owner)

  const quotes = await owner.allQuotes()
  const leads = compareLeads(sent, quotes)
  const money = await compareJobs(worked, owner)
  const pressed = await comparePresses(queues, owner)
  const refusals = [...worked, ...queues].flatMap((one) => one.refusals)
  const files = await compareFiles(sent, quotes, owner)
  const mails = compareMail(quotes, mail.accepted, seen)
  await server.stop()

  const figure = (name: string, value: string | number) => [name, String(value)]
  const fault = (name: string, found: readonly string[]) => figure(name, found.length)
  process.stdout.write(
    `\n${table([
      figure(`kill -9, seed ${seed}`, kills.length),
      ...targets.map((target) => describeKills(target, kills)),
      figure('requests by visitors', sent.length),
      figure(
        '  Send pressed or repeated',
        sent.reduce((sum, { sends }) => sum + sends, 0),
      ),
      figure('  acknowledged', leads.acknowledged),
      figure('  stored without an acknowledgment', leads.storedUnacknowledged),
      figure('  not stored, visitor was told so', leads.notStored),
      fault('acknowledged and MISSING', leads.missing),
      fault('DUPLICATED', leads.duplicated),
      fault('refused or suspected by mistake', leads.mistreated),
      figure('calls, yeses to estimates, payments', `${money.calls}, ${money.answers}, ${money.payments}`),
      fault('  acknowledged and MISSING', money.missing),
      fault('  DOUBLED', money.doubled),
      figure('new requests and notes of phones that had no connection', pressed.acknowledged),
      fault('  acknowledged and MISSING', pressed.missing),
      fault('  DOUBLED', pressed.doubled),
      fault('  refused by mistake', refusals),
      figure('files read back by signed link', files.read),
      fault('  DAMAGED', files.damaged),
      figure('notifications', mails.total),
      figure('  mail server slow, put off', `${mail.counts.slow}, ${mail.counts.putOff}`),
      fault('  NOT ACCEPTED by the mail server', mails.undelivered),
      figure('  accepted more than once before noted as sent', mails.repeated),
      fault('  ACCEPTED AGAIN after noted as sent', mails.afterSent),
      fault('  noted as sent and then NOT SENT', mails.unsentAgain),
      figure('    of them seen as sent during the storm', seen.size),
      figure('outbox empty after the last start, s', (waited / 1000).toFixed(1)),
      fault('server ended or failed without a kill', server.unexpected),
      figure('seconds in all', Math.round((Date.now() - began) / 1000)),
    ])}\n`,
  )
  return [
    ...(kills.length < plan.length
      ? [`only ${kills.length} of ${plan.length} kills fitted into the time`]
      : []),
    ...(leads.acknowledged === 0 ? ['nothing was acknowledged, so nothing was proven'] : []),
    ...leads.missing,
    ...leads.duplicated,
    ...leads.mistreated,
    ...(money.payments === 0 ? ['no payment was acknowledged, so nothing was proven of money'] : []),
    ...money.missing,
    ...money.doubled,
    ...(pressed.acknowledged === 0 ? ['no press was acknowledged, so nothing was proven of phones'] : []),
    ...pressed.missing,
    ...pressed.doubled,
    ...refusals,
    ...files.damaged,
    ...mails.undelivered,
    ...mails.afterSent,
    ...mails.unsentAgain,
    ...server.unexpected,
  ]
}

async function emptyOutbox(owner: Owner): Promise<number> {
  const began = Date.now()
  while (!(await isOutboxEmpty(owner)) && Date.now() - began < emptyOutboxWithinMs) await pause(200)
  return Date.now() - began
}

/** The owner's count of what was not sent leaves out mails to customers. */
async function isOutboxEmpty(owner: Owner): Promise<boolean> {
  if ((await owner.undelivered()) > 0) return false
  const quotes = await owner.allQuotes()
  return quotes.every(({ deliveries }) => deliveries.every(({ state }) => state !== 'pending'))
}

function describeKills(target: string, kills: readonly Kill[]): string[] {
  const of = kills.filter((kill) => kill.target === target)
  const back = of.map(({ backAfter }) => backAfter)
  const times = `, back after ${Math.round(median(back))} ms (median), ${Math.max(...back)} ms (longest)`
  return [`  ${target}${of.length > 0 ? times : ''}`, String(of.length)]
}

function killsFor(mode: string, kills: number): { server: number; database: number } {
  if (mode === 'server') return { server: kills, database: 0 }
  if (mode === 'database') return { server: 0, database: kills }
  if (mode !== 'both') throw new Error('--mode is server, database or both')
  const database = Math.round((kills * 15) / 55)
  return { server: kills - database, database }
}
