import { href } from 'react-router'
import type { RecordForm, RecordValues } from '#app/admin/form/record-action.ts'
import { whyNoTime } from '#app/admin/form/typed-time.ts'
import { kindLists } from '#app/admin/inbox/inbox-list.ts'
import { recordOf } from '#app/admin/records/record-of.ts'
import { me } from '#app/admin/schedule/ask-about-times.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { type ContactService, contactServices } from '#content/services.ts'
import { usualMinutes } from '#content/time/appointments.ts'
import { localTimeText, momentOfLocalTime } from '#content/time/clocks.ts'
import type { Run } from '#server/data-service/in-process.ts'
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
  'language',
  'book',
  'minutes',
  'window',
  'assigneeId',
] as const

type CallValues = RecordValues<(typeof names)[number]>

export const emptyCall = (id: string): CallValues => ({
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
  language: '',
  book: '',
  minutes: String(usualMinutes),
  window: '',
  assigneeId: me,
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

const callInput = (values: CallValues, timeZone: string, myId: string) => ({
  phone: values.phone,
  name: values.name,
  service: isService(values.service) ? values.service : ('other' as const),
  message: values.message,
  address: values.address || null,
  wantedAt: momentIn(values.wanted, timeZone)?.toISOString() ?? null,
  source: sourceIn(values),
  email: values.email || null,
  ...(values.language && { language: values.language }),
  assigneeId: values.assigneeId === me ? myId : values.assigneeId || null,
  ...(values.book && {
    scheduledAt: momentIn(values.wanted, timeZone)?.toISOString() ?? null,
    scheduledMinutes: Number(values.minutes) || usualMinutes,
    windowMinutes: Number(values.window) || null,
  }),
})

export function whyNotWanted({ wanted, book }: CallValues, timeZone: string): string | undefined {
  if (!wanted) return book ? callFormWords.bookNeedsTime : undefined
  return momentIn(wanted, timeZone) ? undefined : whyNoTime(wanted)
}

/** Undefined where none was typed, and for a time that the clocks skip. */
const momentIn = (wanted: string, timeZone: string) =>
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

export const CreateCall = graphql(`
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

const GetPeople = graphql(`
  query AdminGetPeople {
    people {
      id
      name: label
    }
  }
`)

export type AssignablePerson = ResultOf<typeof GetPeople>['people'][number]

/** Undefined where they could not be read. */
export async function readOthers(run: Run, myId: string): Promise<AssignablePerson[] | undefined> {
  const found = await run(GetPeople, {})
  return found.ok ? found.value.people.filter(({ id }) => id !== myId) : undefined
}

const GetCaller = graphql(`
  query AdminGetCaller($key: ID!) {
    customer(key: $key) {
      name
      phone
      email
      address
      places {
        id
        address
      }
    }
  }
`)

/** Whose page the form was opened from, and for which of their places. */
export async function callerIn(run: Run, params: URLSearchParams): Promise<Partial<CallValues>> {
  const key = params.get('customer')
  const found = key ? await run(GetCaller, { key }) : undefined
  const customer = found?.ok ? found.value.customer : undefined
  if (!customer) return {}
  const place = customer.places.find(({ id }) => id === params.get('place'))
  return {
    ...recordOf(['phone', 'name', 'email'], (name) => customer[name]),
    address: place?.address ?? customer.address ?? '',
  }
}

export const callForm = (
  myId: string,
): RecordForm<(typeof names)[number], StoredCall, ReturnType<typeof callInput>> => ({
  names,
  list: kindLists.Call,
  gone: callFormWords.missing,
  editPath: (id) => href('/admin/calls/:id', { id }),
  row: GetCall,
  create: CreateCall,
  update: UpdateCall,
  empty: emptyCall,
  toValues: callValues,
  toInput: (values, _before, timeZone) => callInput(values, timeZone, myId),
})

export const FindCustomers = graphql(`
  query AdminFindCustomers($search: String!) {
    findCustomers(search: $search) {
      name
      phone
      phoneE164
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

export type FoundCustomer = ResultOf<typeof FindCustomers>['findCustomers'][number]
