/**
 * What a fact can be, as plain data: the data service makes zod and GraphQL of it, the panel a field and what reads it. A browser
 * loads no zod.
 */
export type Kind<Value = unknown> = KindData & { readonly sample?: Value }

export type ValueOf<Of> = Of extends Kind<infer Value> ? Value : never

type KindData = Readonly<
  | { is: 'line'; most: number; missing: 'factMissing' | 'photoAlt' }
  | { is: TextKind }
  | { is: 'whole' | 'number'; least: number; most: number; reason: FigureReason }
  | { is: 'yes' }
  | { is: 'choice'; name?: string; of: readonly string[]; reason: ChoiceReason }
  | { is: 'object'; name: string; parts: KindParts }
  | { is: 'list'; of: Kind; most: number; keyOf?(entry: unknown): unknown }
  | { is: 'optional'; of: Kind }
  | { is: 'phone'; label: string }
>

/** Texts of which the data service knows the form. */
export type TextKind =
  | 'email'
  | 'link'
  | 'day'
  | 'timeOfDay'
  | 'timeZone'
  | 'color'
  | 'digest'
  | 'imageAddress'
  | 'state'
  | 'postalCode'

type FigureReason =
  | 'notValid'
  | 'figure'
  | 'answerMinutes'
  | 'callbackMinutes'
  | 'ratingFigure'
  | 'latitude'
  | 'longitude'

type ChoiceReason = 'notValid' | 'serviceUnknown' | 'cardUnknown'

type KindParts = Readonly<Record<string, Kind>>

type ObjectOf<Of extends KindParts> = Readonly<{ [Part in keyof Of]: ValueOf<Of[Part]> }>

export const line = (most: number, missing: 'factMissing' | 'photoAlt' = 'factMissing'): Kind<string> => ({
  is: 'line',
  most,
  missing,
})

export const textOf = <Value extends string = string>(is: TextKind): Kind<Value> => ({ is })

export const whole = (least: number, most: number, reason: FigureReason = 'figure'): Kind<number> => ({
  is: 'whole',
  least,
  most,
  reason,
})

/** From 0. */
export const figure = (most: number) => whole(0, most)

export const number = (
  least = Number.NEGATIVE_INFINITY,
  most = Number.POSITIVE_INFINITY,
  reason: FigureReason = 'notValid',
): Kind<number> => ({ is: 'number', least, most, reason })

/** No where nothing is sent. */
export const yes: Kind<boolean> = { is: 'yes' }

/** `name`: of its type in GraphQL; without one, values there are any text. */
export const choice = <Value extends string>(
  of: readonly Value[],
  more: { name?: string; reason?: ChoiceReason },
): Kind<Value> => ({ is: 'choice', of, reason: 'notValid', ...more })

/** `name`: of its type in GraphQL. Where each part may be absent, null means that all are. */
export const object = <Of extends KindParts>(name: string, parts: Of): Kind<ObjectOf<Of>> => ({
  is: 'object',
  name,
  parts,
})

export const list = <Value>(of: Kind<Value>, most: number): Kind<readonly Value[]> => ({
  is: 'list',
  of,
  most,
})

/** A list in which no key stands twice. */
export const set = <Value>(
  of: Kind<Value>,
  most: number,
  keyOf: (entry: Value) => unknown = (entry) => entry,
): Kind<readonly Value[]> => ({ is: 'list', of, most, keyOf })

export const optional = <Value>(of: Kind<Value>): Kind<Value | null> => ({ is: 'optional', of })

type PhoneLine = Readonly<{ label: string; display: string; e164: string }>

/** `label`: what stands beside the number when nothing else is entered. */
export const phone = (label: string): Kind<PhoneLine> => ({ is: 'phone', label })

/** What a fact is when nothing is claimed; undefined where every business has it. */
export function absenceOf(kind: Kind): unknown {
  switch (kind.is) {
    case 'optional':
      return null
    case 'yes':
      return false
    case 'list':
      return []
    case 'object':
      return isAllOptional(kind.parts) ? mapParts(kind.parts, absenceOf) : undefined
    default:
      return undefined
  }
}

export const isAllOptional = (parts: KindParts) => Object.values(parts).every(({ is }) => is === 'optional')

export const mapParts = <Result>(parts: KindParts, make: (kind: Kind, name: string) => Result) =>
  Object.fromEntries(Object.entries(parts).map(([name, kind]) => [name, make(kind, name)]))
