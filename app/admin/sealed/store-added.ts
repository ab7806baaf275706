import { graphql } from '#app/graphql.ts'
import type { CallResult, Run } from '#server/data-service/in-process.ts'
import { pressWords as words } from '#words/panel/sealed/presses.ts'
import type { CallPress, DraftAct, JobPress, PressOutcome } from './press.ts'

/** What a press adds to what there is: a request, a photo, a draft. */

export const IsPressStored = graphql(`
  query AdminIsPressStored($id: ID!) {
    isPressStored(id: $id)
  }
`)

export const refusedWith = (problem: string): PressOutcome => ({ outcome: 'refused', problem })

type CallError = Extract<CallResult<unknown>, { ok: false }>['refusal']

export const isPassing = ({ code }: CallError): boolean =>
  code === 'INTERNAL' || code === 'BUSY' || code === 'TOO_MANY_REQUESTS'

/** The same press may have been sent by another window in this moment. */
export async function isStoredBySameTime(id: string, run: Run): Promise<boolean> {
  const again = await run(IsPressStored, { id })
  return again.ok && again.value.isPressStored
}

const StoreCall = graphql(`
  mutation AdminStoreCall($input: CreateCallInput!, $press: PressInput!) {
    saved: createCall(input: $input, press: $press) {
      id
    }
  }
`)

/** Assigned to the person who wrote it down, as in the form. */
export async function storeCall(
  { id, at, name, phone, service, message, address }: CallPress,
  assigneeId: string,
  run: Run,
): Promise<PressOutcome | undefined> {
  const call = { name, phone, service, message, address: address || null, source: 'phone', assigneeId }
  const saved = await run(StoreCall, { input: { id, ...call }, press: { id, at } })
  return outcomeOf(saved, id, run)
}

async function outcomeOf(
  saved: CallResult<unknown>,
  id: string,
  run: Run,
): Promise<PressOutcome | undefined> {
  if (saved.ok || (await isStoredBySameTime(id, run))) return { outcome: 'stored' }
  return isPassing(saved.refusal) ? undefined : refusedWith(saved.refusal.message)
}

const StorePhoto = graphql(`
  mutation AdminStorePhoto($id: ID!, $fileUrls: [String!]!, $press: PressInput!) {
    addRequestFiles(id: $id, fileUrls: $fileUrls, press: $press)
  }
`)

/** The file is stored already, unless it was not taken or there was no room: `fileErrors`, `filesLeftOut`. */
export async function storePhoto(
  { id, requestId, at }: JobPress,
  form: FormData,
  run: Run,
): Promise<PressOutcome | undefined> {
  if (form.has('filesLeftOut')) return undefined
  const errors = form.getAll('fileErrors').join(' ')
  const fileUrls = form.getAll('fileUrls').filter((value) => typeof value === 'string')
  if (errors || fileUrls.length === 0) return refusedWith(errors || words.notUnderstood)
  const saved = await run(StorePhoto, { id: requestId, fileUrls, press: { id, at } })
  return outcomeOf(saved, id, run)
}

type DraftPress = Extract<JobPress, DraftAct>

const ReadPapers = graphql(`
  query AdminPressedPapers($requestId: String!) {
    estimate: listEstimates(filter: { requestId: { eq: $requestId } }, limit: 200) {
      items {
        id
      }
    }
    invoice: listInvoices(filter: { requestId: { eq: $requestId }, kind: { eq: invoice } }, limit: 200) {
      items {
        id
      }
    }
  }
`)

const storeDrafts = {
  estimate: graphql(`
    mutation AdminStoreEstimate($input: CreateEstimateInput!, $press: PressInput!) {
      saved: createEstimate(input: $input, press: $press) {
        id
      }
    }
  `),
  invoice: graphql(`
    mutation AdminStoreInvoice($input: CreateInvoiceInput!, $press: PressInput!) {
      saved: createInvoice(input: $input, press: $press) {
        id
      }
    }
  `),
}

/** Never beside a paper that the device did not know of: a person decides which of the two counts. */
export async function storeDraft(press: DraftPress, run: Run): Promise<PressOutcome | undefined> {
  const { act, id, requestId, at, lines, taxRate, taxPlace, known } = press
  const found = await run(ReadPapers, { requestId })
  if (!found.ok) return isPassing(found.refusal) ? undefined : refusedWith(found.refusal.message)
  const isNews = found.value[act]?.items.some((paper) => paper && !known.includes(paper.id))
  if (isNews && !(await isStoredBySameTime(id, run)))
    return { outcome: 'conflict', problem: words.changed(act) }
  const variables = { input: { requestId, lines, taxRate, taxPlace }, press: { id, at } }
  return outcomeOf(await run(storeDrafts[act], variables), id, run)
}
