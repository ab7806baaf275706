import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { compareLeads } from './compare-leads.ts'
import { signInAsOwner } from './owner.ts'
import { readQuotePage } from './quote-form.ts'
import { type RealServer, realServer } from './real-server.ts'
import { seededRandom } from './seeded-random.ts'
import { table } from './statistics.ts'
import { type Answers, type Attack, attackFrom, attacks } from './strangers/attacks.ts'
import { type HonestLead, sendHonestLeads } from './strangers/honest-visitors.ts'
import { type SmallDisk, smallDisk, type Watched, watchServer } from './strangers/watch.ts'

/** Proves that a stranger cannot stop a lead; bench/README.md tells how to read what it prints. */
const { values: asked } = parseArgs({
  options: {
    seconds: { type: 'string', default: '30' },
    only: { type: 'string' },
    checkout: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    visitors: { type: 'string', default: '4' },
    port: { type: 'string', default: '3280' },
    disk: { type: 'string', default: '900' },
  },
})

/** What one attack came to. */
type Result = {
  attack: Attack
  leads: HonestLead[]
  pagesNotLoaded: number
  watched: Watched
  /** How often the attacker was answered how. */
  answers: Answers
  /** Leads that were acknowledged and are not there, or that became two. */
  faults: string[]
  /** The server answered again after the attack without a person's help. */
  cameBack: boolean
}

/** Balancers ask several times, seconds apart, before they take a server out. */
const readyAgainWithinMs = 10_000

const say = (text: string) => process.stderr.write(`${text}\n`)
const chosen = attacks.filter(({ finding }) => !asked.only || asked.only.split(',').includes(finding))
if (chosen.length === 0) throw new Error(`--only takes ${attacks.map(({ finding }) => finding).join(',')}`)
// The site's own client writes there when an answer stays away; here that is what is looked at.
console.warn = () => {}

const outcomes: Result[] = []
for (const attack of chosen) {
  say(`${attack.finding}: ${attack.name}`)
  outcomes.push(await underAttack(attack))
}
process.stdout.write(`\n${report(outcomes)}\n`)
const violations = outcomes.flatMap(violationsOf)
for (const violation of violations.slice(0, 50)) say(`VIOLATION: ${violation}`)
if (violations.length === 0) process.stdout.write('\nNo violation: no stranger stopped a lead.\n')
process.exit(violations.length > 0 ? 1 : 0)

/** A new server on a disk of its own, honest people from the first moment to the last, the attack in between. */
async function underAttack(attack: Attack): Promise<Result> {
  const disk = await smallDisk(Number(asked.disk))
  const server = await realServer({
    port: Number(asked.port),
    within: disk.folder,
    ...(asked.checkout && { checkout: asked.checkout }),
  })
  try {
    return await observe(attack, server, disk)
  } finally {
    await server.remove()
    await disk.remove()
  }
}

async function observe(attack: Attack, server: RealServer, disk: SmallDisk): Promise<Result> {
  await server.start()
  const { publicApiKey } = readQuotePage(await (await fetch(server.url)).text())
  const random = seededRandom(Number(asked.seed))
  const seconds = Number(asked.seconds)
  await approveReview(server.url)
  let isOver = false
  const watching = watchServer(server, disk, () => isOver)
  let mayGo = false
  const people = sendHonestLeads(server.url, random, {
    count: Number(asked.visitors),
    isOver: () => mayGo,
  })
  await pause(1_000)
  const answers = await attackFrom(attack.finding, { url: server.url, publicApiKey, seconds })
  // Leads that come right after the attack count too: what it left behind must not stop them.
  await pause(3_000)
  mayGo = true
  const { leads, pagesNotLoaded } = await people
  isOver = true
  const watched = await watching
  const outcome = { attack, leads, pagesNotLoaded, watched, answers }
  const cameBack = await server.ready().then(
    () => true,
    () => false,
  )
  if (!cameBack) return { ...outcome, cameBack, faults: ['The server did not come back by itself'] }
  const all = await (await signInAsOwner(server.url)).allQuotes()
  // The attacker's own are none of ours.
  const quotes = all.filter(({ message }) => leads.some(({ mark }) => message.endsWith(mark)))
  const { missing, duplicated, mistreated } = compareLeads(leads, quotes)
  return { ...outcome, cameBack, faults: [...missing, ...duplicated, ...mistreated, ...server.unasked] }
}

/** Votes and subscriptions of the attacks are about a review that visitors can see. */
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
  const answer = await fetch(`${site}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({
      query: 'mutation ($input: CreateReviewInput!) { createReview(input: $input) { id isApproved } }',
      variables: { input },
    }),
  })
  const text = await answer.text()
  if (!text.includes('"isApproved":true')) throw new Error(`The review was not stored: ${text}`)
}

function report(all: readonly Result[]): string {
  return [
    table([
      [
        'attack',
        'leads',
        'lost',
        'refused',
        'without photo',
        'slowest s',
        'not ready s',
        'peak MB',
        'disk left MB',
      ],
      ...all.map(({ attack, leads, watched }) => [
        `${attack.finding} ${attack.name}`,
        String(leads.length),
        String(lost(leads)),
        String(leads.filter(({ refusals }) => refusals.length > 0).length),
        String(leads.filter(({ photosLeftBehind }) => photosLeftBehind > 0).length),
        (Math.max(0, ...leads.map(({ storedAfterMs = Number.NaN }) => storedAfterMs)) / 1000).toFixed(1),
        (watched.notReadyMs / 1000).toFixed(1),
        watched.peakMb.toFixed(0),
        watched.diskLeftMb.toFixed(0),
      ]),
    ]),
    ...all.map(({ attack, answers }) => `${attack.finding} was answered: ${describe(answers)}`),
  ].join('\n')
}

function describe(answers: Answers): string {
  const each = Object.entries(answers).map(([answer, times]) => `${answer} (${times})`)
  return each.join(', ') || 'nothing'
}

function lost(leads: readonly HonestLead[]): number {
  return leads.filter(({ storedAfterMs }) => storedAfterMs === undefined).length
}

function violationsOf({ attack, leads, pagesNotLoaded, watched, answers, faults }: Result): string[] {
  const found = [
    ...(leads.length === 0 ? ['no lead was sent, so nothing was proven'] : []),
    ...(lost(leads) > 0 ? [`${lost(leads)} of ${leads.length} leads were lost`] : []),
    ...(pagesNotLoaded > 0 ? [`${pagesNotLoaded} pages did not load in a minute`] : []),
    ...(watched.notReadyMs > readyAgainWithinMs ? [`not ready for ${watched.notReadyMs} ms`] : []),
    ...(attack.finding !== 'none' && Object.keys(answers).length === 0 ? ['nothing was attacked'] : []),
    ...faults,
  ]
  return found.map((fault) => `${attack.finding}: ${fault}`)
}
