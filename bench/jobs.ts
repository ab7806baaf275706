import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import type { Owner } from './owner.ts'
import type { Random } from './seeded-random.ts'

/** What staff and a customer do with one job, each press repeated until it is acknowledged. */
export type BenchJob = {
  callId: string
  quoteId: string
  estimateId: string
  invoiceId: string
  acknowledged: { call: boolean; answer: boolean; payments: string[] }
  refusals: string[]
}

const mostSends = 25
const paymentsEach = 3
const paidCents = 1_500

type GraphqlAnswer = { data?: Record<string, unknown>; errors?: { extensions?: { code?: string } }[] }

export async function workJobs(
  site: string,
  { cookie }: Owner,
  { random, count, isOver }: { random: Random; count: number; isOver: () => boolean },
): Promise<BenchJob[]> {
  const jobs: BenchJob[] = []
  const id = () => crypto.randomUUID()

  async function post(
    query: string,
    variables: object,
    headers: object = {},
  ): Promise<GraphqlAnswer | undefined> {
    const response = await fetch(`${site}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, ...headers },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(20_000),
    }).catch(() => undefined)
    // A server that is killed or starting answers with anything.
    return response?.json().catch(() => undefined)
  }

  async function press(job: BenchJob, query: string, variables: object, headers: object = {}) {
    for (let sends = 0; sends < mostSends; sends += 1) {
      const twice = random.chance(0.2)
      const answers = await Promise.all(
        Array.from({ length: twice ? 2 : 1 }, () => post(query, variables, headers)),
      )
      for (const answer of answers) {
        const code = answer?.errors?.[0]?.extensions?.code ?? ''
        if (['BAD_INPUT', 'CONFLICT', 'NOT_FOUND'].includes(code))
          job.refusals.push(`${query.slice(0, 60)}: ${code}`)
      }
      if (job.refusals.length > 0) return undefined
      const done = answers.find((answer) => answer?.data?.done)
      if (done) return done.data?.done
      await pause(random.between(300, 900))
    }
    return undefined
  }

  async function work() {
    while (!isOver()) {
      const job: BenchJob = {
        ...{ callId: id(), quoteId: id(), estimateId: id(), invoiceId: id(), refusals: [] },
        acknowledged: { call: false, answer: false, payments: [] },
      }
      jobs.push(job)
      await complete(job)
    }
  }

  async function complete(job: BenchJob) {
    const { callId, quoteId, estimateId, invoiceId, acknowledged } = job
    const person = { phone: '(713) 555-0117', service: 'other', message: 'A job of the proof.' }
    const call = { ...person, id: callId, name: `Caller ${callId}` }
    acknowledged.call = Boolean(
      await press(job, 'mutation($input: CreateCallInput!) { done: createCall(input: $input) { id } }', {
        input: call,
      }),
    )
    const lines = [{ name: 'Rekey', quantity: 100, unitCents: paymentsEach * paidCents }]
    const estimate = { id: estimateId, requestId: quoteId, lines }
    const quote = {
      ...person,
      id: quoteId,
      firstName: 'Job',
      lastName: quoteId,
      email: '',
      service: 'commercial',
    }
    const steps = [
      [
        'mutation($input: CreateQuoteInput!) { done: createQuote(input: $input) { id } }',
        { input: { ...quote, email: `${quoteId}@example.com` } },
      ],
      [
        'mutation($input: CreateEstimateInput!) { done: createEstimate(input: $input) { id } }',
        { input: estimate },
      ],
      ['mutation($id: ID!) { done: sendEstimate(id: $id, mails: false) { id } }', { id: estimateId }],
    ] as const
    for (const [query, variables] of steps) if (!(await press(job, query, variables))) return
    const read = await press(job, 'query($id: ID!) { done: getQuote(id: $id) { customerPath } }', {
      id: quoteId,
    })
    const { data } = z.object({ customerPath: z.string() }).safeParse(read)
    if (!data) return
    const token = data.customerPath.replace('/receipt/', '')
    const address = `10.99.${random.between(0, 255)}.${random.between(1, 254)}`
    acknowledged.answer = Boolean(
      await press(
        job,
        'mutation($token: String!, $id: ID!) { done: answerEstimate(token: $token, estimateId: $id, isAccepted: true, name: "Job") { version } }',
        { token, id: estimateId },
        { cookie: '', 'x-api-key': publicKey, 'x-forwarded-for': address },
      ),
    )
    const invoice = { id: invoiceId, requestId: quoteId, name: 'Job' }
    if (
      !(await press(
        job,
        'mutation($input: CreateInvoiceInput!) { done: createInvoice(input: $input) { id } }',
        { input: invoice },
      ))
    )
      return
    if (
      !(await press(job, 'mutation($id: ID!) { done: sendInvoice(id: $id, mails: false) { id } }', {
        id: invoiceId,
      }))
    )
      return
    for (let paid = 0; paid < paymentsEach; paid += 1) {
      const key = id()
      const done = await press(
        job,
        `mutation($id: ID!, $key: String!) {
          done: recordPayment(invoiceId: $id, amountCents: ${paidCents}, method: cash, reference: $key, idempotencyKey: $key) { id }
        }`,
        { id: invoiceId, key },
      )
      if (!done) return
      acknowledged.payments.push(key)
    }
  }

  await Promise.all(Array.from({ length: count }, work))
  return jobs
}

export const publicKey = 'public-key-of-the-proof'

const stored = z.object({
  call: z.object({ id: z.string() }).nullable(),
  estimate: z.object({ state: z.string() }).nullable(),
  quote: z.object({ events: z.array(z.object({ kind: z.string() })) }).nullable(),
  invoice: z
    .object({
      number: z.int().nullable(),
      paidCents: z.int(),
      payments: z.array(z.object({ reference: z.string().nullable(), amountCents: z.int() })),
    })
    .nullable(),
  calls: z.object({ total: z.int() }),
})

type Findings = { missing: string[]; doubled: string[]; calls: number; answers: number; payments: number }

export async function compareJobs(jobs: readonly BenchJob[], owner: Owner): Promise<Findings> {
  const found: Findings = { missing: [], doubled: [], calls: 0, answers: 0, payments: 0 }
  const numbers: number[] = []
  for (const { callId, quoteId, estimateId, invoiceId, acknowledged } of jobs) {
    const { call, estimate, quote, invoice, calls } = await owner.ask(
      stored,
      `query($call: ID!, $quote: ID!, $estimate: ID!, $invoice: ID!, $name: String!) {
        call: getCall(id: $call) { id } estimate: getEstimate(id: $estimate) { state }
        quote: getQuote(id: $quote) { events { kind } }
        invoice: getInvoice(id: $invoice) { number paidCents payments { reference amountCents } }
        calls: listCalls(filter: { name: { eq: $name } }) { total }
      }`,
      { call: callId, quote: quoteId, estimate: estimateId, invoice: invoiceId, name: `Caller ${callId}` },
    )
    const answers = quote?.events.filter(({ kind }) => kind === 'accepted').length ?? 0
    const payments = invoice?.payments ?? []
    const references = payments.map(({ reference }) => reference)
    if (invoice?.number) numbers.push(invoice.number)
    found.calls += acknowledged.call ? 1 : 0
    found.answers += acknowledged.answer ? 1 : 0
    found.payments += acknowledged.payments.length
    if (acknowledged.call && !call) found.missing.push(`call ${callId}`)
    if (acknowledged.answer && estimate?.state !== 'accepted') found.missing.push(`answer to ${estimateId}`)
    for (const key of acknowledged.payments)
      if (!references.includes(key)) found.missing.push(`payment ${key} of invoice ${invoiceId}`)
    if (calls.total > 1) found.doubled.push(`call ${callId}`)
    if (answers > 1) found.doubled.push(`answer to ${estimateId}`)
    if (new Set(references).size < references.length) found.doubled.push(`payments of invoice ${invoiceId}`)
    if (invoice && invoice.paidCents !== payments.length * paidCents)
      found.doubled.push(`invoice ${invoiceId} has ${invoice.paidCents} cents paid`)
  }
  if (new Set(numbers).size < numbers.length) found.doubled.push('a number of an invoice')
  if (numbers.length > 0 && Math.max(...numbers) - Math.min(...numbers) + 1 > numbers.length)
    found.missing.push('a number of an invoice')
  return found
}
