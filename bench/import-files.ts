import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { publicKey } from './jobs.ts'
import { signInAsOwner } from './owner.ts'
import { realServer } from './real-server.ts'
import { quantile, table } from './statistics.ts'

/**
 * How long imports of 50,000 customers, requests, prices and open invoices take, and how long a lead waits meanwhile. Fewer rows:
 * `npm run prove:import -- 20000`.
 */

const rows = Number(process.argv[2] ?? 50_000)
const betweenLeadsMs = 100
const limits = { importSeconds: 120, leadMs: 1_000 }
let leads = 0

const rowsOf = (heading: string, rowOf: (at: number, number: string, phone: string) => string): string =>
  [
    heading,
    ...Array.from({ length: rows }, (_, at) => {
      const number = String(at).padStart(5, '0')
      // Every 250th row reaches nobody.
      const phone =
        at % 250 === 0 ? 'none' : `(${201 + (at % 700)}) 5${number.slice(0, 2)}-${number.slice(2)}1`
      return rowOf(at, number, phone)
    }),
  ].join('\r\n')

const files = {
  customers: rowsOf(
    'First Name,Last Name,Mobile Phone,Home Phone,Email,Street,City,State,Zip,Notes',
    (at, number, phone) => {
      const email = at % 3 === 0 && at % 250 !== 0 ? `customer${at}@example.com` : ''
      return `Quinn,Alder ${number},${phone},,${email},${at} Elm Street,Houston,TX,77002,"Gate ${number}, two dogs and an old mortise lock"`
    },
  ),
  inbox: rowsOf(
    'Requested,Customer,Phone,Street,City,Status,Title,Total,Job #,Notes',
    (at, number, phone) =>
      `${1 + (at % 12)}/${13 + (at % 15)}/2025,Quinn ${number},${phone},${at} Elm Street,Houston,Completed,Rekey,$120.00,${number},Gate ${number}`,
  ),
  // Every 250th row has no price, or nothing open.
  prices: rowsOf('Item,Category,Price,Taxable,Description', (at, number) => {
    const price = at % 250 === 0 ? 'ask' : `$${20 + (at % 400)}.50`
    return `Key blank ${number},Residential,${price},yes,"Cut while you wait, number ${number}"`
  }),
  invoices: rowsOf(
    'Invoice #,Customer,Phone,Email,Street,City,Invoice date,Due date,Item,Total,Paid,Balance',
    (at, number, phone) => {
      const [reached, paid, balance] = at % 250 === 0 ? ['', '120.00', '0.00'] : [phone, '20.00', '100.00']
      return `OLD-${number},Quinn ${number},${reached},,${at} Elm Street,Houston,${1 + (at % 12)}/${13 + (at % 15)}/2025,1/31/2026,Rekey,$120.00,$${paid},$${balance}`
    },
  ),
}

const server = await realServer({ port: 3291, environment: { PUBLIC_API_KEY: publicKey } })
await server.start()
const site = server.url
const { cookie, ask } = await signInAsOwner(site)

const alone = await leadsUntil(pause(10_000))
const steps: Timed[] = []
for (const [list, file] of Object.entries(files)) {
  const screen = `${site}/admin/${list}/import`
  const body = new FormData()
  body.append('file', new File([file], `${list}.csv`, { type: 'text/csv' }))
  const sent = await timed(`${list}: send the file`, () => post(screen, body))
  const found = new URL(sent.value.headers.get('location') ?? '', site)
  const looked = await timed(`${list}: look at it`, () =>
    fetch(found, { headers: { cookie } }).then((page) => page.text()),
  )
  const id = found.searchParams.get('file') ?? ''
  const form = (intent: string, name: string) => new URLSearchParams({ intent, [name]: id })
  const imported = await timed(`${list}: import it`, () => post(screen, form('import', 'file')))
  const undone = await timed(`${list}: undo it`, () => post(screen, form('undo', 'id')))
  steps.push(sent, looked, imported, undone)
}
const listed = await ask(
  z.object({
    imports: z.array(z.object({ made: z.int(), refused: z.int(), stored: z.int(), kept: z.int() })),
  }),
  '{ imports { made refused stored kept } }',
)

const ms = (milliseconds: number) => `${Math.round(milliseconds)} ms`
process.stdout.write(
  `${table([
    ['', 'takes', 'leads', 'a lead waits (median)', '95%', 'longest', 'load'],
    ['nothing else', '', ...summary(alone)],
    ...steps.map(({ name, took, waits }) => [name, `${(took / 1000).toFixed(1)} s`, ...summary(waits)]),
  ])}\n${JSON.stringify(listed.imports)}\n`,
)
await server.stop()
await server.remove()
const holds = steps.every(
  ({ took, waits }) => took < limits.importSeconds * 1_000 && Math.max(...waits.waits) < limits.leadMs,
)
process.exit(holds ? 0 : 1)

function summary({ waits, load }: Waits): string[] {
  return [
    String(waits.length),
    ms(quantile(waits, 0.5)),
    ms(quantile(waits, 0.95)),
    ms(Math.max(...waits)),
    load,
  ]
}

async function post(screen: string, sentBody: FormData | URLSearchParams) {
  const answer = await fetch(screen, {
    method: 'POST',
    body: sentBody,
    headers: { cookie, origin: site },
    redirect: 'manual',
  })
  if (answer.status !== 303) throw new Error(`answered with ${answer.status}: ${await answer.text()}`)
  return answer
}

async function timed<Value>(name: string, work: () => Promise<Value>) {
  const began = performance.now()
  const working = work()
  const waits = await leadsUntil(working)
  return { name, value: await working, took: waits.endedAt - began, waits }
}

type Timed = { name: string; took: number; waits: Waits }

type Waits = { waits: number[]; load: string; endedAt: number }

async function leadsUntil(work: Promise<unknown>): Promise<Waits> {
  let endedAt = 0
  const ended = work.then(() => {
    endedAt = performance.now()
  })
  const waits: number[] = []
  const sending: Promise<void>[] = []
  for (let at = 0; endedAt === 0; at++) {
    sending.push(sendLead(at).then((wait) => void waits.push(wait)))
    await Promise.race([ended, pause(betweenLeadsMs)])
  }
  await Promise.all(sending)
  return { waits, load: loadavg()[0]?.toFixed(1) ?? '', endedAt }
}

async function sendLead(at: number): Promise<number> {
  leads += 1
  const began = performance.now()
  const input = {
    firstName: 'Dana',
    lastName: `Whitfield ${leads}`,
    phone: '(713) 555-0199',
    email: `dana${leads}@example.com`,
    service: 'residential',
    message: `Lead ${leads}`,
  }
  const query = 'mutation($input: CreateQuoteInput!) { createQuote(input: $input) { id } }'
  const answer = await fetch(`${site}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-api-key': publicKey,
      'x-forwarded-for': `198.51.${leads % 250}.${at % 250}`,
    },
    body: JSON.stringify({ query, variables: { input } }),
  })
  const text = await answer.text()
  if (!text.includes('"id"')) throw new Error(`a lead was answered with ${answer.status}: ${text}`)
  return performance.now() - began
}
