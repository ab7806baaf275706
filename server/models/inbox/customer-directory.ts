import { GraphQLInt, GraphQLNonNull, GraphQLObjectType, GraphQLString } from 'graphql'
import { defineCall, type ExtraCalls, staffOf } from '#server/data-service/extra-calls.ts'
import { listOf, optional, required } from '#server/data-service/field-types.ts'
import { type PageArgs, pageArgs, readPageArgs } from '#server/data-service/paging.ts'
import { readNewestNotes, threadNoteType } from '#server/models/leads/notes/note-thread.ts'
import { todayOf } from '#server/models/settings/today.ts'
import { done } from '#server/result.ts'
import { type CustomerFigures, customerFiguresType, readCustomerFigures } from './customer-figures.ts'
import { historyFields, selectHistory } from './customer-history.ts'
import {
  type CustomerKind,
  type CustomerRequest,
  customerKey,
  emailsOf,
  isEmail,
  phonesOf,
  type Ties,
} from './customer-joining.ts'
import { placeIn, readCustomers, tokenAfter } from './customer-list.ts'
import { placeType, readPlaces } from './customer-place.ts'
import { contactsOfCustomer, readTiesOf, tieType } from './customer-tie.ts'
import { readCustomer, readTies } from './customer-ties.ts'

function entryOf(asked: readonly CustomerRequest[], ties: Ties) {
  const [newest] = asked
  if (!newest) return undefined
  const called = asked.find(({ phoneE164 }) => phoneE164) ?? asked.find(({ phone }) => phone)
  const count = (kind: CustomerKind) => asked.filter((one) => one.kind === kind).length
  return {
    key: customerKey(asked, ties),
    // A review has the name that its writer wants to be shown by.
    name: fullestName(asked.flatMap(({ kind, name }) => (kind === 'Review' ? [] : [name]))) ?? newest.name,
    phone: called?.phone ?? '',
    phoneE164: called?.phoneE164 ?? null,
    email: asked.find(({ email }) => email)?.email ?? '',
    address: asked.find(({ address }) => address)?.address ?? null,
    quotes: count('Quote'),
    messages: count('Message'),
    calls: count('Call'),
    reviews: count('Review'),
    isManager: contactsOfCustomer(asked, ties).some((contact) => ties.managers.has(contact)),
    askedAt: asked.find(({ kind }) => kind !== 'Contact')?.submittedAt ?? null,
    addedAt: asked.find(({ kind }) => kind === 'Contact')?.submittedAt ?? null,
  }
}

/** The newest name, in the fullest spelling that they gave of it: "Quinn Alder" rather than "Q. Alder". Newest first. */
export function fullestName(names: readonly string[]): string | undefined {
  const spelled = (name: string) => {
    const words = name.trim().toLowerCase().split(/\s+/)
    return { initial: words[0]?.charAt(0), last: words.at(-1) }
  }
  return names.reduce<string | undefined>((best, name) => {
    if (best === undefined) return name
    const [one, other] = [spelled(best), spelled(name)]
    const isSame = one.initial === other.initial && one.last === other.last
    return isSame && name.trim().length > best.trim().length ? name : best
  }, undefined)
}

const mostShown = 200

const unique = (texts: readonly (string | null)[]) => [...new Set(texts)].filter((text) => !!text)

const texts = { type: listOf(GraphQLString) }

const entryFields = {
  key: {
    ...required.text,
    description:
      'Names them in addresses: a number that is theirs alone, else their newest request or contact',
  },
  name: { ...required.text, description: 'As their last request names them' },
  phone: { ...required.text, description: 'The last one known; empty where none is' },
  phoneE164: optional.text,
  email: { ...required.text, description: 'The last one known; empty where none is' },
  address: { type: GraphQLString, description: 'The last one known' },
  quotes: required.int,
  messages: required.int,
  calls: required.int,
  reviews: required.int,
  isManager: { ...required.flag, description: 'A property manager, as staff marked them' },
  askedAt: { ...optional.time, description: 'When they last asked; null for whom only a contact names' },
  addedAt: { ...optional.time, description: 'When staff entered or imported their newest contact' },
  figures: { type: customerFiguresType },
}

type Entry = NonNullable<ReturnType<typeof entryOf>> & { figures: CustomerFigures }

const entryType = new GraphQLObjectType<Entry>({
  name: 'CustomerEntry',
  description: 'All that was asked under the same numbers and email addresses',
  fields: entryFields,
})

const pageType = new GraphQLObjectType({
  name: 'CustomersPage',
  fields: {
    items: { type: listOf(entryType) },
    nextToken: optional.text,
    total: {
      type: GraphQLInt,
      description:
        'How many there are; null where they are more than a page, because counting reads every request',
    },
  },
})

const recordType = new GraphQLObjectType({
  name: 'CustomerRecord',
  description: `Somebody who asked or is known, with the newest ${mostShown} of their requests and reviews`,
  fields: {
    ...entryFields,
    phones: texts,
    emails: texts,
    addresses: texts,
    ...historyFields,
    places: { type: listOf(placeType) },
    ties: { type: listOf(tieType) },
    notes: { type: listOf(threadNoteType) },
  },
})

const limits = { usual: 20, most: 200 }

export const customerDirectoryCalls: ExtraCalls = {
  queries: {
    customers: defineCall({
      may: staffOf('leads', 'readQuotes'),
      type: new GraphQLNonNull(pageType),
      description: 'Everybody who asked or is known, whoever asked or was entered last first',
      args: {
        ...pageArgs,
        isManager: { ...optional.flag, description: 'Property managers alone, on one page' },
      },
      resolve: async ({ isManager, ...asked }: PageArgs & { isManager?: boolean | null }, call) => {
        const { db } = call
        const args = readPageArgs(asked, { limit: limits, placeIn })
        if (!args.ok) return args
        const page = await readCustomers(db, { ...args.value, isManager: isManager ?? false })
        const isWhole = !args.value.after && !page.next
        const figures = await readCustomerFigures(
          db,
          page.customers,
          todayOf(call, call.now?.() ?? new Date()),
        )
        return done({
          items: page.customers.flatMap((asked, at) => {
            const entry = entryOf(asked, page.ties)
            return entry ? { ...entry, figures: figures[at] } : []
          }),
          nextToken: page.next && tokenAfter(page.next),
          total: isWhole ? page.customers.length : null,
        })
      },
    }),
    customer: defineCall({
      may: staffOf('leads', 'readQuotes'),
      type: recordType,
      description:
        'Who asked or is known under a number, an email address or the id of a request; null for nobody',
      args: { key: required.id },
      resolve: async ({ key }: { key: string }, call) => {
        const { db } = call
        const ties = await readTies(db)
        const asked = await readCustomer(db, key, ties)
        const entry = entryOf(asked, ties)
        if (!entry) return done(null)
        const ids = asked.map(({ id }) => id)
        const [tied, [figures]] = await Promise.all([
          readTiesOf(db, asked),
          readCustomerFigures(db, [asked], todayOf(call, call.now?.() ?? new Date())),
        ])
        const added = tied.flatMap(({ kind, other }) => (kind === 'added' && other ? [other] : []))
        return done({
          ...entry,
          figures,
          phones: unique([...asked.flatMap(phonesOf), ...added.filter((one) => !isEmail(one))]),
          emails: unique([...asked.flatMap(emailsOf), ...added.filter(isEmail)]),
          addresses: unique(asked.map(({ address }) => address)),
          ...(await selectHistory(db, asked, mostShown)),
          places: await readPlaces(db, asked, ties),
          ties: tied,
          notes: await readNewestNotes(db, ids, mostShown),
        })
      },
    }),
  },
}
