import type { StoredCustomerTie } from '#server/schema/customer-ties.ts'
import type { LeadKind, RequestKind } from '#server/schema/requests.ts'

/**
 * Which requests, reviews and contacts are of one customer. A number joins them. An email address joins those whose names
 * have a word in common; one that came with the names of several people is made up, like none@none.com, and joins
 * none. What staff said of it (`CustomerTie`) goes before.
 */

export type CustomerKind = LeadKind | 'Contact'

/**
 * A request, a review or a contact. `email`: empty when none was given. `others`: further numbers and addresses.
 * `isFound`: not suspicious, and found by the search if there is one.
 */
export type CustomerRequest = {
  kind: CustomerKind
  id: string
  name: string
  phone: string
  phoneE164: string | null
  email: string
  others: readonly string[]
  address: string | null
  service: string
  submittedAt: Date
  isFound: boolean
}

type NamedRequest = Pick<CustomerRequest, 'id' | 'name' | 'phoneE164' | 'email' | 'others' | 'submittedAt'>

export type Ties = {
  same: ReadonlyMap<string, readonly string[]>
  shared: ReadonlySet<string>
  managers: ReadonlySet<string>
}

export function tiesOf(stored: readonly Pick<StoredCustomerTie, 'kind' | 'contact' | 'other'>[]): Ties {
  const same = new Map<string, string[]>()
  const shared = new Set<string>()
  const managers = new Set<string>()
  for (const { kind, contact, other } of stored) {
    if (kind === 'shared') shared.add(contact)
    else if (kind === 'manager') managers.add(contact)
    else if (other) {
      same.set(contact, [...(same.get(contact) ?? []), other])
      same.set(other, [...(same.get(other) ?? []), contact])
    }
  }
  return { same, shared, managers }
}

export const isRequest = <One extends { kind: CustomerKind }>(one: One): one is One & { kind: RequestKind } =>
  one.kind !== 'Review' && one.kind !== 'Contact'

export const isEmail = (contact: string): boolean => contact.includes('@')

type Reached = Pick<NamedRequest, 'phoneE164' | 'email' | 'others'>

export const phonesOf = ({ phoneE164, others }: Reached): string[] =>
  [phoneE164 ?? '', ...others].filter((contact) => contact && !isEmail(contact))

export const emailsOf = ({ email, others }: Reached): string[] =>
  [email.toLowerCase(), ...others].filter(isEmail)

export const isReachedBy = (one: Reached, contact: string): boolean =>
  one.phoneE164 === contact || one.email.toLowerCase() === contact || one.others.includes(contact)

export function contactsOf(one: Reached & { id: string }, { same, shared }: Ties): string[] {
  const own = [...phonesOf(one), ...emailsOf(one)]
  const joining = own.filter((contact) => !shared.has(contact))
  return [...joining, ...[...own, one.id].flatMap((contact) => same.get(contact) ?? [])]
}

/** More people than a family or an office has. */
const mostPeople = 3

const longestSuffix = 2

/** What tells one name from another: two names are alike that have one of these in common. */
export function tellingWords(name: string): string[] {
  const folded = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const words = folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const telling = words.filter((word) => word.length > longestSuffix)
  return telling.length > 0 ? telling : [words.join(' ')]
}

export function customersIn<One extends NamedRequest>(asked: readonly One[], ties: Ties): One[][] {
  const groups = grouping(asked)
  for (const [phone, all] of byContact(asked, phonesOf)) if (!ties.shared.has(phone)) groups.join(all)
  for (const [email, all] of byContact(asked, emailsOf)) {
    if (ties.shared.has(email)) continue
    const alike = grouping(all)
    for (const part of Map.groupBy(all, (one) => groups.of(one)).values()) alike.join(part)
    const named = Map.groupBy(
      all.flatMap((one) => tellingWords(one.name).map((word) => ({ word, one }))),
      ({ word }) => word,
    )
    for (const same of named.values()) alike.join(same.map(({ one }) => one))
    const people = alike.all()
    if (people.length <= mostPeople) for (const person of people) groups.join(person)
  }
  for (const [contact, others] of ties.same)
    for (const other of others) groups.join([...under(asked, contact), ...under(asked, other)])
  return groups.all().map((customer) => customer.toSorted(byNewestRequest))
}

function byContact<One extends NamedRequest>(asked: readonly One[], of: (one: One) => readonly string[]) {
  const all = new Map<string, One[]>()
  for (const one of asked)
    for (const contact of new Set(of(one))) {
      const same = all.get(contact)
      if (same) same.push(one)
      else all.set(contact, [one])
    }
  return all
}

const under = <One extends NamedRequest>(asked: readonly One[], contact: string): One[] =>
  asked.filter((one) => one.id === contact || isReachedBy(one, contact))

function grouping<One>(all: readonly One[]) {
  const parents = new Map<One, One>()
  function of(one: One): One {
    let root = one
    for (let up = parents.get(root); up !== undefined; up = parents.get(root)) root = up
    if (root !== one) parents.set(one, root)
    return root
  }
  return {
    of,
    join([first, ...others]: readonly One[]) {
      for (const other of others) {
        if (first === undefined) return
        const [one, another] = [of(first), of(other)]
        if (one !== another) parents.set(another, one)
      }
    },
    all: () => [...Map.groupBy(all, of).values()],
  }
}

export const byNewestRequest = (one: NamedRequest, other: NamedRequest): number =>
  other.submittedAt.getTime() - one.submittedAt.getTime() || (one.id < other.id ? 1 : -1)

/** What names a customer in an address: a number that is theirs alone, else their newest request. */
export function customerKey(customer: readonly NamedRequest[], { shared }: Ties): string {
  const called = customer.find(({ phoneE164 }) => phoneE164 && !shared.has(phoneE164))
  return called?.phoneE164 ?? customer[0]?.id ?? ''
}
