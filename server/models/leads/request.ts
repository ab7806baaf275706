import { z } from 'zod'
import { defineModel, type FieldRule } from '#server/data-service/model.ts'
import { refuse } from '#server/result.ts'
import { requestKinds, requestSearch, requests, type StoredRequest } from '#server/schema/requests.ts'
import { call } from './call.ts'
import { requestKindType } from './lead-events.ts'
import { message } from './message.ts'
import { ownLeads } from './progress/progress-fields.ts'
import { quote } from './quote.ts'
import { requestFields } from './request-model.ts'

const doors = [quote, message, call]

/** What one of the kinds takes; the kind itself refuses what is not its own. */
function inputOf(which: 'createInput' | 'updateInput') {
  const shapes = doors.map(({ [which]: input }) => (input instanceof z.ZodObject ? input.shape : {}))
  return z.object(Object.assign({}, ...shapes)).partial()
}

/** What one kind must have, another lacks; and a status is of one type. */
const fieldsOfAll: Record<string, FieldRule> = Object.fromEntries(
  doors
    .flatMap(({ fields }) => Object.entries(fields))
    .map(([name, { required: _, enum: __, ...rule }]) => [name, rule]),
)

const refused = () => refuse({ code: 'BAD_INPUT', reason: 'requestGone' })

/** Requests of all kinds, for staff and their programs. `Quote` and `Message` are the doors for those who know no other. */
export const request = defineModel<StoredRequest, object, object>({
  name: 'Request',
  plural: 'Requests',
  table: requests,
  doors,
  fields: { kind: { enum: requestKindType }, ...fieldsOfAll },
  area: 'leads',
  own: ownLeads,
  createInput: inputOf('createInput').extend({ kind: z.enum(requestKinds) }),
  updateInput: inputOf('updateInput'),
  sort: { field: 'submittedAt', direction: 'DESC' },
  search: requestSearch,
  extraFields: requestFields,
  // Its doors have the rules.
  rules: { onCreate: async () => refused(), onUpdate: refused },
})
