import { invoiceNoteKey } from '#content/entered-texts.ts'
import type { ServerWords } from '#content/languages.ts'
import { wordingsOf } from '#content/own-lists.ts'
import { digitsWithoutCountry } from '#content/profile/phone-line.ts'
import type { Call } from '#server/data-service/call.ts'
import type { StaffOrSystem } from '#server/data-service/extra-calls.ts'
import type { Transaction } from '#server/database/database.ts'
import { confirmedForTask, mayChangeContacts } from '#server/models/records/confirmed-staff.ts'
import { done, type Result } from '#server/result.ts'
import { type Editable, isListed } from './own-text-rules.ts'

type SaidText = { key: string; value: string | null }

/**
 * A text may lead customers to another number or address as well as the profile may. So what neither our text, nor the one
 * before, nor the facts of the business say asks for the password, and the owners are mailed. Of where customers pay, any word
 * does, and only for those who may change the settings.
 */
export async function allowContacts(
  tx: Transaction,
  published: readonly SaidText[],
  {
    editable,
    before,
    call: { actor, services },
  }: {
    editable: ReadonlyMap<string, Editable>
    before: ReadonlyMap<string, SaidText>
    call: Call<StaffOrSystem>
  },
): Promise<Result<unknown>> {
  const leading = published.flatMap(({ key, value }) => {
    const place = editable.get(key)
    if (!value || !place || isListed(place) || key === invoiceNoteKey) return []
    const said = [...wordingsOf(place.text), before.get(key)?.value, ...Object.values(place.facts)]
    const known = said.flatMap((text) => contactsIn(text ?? '', services.words))
    return contactsIn(value, services.words).every((contact) => known.includes(contact)) ? [] : [value]
  })
  const paid = published.flatMap(({ key, value }) => {
    const earlier = before.get(key)?.value ?? ''
    return key === invoiceNoteKey && value && value !== earlier
      ? [['invoicesEnd', earlier, value] as const]
      : []
  })
  if (leading.length + paid.length === 0 || actor.kind !== 'staff') return done(null)
  const confirm = paid.length > 0 ? mayChangeContacts : mayLeadElsewhere
  const confirmed = await confirm({ actor, db: tx })
  if (!confirmed.ok) return confirmed
  await services.notifications.notifyOfChange(tx, {
    by: actor,
    changes: [...paid, ...leading.map((text) => ['textLeadsTo', text] as const)],
  })
  return confirmed
}

const mayLeadElsewhere = confirmedForTask('content', 'changeContact')

/** At least seven digits, as of a number without its area code. */
const numbers = /\p{Nd}(?:[\s().\-‐-―/·•_*]{0,3}\p{Nd}){6,}/gu

const isAddress = (word: string) => /:\/\/|^www\.|[\p{L}\p{Nd}-]{2,}\.\p{L}{2,}|\.\p{L}{2,}\//u.test(word)

type Starts = Pick<ServerWords, 'sentenceStarts'>

/** A forgotten space is no address: "We come to your door.Then we open it". */
const withSpaces = (text: string, { sentenceStarts }: Starts): string =>
  text.replace(new RegExp(`(?<=\\p{Ll})\\.(?=(?:${sentenceStarts.join('|')})(?:[\\s,’']|$))`, 'gu'), '. ')

const contactsIn = (text: string, words: Starts): string[] => [
  ...Array.from(text.matchAll(numbers), ([number]) => digitsWithoutCountry(number)),
  ...withSpaces(text, words)
    .toLowerCase()
    .split(/[\s"'“”‘’()[\]<>,;]+/)
    .map((word) => word.replace(/[.!?:]+$/, ''))
    .filter(isAddress),
]
