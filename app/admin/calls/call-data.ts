import { href } from 'react-router'
import type { RecordForm, RecordValues } from '#app/admin/form/record-action.ts'
import { kindLists } from '#app/admin/inbox/inbox-list.ts'
import { recordOf } from '#app/admin/record-of.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { type ContactService, contactServices } from '#content/services.ts'
import { localTimeText, momentOfLocalTime } from '#content/time/clocks.ts'
import { callFormWords } from '#words/panel/calls/form.ts'
import { sourceIn, sourceValues } from './source-fields.tsx'

const names = [
  'phone',
  'name',
  'service',
  'message',
  'address',
  'wanted',
  'source',
  'sourceText',
  'email',
  'mine',
] as const

type CallValues = RecordValues<(typeof names)[number]>

const emptyCall = (id: string): CallValues => ({
  id,
  phone: '',
  name: '',
  service: '',
  message: '',
  address: '',
  wanted: '',
  source: 'phone',
  sourceText: '',
  email: '',
  mine: 'yes',
})

const callValues = (call: StoredCall, timeZone: string): CallValues => ({
  ...emptyCall(call.id),
  phone: call.phone,
  name: call.name,
  service: call.service,
  message: call.message,
  address: call.address ?? '',
  wanted: call.wantedAt ? localTimeText(new Date(call.wantedAt), timeZone) : '',
  ...sourceValues(call.source),
  email: call.email,
})

const isService = (text: string): text is ContactService => contactServices.some((one) => one === text)

const callInput = (values: CallValues, timeZone: string) => ({
  phone: values.phone,
  name: values.name,
  service: isService(values.service) ? values.service : ('other' as const),
  message: values.message,
  address: values.address || null,
  wantedAt: momentIn(values.wanted, timeZone)?.toISOString() ?? null,
  source: sourceIn(values),
  email: values.email || null,
})

/** Undefined for none, and for a time that the clocks skip. */
export const momentIn = (wanted: string, timeZone: string) =>
  wanted ? momentOfLocalTime(wanted, timeZone) : undefined

const GetCall = graphql(`
  query AdminGetCall($id: ID!) {
    row: getCall(id: $id) {
      id
      source
      name
      phone
      email
      service
      message
      address
      wantedAt
      updatedAt
    }
  }
`)

type StoredCall = NonNullable<ResultOf<typeof GetCall>['row']>

const CreateCall = graphql(`
  mutation AdminCreateCall($input: CreateCallInput!) {
    saved: createCall(input: $input) {
      id
    }
  }
`)

const UpdateCall = graphql(`
  mutation AdminEditCall($input: UpdateCallInput!, $condition: ModelCallFilterInput) {
    saved: updateCall(input: $input, condition: $condition) {
      id
      updatedAt
    }
  }
`)

export const personIn = (params: URLSearchParams): Partial<CallValues> =>
  recordOf(['phone', 'name', 'email', 'address'], (name) => params.get(name) ?? '')

export const callForm = (
  me: string,
  person: Partial<CallValues> = {},
): RecordForm<
  (typeof names)[number],
  StoredCall,
  ReturnType<typeof callInput> & { assigneeId: string | null }
> => ({
  names,
  list: kindLists.Call,
  gone: callFormWords.missing,
  editPath: (id) => href('/admin/calls/:id', { id }),
  read: GetCall,
  create: CreateCall,
  update: UpdateCall,
  empty: (id) => ({ ...emptyCall(id), ...person }),
  toValues: callValues,
  toInput: (values, _before, timeZone) => ({
    ...callInput(values, timeZone),
    assigneeId: values.mine ? me : null,
  }),
})

export const FindCustomers = graphql(`
  query AdminFindCustomers($search: String!) {
    findCustomers(search: $search) {
      name
      phone
      email
      address
      addresses
      requests
      kind
      id
      service
      submittedAt
    }
  }
`)

export type Customer = ResultOf<typeof FindCustomers>['findCustomers'][number]
