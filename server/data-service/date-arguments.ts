import {
  type GraphQLFieldConfigArgumentMap,
  type GraphQLInputType,
  getNullableType,
  isInputObjectType,
  isListType,
} from 'graphql'
import { isPlausible } from '#content/time/clocks.ts'
import { type Refusal, refuseField } from '#server/result.ts'
import { DateTime } from './column-types.ts'

type Values = Readonly<Record<string, unknown>>

/** Of the first date in the arguments of a call that is none, or that no business means; at its field. */
export function dateRefused(args: GraphQLFieldConfigArgumentMap, values: Values): Refusal | undefined {
  for (const [name, { type }] of Object.entries(args)) {
    // What must still be so is compared with what is stored, and that may be any date.
    const mayBeAny = name === 'condition'
    const wrong = wrongDateIn(values[name], type, mayBeAny ? reasonAsStored : reasonAgainst)
    if (wrong) {
      const field = name === 'input' ? wrong.path.slice(1) : name + wrong.path
      return refuseField(field, { reason: wrong.reason }).refusal
    }
  }
  return undefined
}

type Against = (date: Date) => 'noMoment' | 'implausibleDate' | undefined

const reasonAsStored: Against = (date) => (Number.isNaN(date.getTime()) ? 'noMoment' : undefined)
const reasonAgainst: Against = (date) =>
  reasonAsStored(date) ?? (isPlausible(date) ? undefined : 'implausibleDate')

type Wrong = { path: string; reason: NonNullable<ReturnType<Against>> }

/** At ".submittedAt.gt". The values were read by these types, so they have their forms. */
function wrongDateIn(value: unknown, declared: GraphQLInputType, against: Against): Wrong | undefined {
  if (value === null || value === undefined) return undefined
  const type = getNullableType(declared)
  if (type === DateTime) {
    const reason = against(value as Date)
    return reason && { path: '', reason }
  }
  if (isListType(type))
    return (value as unknown[])
      .map((item) => wrongDateIn(item, type.ofType, against))
      .find((wrong) => wrong !== undefined)
  if (!isInputObjectType(type)) return undefined
  const fields = type.getFields()
  for (const [name, part] of Object.entries(value as Values)) {
    const field = fields[name]
    const wrong = field && wrongDateIn(part, field.type, against)
    if (wrong) return { ...wrong, path: `.${name}${wrong.path}` }
  }
  return undefined
}
