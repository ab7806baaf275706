import {
  GraphQLBoolean,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
} from 'graphql'
import { z } from 'zod'
import { type LineItem, lineCents, lineItemLimits, type Totals, totalsOf } from '#content/money/line-items.ts'
import { because, line, optionalLine } from '#server/data-service/input.ts'
import type { FieldRule } from '#server/data-service/model.ts'
import { done, type Result, refuseField } from '#server/result.ts'

const most = lineItemLimits

const lineItem = z
  .object({
    name: line('lineName', most.name),
    quantity: z.int(because('quantity')).min(1, because('quantity')).max(most.quantity, because('quantity')),
    unitCents: z.int(because('price')).min(0, because('price')).max(most.unitCents, because('price')),
    discountCents: z.int(because('price')).min(0, because('price')).default(0),
    isTaxable: z.boolean().default(true),
  })
  .refine((each) => lineCents(each) >= 0, because('discountTooLarge'))

export const pricedInput = {
  lines: z.array(lineItem).min(1, because('linesMissing')).max(most.lines, because('tooManyLines')),
  taxPlace: optionalLine(100),
  taxRate: z.int(because('taxRate')).min(0, because('taxRate')).max(most.taxRate, because('taxRate')),
}

type Priced = { lines: LineItem[]; taxRate: number }

export function priced({ lines, taxRate }: Priced): Result<Totals> {
  const totals = totalsOf(lines, taxRate)
  return totals.totalCents > most.totalCents
    ? refuseField('lines', { reason: 'totalTooLarge' })
    : done(totals)
}

const text = { type: new GraphQLNonNull(GraphQLString) }
const figure = { type: new GraphQLNonNull(GraphQLInt) }
const shared = {
  name: text,
  quantity: { ...figure, description: 'In hundredths: 150 is one and a half' },
  unitCents: figure,
}

const discount = 'Off the whole line'

export const lineItemType = new GraphQLObjectType<LineItem>({
  name: 'LineItem',
  description: 'One line of an estimate or invoice',
  fields: {
    ...shared,
    discountCents: { ...figure, description: discount },
    isTaxable: { type: new GraphQLNonNull(GraphQLBoolean) },
    totalCents: { ...figure, description: 'Without tax', resolve: lineCents },
  },
})

const lineItemInput = new GraphQLInputObjectType({
  name: 'LineItemInput',
  fields: {
    ...shared,
    discountCents: { type: GraphQLInt, description: discount },
    isTaxable: { type: GraphQLBoolean, description: 'True if left out' },
  },
})

const listOf = <Type extends GraphQLObjectType | GraphQLInputObjectType>(type: Type) =>
  new GraphQLList(new GraphQLNonNull(type))

export const pricedFields = {
  lines: { type: { value: listOf(lineItemType), input: listOf(lineItemInput) } },
  taxPlace: {},
  taxRate: {},
  subtotalCents: {},
  taxCents: {},
  totalCents: {},
} satisfies Record<string, FieldRule>
