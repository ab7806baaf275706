import type { BusinessProfile } from './profile/business-profile.ts'
import type { ClaimName } from './profile/claims.ts'
import type { FactClaim } from './profile/facts.ts'

/** At its field, and where the list of settings says what is missing. */
type FieldWords<Value> = Readonly<{
  label: string
  help?: string
  /** In the list of settings; a fact without it is there, and needs no words. */
  said?: (value: Value) => string
}>

type UnclaimedWords<Value> = FieldWords<Value> & { options: Readonly<Record<string, string>> }

type Single = string | number | boolean | readonly unknown[]

type FactWords<Value> = Readonly<{
  /** Its name as a statement that somebody has to confirm, and its value where that is not what was entered. */
  claim: string
  claimed?: (value: Value) => string
  /** How sentences speak of it that do not name its value. */
  speech?: RegExp
  options?: Readonly<Record<string, string>>
}> &
  (Value extends Single
    ? FieldWords<Value>
    : Partial<FieldWords<Value>> & {
        parts?: { readonly [Part in keyof Value]?: FieldWords<NonNullable<Value[Part]>> }
      })

/** What the panel calls each fact of the business profile in one language, and how it says its value. */
export type FactTable = Readonly<
  { [Claim in FactClaim]: FactWords<NonNullable<BusinessProfile[Claim]>> } & {
    travelMinutes: FieldWords<number>
    bookingMode: UnclaimedWords<NonNullable<BusinessProfile['bookingMode']>>
    bookingRules: Pick<FactWords<BusinessProfile['bookingRules']>, 'parts'>
    hiddenBookings: UnclaimedWords<BusinessProfile['hiddenBookings']>
  }
>

type AnyFieldWords = Readonly<{ label?: string; help?: string; said?: (value: never) => string }>

type AnyFactWords = AnyFieldWords &
  Readonly<{
    claim?: string
    claimed?: (value: never) => string
    speech?: RegExp
    options?: Readonly<Record<string, string>>
    parts?: Readonly<Record<string, AnyFieldWords>>
  }>

/** For code that walks through all facts. */
export function factsNamed(table: Readonly<Record<string, AnyFactWords>>, practiceNames: object) {
  return {
    wordsOfFact: (name: string): AnyFactWords => table[name] ?? {},
    /** Of each statement that somebody has to confirm. */
    claimTitles: {
      ...Object.fromEntries(
        Object.entries(table).flatMap(([name, { claim }]) => (claim === undefined ? [] : [[name, claim]])),
      ),
      ...practiceNames,
      // Each claim has a name, as the type of the words says.
    } as Readonly<Record<ClaimName, string>>,
  }
}

export function dotted(parts: readonly (string | null | false)[]): string {
  return parts.filter(Boolean).join(' · ')
}

export function lineInWords({ label, display }: BusinessProfile['dispatch']): string {
  return label ? `${label}: ${display}` : display
}
