import { GraphQLObjectType, GraphQLString } from 'graphql'
import { z } from 'zod'
import { listOf, optional, required } from '#server/data-service/field-types.ts'
import { because, email, longest, name, optionalLine, paragraph, toE164 } from '#server/data-service/input.ts'
import { defineModel, openFields } from '#server/data-service/model.ts'
import { readContact } from '#server/models/records/person-records.ts'
import { done, refuseField } from '#server/result.ts'
import { contacts, type StoredContact } from '#server/schema/contacts.ts'

const mostOthers = 20

/** A number in E.164, or an email address in lower case. */
const other = z
  .string()
  .transform((typed) => {
    const read = readContact(typed)
    return read?.phone ?? (read && email.safeParse(read.email).data?.toLowerCase()) ?? ''
  })
  .pipe(z.string().min(1, because('unreadableContact')))

export const contactInput = z.object({
  name: name('nameMissing'),
  company: optionalLine(longest.name),
  phone: optionalLine(longest.phone).transform((typed) => typed ?? ''),
  email: z
    .union([z.literal(''), email], because('emailMissing'))
    .nullish()
    .transform((typed) => typed ?? ''),
  others: z
    .array(other)
    .max(mostOthers, because('tooLong'))
    .nullish()
    .transform((typed) => [...new Set(typed)]),
  address: optionalLine(longest.address),
  notes: paragraph(longest.message).transform((typed) => typed || null),
})

export type ContactDraft = z.output<typeof contactInput>

const updateInput = contactInput.partial()

/** A contact without a number and an address is no customer. */
const isReached = ({ phoneE164, email: address }: Pick<StoredContact, 'phoneE164' | 'email'>) =>
  Boolean(phoneE164 ?? address)

const unreached = refuseField('phone', { reason: 'contactUnreached' })

export const contact = defineModel<StoredContact, ContactDraft, z.output<typeof updateInput>>({
  name: 'Contact',
  plural: 'Contacts',
  table: contacts,
  isPersonal: true,
  trash: { with: [] },
  fields: {
    ...openFields('name', 'company', 'phone', 'phoneE164', 'email', 'others', 'address', 'notes', 'importId'),
    createdAt: { sortable: true },
    updatedAt: {},
  },
  area: 'leads',
  createInput: contactInput,
  updateInput,
  sort: { field: 'createdAt', direction: 'DESC' },
  search: { text: contacts.searchText, words: contacts.searchWords },
  rules: {
    async onCreate(draft) {
      const phoneE164 = toE164(draft.phone)
      return isReached({ ...draft, phoneE164 }) ? done({ insert: { ...draft, phoneE164 } }) : unreached
    },
    onUpdate(changes, current) {
      const { phone = current.phone, email: address = current.email } = changes
      const phoneE164 = toE164(phone)
      return isReached({ phoneE164, email: address }) ? done({ ...changes, phoneE164 }) : unreached
    },
  },
})

export const contactType = new GraphQLObjectType<StoredContact>({
  name: 'ContactOfCustomer',
  description: 'What staff know of a customer besides their requests',
  fields: {
    id: required.id,
    name: required.text,
    company: optional.text,
    phone: required.text,
    email: required.text,
    others: { type: listOf(GraphQLString), description: 'Further numbers and email addresses' },
    address: optional.text,
    notes: optional.text,
    importId: { ...optional.text, description: 'The import that brought it' },
    createdAt: required.time,
    updatedAt: required.time,
  },
})
