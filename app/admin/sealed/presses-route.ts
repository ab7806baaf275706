import { z } from 'zod'
import { parsedJson } from '#app/admin/form/parsed-json.ts'
import { RecordPayment } from '#app/admin/money/invoices/invoice-data.ts'
import { textIn } from '#app/admin/submission/submitted.ts'
import { servicesContext } from '#app/context.ts'
import { graphql } from '#app/graphql.ts'
import { lineItemLimits } from '#content/money/line-items.ts'
import { pressTime } from '#content/sealed-jobs.ts'
import { contactServices } from '#content/services.ts'
import { laterBy, lateSteps } from '#content/time/lateness.ts'
import type { Run } from '#server/data-service/in-process.ts'
import type { SignedIn } from '#server/pages/request-services.ts'
import { pressWords as words } from '#words/panel/sealed/presses.ts'
import type { Route } from './+types/presses-route.ts'
import { endedSession } from './jobs-route.ts'
import {
  arrivesAfter,
  type CallPress,
  type DraftAct,
  type JobPress,
  type Press,
  type PressOutcome,
  reliesOn,
  waysToPay,
} from './press.ts'
import {
  IsPressStored,
  isPassing,
  isStoredBySameTime,
  refusedWith,
  storeCall,
  storeDraft,
  storePhoto,
} from './store-added.ts'

const moment = z.iso.datetime()

const made = { id: z.uuid(), requestId: z.uuid(), at: moment }

const draft = {
  lines: z
    .array(
      z
        .object({
          name: z.string().trim().min(1).max(lineItemLimits.name),
          quantity: z.int().min(1).max(lineItemLimits.quantity),
          unitCents: z.int().min(0).max(lineItemLimits.unitCents),
          discountCents: z.int().min(0),
          discountRate: z.int().nullable().default(null),
          isTaxable: z.boolean(),
          // Null where somebody said that it is nothing of the price book; left out, it goes by its name.
          priceItemId: z.uuid().nullable().optional(),
        })
        .transform(({ priceItemId, ...line }) => ({
          ...line,
          ...(priceItemId !== undefined && { priceItemId }),
        })),
    )
    .min(1)
    .max(lineItemLimits.lines),
  taxRate: z.int().min(0).max(lineItemLimits.taxRate),
  taxPlace: z.string().max(100).nullable(),
  known: z.array(z.uuid()).max(500),
}

const jobPressSchema: z.ZodType<JobPress> = z.intersection(
  z.object({
    ...made,
    seen: z.object({
      status: z.enum(['new', 'contacted', 'completed']),
      lostReason: z.enum(Object.keys(words.lostReasons) as [keyof typeof words.lostReasons]).nullable(),
      cancelledAt: moment.nullable(),
      arrivesAt: moment.nullable(),
      lateMinutes: z.int().nullable(),
      quotedCents: z.int().nullable(),
      signedName: z.string().nullable(),
    }),
  }),
  z.discriminatedUnion('act', [
    z.object({ act: z.literal('onTheWay'), minutes: z.int().min(1).max(1_440) }),
    z.object({ act: z.literal('late'), minutes: z.literal(lateSteps) }),
    z.object({ act: z.enum(['start', 'pause']), personId: z.uuid() }),
    z.object({ act: z.literal('done') }),
    z.object({ act: z.literal('note'), text: z.string().trim().min(1).max(5_000) }),
    z.object({ act: z.literal('price'), cents: z.int().min(0).max(100_000_000) }),
    z.object({
      act: z.literal('pay'),
      invoiceId: z.uuid(),
      cents: z.int().min(1).max(100_000_000),
      method: z.enum(waysToPay),
    }),
    z.object({ act: z.literal('sign'), name: z.string().trim().min(1).max(200) }),
    z.object({
      ...{ act: z.literal('photo'), name: z.string(), type: z.string(), size: z.int() },
    }),
    z.object({ act: z.literal('estimate'), ...draft }),
    z.object({ act: z.literal('invoice'), ...draft }),
  ]),
)

const callPressSchema: z.ZodType<CallPress> = z.object({
  ...{ act: z.literal('call'), ...made },
  name: z.string().trim().min(1).max(100),
  phone: z.string().trim().min(1).max(40),
  service: z.enum(contactServices),
  message: z.string().max(5_000),
  address: z.string().max(300),
})

const pressSchema = z.union([callPressSchema, jobPressSchema])

/** What was pressed without a connection, one at a time. 503: not now, the device tries again. */
export async function action({ context, request }: Route.ActionArgs) {
  const signedIn = await context.get(servicesContext).staff()
  if (!signedIn) return endedSession()
  const form = await request.formData()
  const parsed = pressSchema.safeParse(parsedJson(textIn(form, 'press')))
  if (!parsed.success) return answered({ outcome: 'refused', problem: words.notUnderstood })
  const outcome = await storePress(parsed.data, form, signedIn)
  return outcome ? answered(outcome) : Response.json(null, { status: 503 })
}

const answered = (outcome: PressOutcome) => Response.json(outcome)

const StorePress = graphql(`
  mutation AdminStorePress(
    $input: UpdateRequestInput!
    $condition: ModelRequestFilterInput
    $press: PressInput!
  ) {
    saved: updateRequest(input: $input, condition: $condition, press: $press) {
      id
    }
  }
`)

const StartWorkThen = graphql(`
  mutation AdminStartWorkThen($requestId: ID!, $press: PressInput) {
    isSaved: startWork(requestId: $requestId, press: $press)
  }
`)

const PauseWorkThen = graphql(`
  mutation AdminPauseWorkThen($requestId: ID!, $press: PressInput) {
    isSaved: pauseWork(requestId: $requestId, press: $press)
  }
`)

const ReadState = graphql(`
  query AdminPressedRequest($id: ID!) {
    row: getRequest(id: $id) {
      status
      lostReason
      cancelledAt
      arrivesAt
      lateMinutes
      quotedCents
      signedName
      notes
      assignee {
        id
      }
    }
  }
`)

/** Undefined while it cannot be stored: the database is away, or the server is busy. */
async function storePress(
  press: Press,
  form: FormData,
  { run, user }: SignedIn,
): Promise<PressOutcome | undefined> {
  if (press.act === 'pay') return storePayment(press, run)
  if (press.act === 'start' || press.act === 'pause') return storeWork(press, run)
  const known = await run(IsPressStored, { id: press.id })
  if (!known.ok) return isPassing(known.refusal) ? undefined : refusedWith(known.refusal.message)
  if (known.value.isPressStored) return { outcome: 'stored' }
  if (press.act === 'call') return storeCall(press, user.userId, run)
  const found = await run(ReadState, { id: press.requestId })
  if (!found.ok) return isPassing(found.refusal) ? undefined : refusedWith(found.refusal.message)
  const { row } = found.value
  if (!row || (row.assignee && row.assignee.id !== user.userId))
    return { outcome: 'conflict', problem: words.notYours }
  if (press.act === 'photo') return storePhoto(press, form, run)
  if (press.act === 'estimate' || press.act === 'invoice') return storeDraft(press, run)
  const { id, at } = press
  const saved = await run(StorePress, {
    input: { id: press.requestId, seenAt: at, ...inputOf(press, row.notes) },
    condition: conditionOf(press, row),
    press: { id, at },
  })
  if (saved.ok) return { outcome: 'stored' }
  const { code, message } = saved.refusal
  if (code !== 'NOT_FOUND') return isPassing(saved.refusal) ? undefined : refusedWith(message)
  if (await isStoredBySameTime(id, run)) return { outcome: 'stored' }
  return press.act === 'note' ? undefined : { outcome: 'conflict', problem: words.changed(press.act) }
}

/** Money was taken, so it counts for the day on which it was; what is too much or paid already a person has to look at. */
async function storePayment(
  { id, at, invoiceId, cents, method }: Extract<Press, { act: 'pay' }>,
  run: Run,
): Promise<PressOutcome | undefined> {
  const paid = await run(RecordPayment, {
    ...{ invoiceId, amountCents: cents, method, reference: null, idempotencyKey: id },
    paidAt: pressTime(new Date(at), new Date()).toISOString(),
  })
  if (paid.ok) return { outcome: 'stored' }
  return isPassing(paid.refusal) ? undefined : { outcome: 'conflict', problem: paid.refusal.message }
}

async function storeWork(
  { id, at, requestId, act }: Extract<Press, { act: 'start' | 'pause' }>,
  run: Run,
): Promise<PressOutcome | undefined> {
  const stored = await run(act === 'start' ? StartWorkThen : PauseWorkThen, { requestId, press: { id, at } })
  if (stored.ok) return { outcome: 'stored' }
  const { code, message } = stored.refusal
  if (code === 'NOT_FOUND') return { outcome: 'conflict', problem: words.notYours }
  if (code === 'CONFLICT') return { outcome: 'conflict', problem: message }
  return isPassing(stored.refusal) ? undefined : refusedWith(message)
}

type Change = Exclude<JobPress, { act: 'pay' | 'photo' | 'start' | 'pause' } | DraftAct>

function inputOf(press: Change, notes: string | null) {
  switch (press.act) {
    case 'onTheWay':
      return { arrivesAt: arrivesAfter(press.at, press.minutes) }
    case 'late': {
      const { arrivesAt, lateMinutes } = press.seen
      const late = arrivesAt && laterBy(press.minutes, { arrivesAt, lateMinutes }, Date.parse(press.at))
      return { lateMinutes: late ? late.lateMinutes : lateMinutes }
    }
    case 'done':
      return { status: 'completed' as const }
    case 'note':
      return { notes: notes ? `${notes}\n\n${press.text}` : press.text }
    case 'price':
      return { quotedCents: press.cents }
    case 'sign':
      return { signedName: press.name }
  }
}

/** The thread must be unchanged since it was read: adding to an older one would overwrite newer notes. */
function conditionOf({ act, seen, requestId }: Change, { notes }: { notes: string | null }) {
  return {
    id: { eq: requestId },
    ...Object.fromEntries(reliesOn[act].map((name) => [name, isStill(seen[name])])),
    ...(act === 'note' && { notes: notes === null ? { attributeExists: false } : { eq: notes } }),
  }
}

const isStill = (value: string | number | null) =>
  value === null ? { attributeExists: false } : { eq: value }
