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
    const path = wrongDateIn(values[name], type, mayBeAny ? isNoDate : isImplausible)
    if (path !== undefined) {
      const field = name === 'input' ? path.slice(1) : name + path
      return refuseField(field, { reason: 'implausibleDate' }).refusal
    }
  }
  return undefined
}

const isNoDate = (date: Date) => Number.isNaN(date.getTime())
const isImplausible = (date: Date) => !isPlausible(date)

/** ".submittedAt.gt". The values were read by these types, so they have their forms. */
function wrongDateIn(
  value: unknown,
  declared: GraphQLInputType,
  isWrong: (date: Date) => boolean,
): string | undefined {
  if (value === null || value === undefined) return undefined
  const type = getNullableType(declared)
  if (type === DateTime) return isWrong(value as Date) ? '' : undefined
  if (isListType(type))
    return (value as unknown[])
      .map((item) => wrongDateIn(item, type.ofType, isWrong))
      .find((path) => path !== undefined)
  if (!isInputObjectType(type)) return undefined
  const fields = type.getFields()
  for (const [name, part] of Object.entries(value as Values)) {
    const field = fields[name]
    const path = field && wrongDateIn(part, field.type, isWrong)
    if (path !== undefined) return `.${name}${path}`
  }
  return undefined
}
