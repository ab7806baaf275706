import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { compareLeads } from './compare-leads.ts'
import { signInAsOwner } from './owner.ts'
import { readQuotePage } from './quote-form.ts'
import { type RealServer, realServer } from './real-server.ts'
import { seededRandom } from './seeded-random.ts'
import { table } from './statistics.ts'
import { type Attack, attackFrom, attacks, type Responses, wasAnswered } from './strangers/attacks.ts'
import { type HonestLead, sendHonestLeads } from './strangers/honest-visitors.ts'
import { type OwnerSeen, ownerBeside } from './strangers/owner-beside.ts'
import { type PlainForms, sendPlainForms } from './strangers/plain-forms.ts'
import { type Emergency, sendEmergency } from './strangers/real-emergency.ts'
import { type SmallDisk, smallDisk, type Watched, watchServer } from './strangers/watch.ts'

/** Proves that a stranger cannot stop a lead; bench/README.md explains the output. */
const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '30' },
    only: { type: 'string' },
    checkout: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    visitors: { type: 'string', default: '4' },
    port: { type: 'string', default: '3280' },
    disk: { type: 'string', default: '900' },
    slowest: { type: 'string', default: '3' },
  },
})

/**
 * `slowness`: how much longer the server took to start than on an ordinary machine; all that follows may take as much longer.
 * `emergency`: a real one that is sent after the attack; undefined when its alarm did not ring in its two minutes.
 */
type Outcome = {
  attack: Attack
  slowness: number
  leads: HonestLead[]
  pagesNotLoaded: number
  watched: Watched
  owner: OwnerSeen
  plain: PlainForms
  emergency: Emergency | undefined
  responses: Responses
  faults: string[]
  cameBack: boolean
}

/** Balancers ask several times, seconds apart, before they take a server out. */
const readyAgainWithinMs = 10_000
const slowestLeadMs = 3_000
const sendsEmergency = ({ finding }: Attack) => finding === 'N4' || finding === 'N22'
const isThirdRound = ({ finding }: Attack) => finding.startsWith('N')
const givesUpAfterMs = 60_000
/** A machine that is not busy with something else starts a server on a new disk in less. */
const ordinaryStartMs = 5_000

const log = (text: string) => process.stderr.write(`${text}\n`)
const chosen = attacks.filter(({ finding }) => !options.only || options.only.split(',').includes(finding))
if (chosen.length === 0) throw new Error(`--only takes ${attacks.map(({ finding }) => finding).join(',')}`)
// The site's client warns when a response does not come, which is expected here.
console.warn = () => {}

const outcomes: Outcome[] = []
for (const attack of chosen) {
  log(`${attack.finding}: ${attack.name}`)
  outcomes.push(await underAttack(attack))
}
process.stdout.write(`\n${report(outcomes)}\n`)
const violations = outcomes.flatMap(violationsOf)
for (const violation of violations.slice(0, 50)) log(`VIOLATION: ${violation}`)
if (violations.length === 0) process.stdout.write('\nNo violation: no stranger stopped a lead.\n')
process.exit(violations.length > 0 ? 1 : 0)

async function underAttack(attack: Attack): Promise<Outcome> {
  const disk = await smallDisk(Number(options.disk))
  const server = await realServer({
    port: Number(options.port),
    within: disk.folder,
    ...(options.checkout && { checkout: options.checkout }),
  })
  try {
    return await observe(attack, server, disk)
  } finally {
    await server.remove()
    await disk.remove()
  }
}

async function observe(attack: Attack, server: RealServer, disk: SmallDisk): Promise<Outcome> {
  server.launch()
  const slowness = Math.max(1, (await server.ready()) / ordinaryStartMs)
  const { publicApiKey } = readQuotePage(await (await fetch(server.url)).text())
  const random = seededRandom(Number(options.seed))
  const seconds = Number(options.seconds)
  await approveReview(server.url)
  let isOver = false
  const watching = watchServer(server, disk, () => isOver)
  let isAttackOver = false
  const { promise: opened, resolve } = Promise.withResolvers<void>()
  let sent: readonly HonestLead[] = []
  const working = ownerBeside(
    server.url,
    () => isOver,
    resolve,
    (heard) => toldOf(sent, heard).length + lost(sent) >= sent.length,
  )
  await Promise.race([opened, working])
  const withoutScript = sendPlainForms(server.url, () => isAttackOver)
  const people = sendHonestLeads(server.url, random, {
    count: Number(options.visitors),
    givesUpAfterMs: givesUpAfterMs * slowness,
    isOver: () => isAttackOver,
  })
  await pause(1_000)
  const responses = await attackFrom(attack.finding, { url: server.url, publicApiKey, seconds })
  // Leads right after the attack count too: its traces must not stop them.
  await pause(3_000)
  isAttackOver = true
  const { leads, pagesNotLoaded } = await people
  sent = leads
  const plain = await withoutScript
  const emergency = sendsEmergency(attack)
    ? await sendEmergency(server.url, attack.finding === 'N22')
    : undefined
  isOver = true
  const watched = await watching
  const owner = await working
  const outcome = { attack, slowness, leads, pagesNotLoaded, watched, owner, plain, emergency, responses }
  const cameBack = await server.ready().then(
    () => true,
    () => false,
  )
  if (!cameBack) return { ...outcome, cameBack, faults: ['The server did not come back by itself'] }
  const all = await (await signInAsOwner(server.url)).allQuotes()
  const quotes = all.filter(({ message }) => leads.some(({ mark }) => message.endsWith(mark)))
  const { missing, duplicated, mistreated } = compareLeads(leads, quotes)
  return { ...outcome, cameBack, faults: [...missing, ...duplicated, ...mistreated, ...server.unexpected] }
}

async function approveReview(site: string) {
  const { cookie } = await signInAsOwner(site)
  const input = {
    name: 'Dana Whitfield',
    email: 'dana@example.com',
    rating: 5,
    title: 'On the spot',
    comment: 'Opened the door without a scratch.',
    isApproved: true,
  }
  const response = await fetch(`${site}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({
      query: 'mutation ($input: CreateReviewInput!) { createReview(input: $input) { id isApproved } }',
      variables: { input },
    }),
  })
  const text = await response.text()
  if (!text.includes('"isApproved":true')) throw new Error(`The review was not stored: ${text}`)
}

function report(all: readonly Outcome[]): string {
  return [
    table([
      [
        'attack',
        'leads',
        'lost',
        'refused',
        'without photo',
        'machine slower',
        'slowest s',
        'not ready s',
        'peak MB',
        'disk left MB',
        'without script',
        'slowest s',
        'sign-in s',
        'inbox s',
        'live s',
        'owner refused',
      ],
      ...all.map(({ attack, slowness, leads, watched, owner, plain }) => [
        `${attack.finding} ${attack.name}`,
        String(leads.length),
        String(lost(leads)),
        String(leads.filter(({ refusals }) => refusals.length > 0).length),
        String(leads.filter(({ photosLeftBehind }) => photosLeftBehind > 0).length),
        slowness.toFixed(1),
        inSeconds(slowestOf(leads)),
        inSeconds(watched.notReadyMs),
        watched.peakMb.toFixed(0),
        watched.diskLeftMb.toFixed(0),
        `${plain.storedAfterMs.length}/${plain.storedAfterMs.length + plain.failures.length}`,
        inSeconds(Math.max(0, ...plain.storedAfterMs)),
        inSeconds(Math.max(0, ...owner.signIns)),
        inSeconds(Math.max(0, ...owner.screens)),
        inSeconds(Math.max(0, ...owner.becameLive)),
        String(owner.failures.length),
      ]),
    ]),
    ...all.map(({ attack, responses }) => `${attack.finding} was answered: ${describe(responses)}`),
    ...all.flatMap(({ attack, emergency }) =>
      emergency
        ? [
            `${attack.finding}: the alarm of a real emergency rang after ${(emergency.rangAfterMs / 1000).toFixed(0)} s`,
          ]
        : [],
    ),
  ].join('\n')
}

function inSeconds(ms: number): string {
  return (ms / 1000).toFixed(1)
}

function describe(responses: Responses): string {
  const each = Object.entries(responses).map(([answer, times]) => `${answer} (${times})`)
  return each.join(', ') || 'nothing'
}

function slowestOf(leads: readonly HonestLead[]): number {
  return Math.max(0, ...leads.flatMap(({ storedAfterMs }) => storedAfterMs ?? []))
}

function lost(leads: readonly HonestLead[]): number {
  return leads.filter(({ storedAfterMs }) => storedAfterMs === undefined).length
}

function violationsOf({
  attack,
  slowness,
  leads,
  pagesNotLoaded,
  watched,
  owner,
  plain,
  emergency,
  responses,
  faults,
}: Outcome): string[] {
  const slowest = slowestOf(leads)
  const told = toldOf(leads, owner.heard)
  const found = [
    ...(leads.length === 0 ? ['no lead was sent, so nothing was proven'] : []),
    ...(lost(leads) > 0 ? [`${lost(leads)} of ${leads.length} leads were lost`] : []),
    ...(pagesNotLoaded > 0 ? [`${pagesNotLoaded} pages did not load while their visitors tried`] : []),
    ...(watched.notReadyMs > readyAgainWithinMs * slowness ? [`not ready for ${watched.notReadyMs} ms`] : []),
    ...(attack.finding !== 'none' && !wasAnswered(responses) ? ['nothing was attacked'] : []),
    ...(slowest > Number(options.slowest) * 1_000 * slowness ? [`a lead took ${slowest.toFixed(0)} ms`] : []),
    ...plain.failures.map((failure) => `a form without script was ${failure}`),
    ...(plain.storedAfterMs.length === 0 ? ['no form without script was stored'] : []),
    ...owner.failures.map((failure) => `the owner was refused: ${failure}`),
    ...(owner.signIns.length === 0 ? ['the owner did not sign in'] : []),
    ...(told.length + lost(leads) < leads.length
      ? [`the open screen was told of ${told.length} of ${leads.length} leads`]
      : []),
    ...(isThirdRound(attack) ? violationsOfThirdRound({ slowness, leads }) : []),
    ...(sendsEmergency(attack) ? violationsOfEmergency(emergency) : []),
    ...faults,
  ]
  return found.map((fault) => `${attack.finding}: ${fault}`)
}

function toldOf(leads: readonly HonestLead[], heard: ReadonlySet<string>): HonestLead[] {
  return leads.filter(({ acknowledged }) => [...acknowledged].some((id) => heard.has(id)))
}

function violationsOfEmergency(emergency: Emergency | undefined): string[] {
  if (!emergency) return ['a real emergency did not ring']
  return [
    ...(emergency.isMailed ? [] : ['a real emergency was not mailed']),
    ...(emergency.isOnTop ? [] : ['a real emergency was not on top of the inbox']),
  ]
}

function violationsOfThirdRound({ slowness, leads }: Pick<Outcome, 'slowness' | 'leads'>) {
  const refused = leads.filter(({ refusals }) => refusals.length > 0).length
  const slowest = slowestOf(leads)
  return [
    ...(refused > 0 ? [`${refused} leads were refused`] : []),
    ...(slowest > slowestLeadMs * slowness ? [`a lead waited ${slowest} ms`] : []),
  ]
}
