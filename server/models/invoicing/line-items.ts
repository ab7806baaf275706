import {
  GraphQLBoolean,
  GraphQLID,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
} from 'graphql'
import { z } from 'zod'
import {
  discountOf,
  type LineItem,
  lineCents,
  lineItemLimits,
  type Totals,
  totalsOf,
} from '#content/money/line-items.ts'
import type { Call } from '#server/data-service/call.ts'
import { required } from '#server/data-service/field-types.ts'
import { because, name, optionalLine } from '#server/data-service/input.ts'
import { type FieldRule, openFields } from '#server/data-service/model.ts'
import { done, type Result, refuseField } from '#server/result.ts'
import { amountInput } from './amounts.ts'

const most = lineItemLimits

const lineItem = z
  .object({
    name: name('lineName', most.name),
    quantity: z.int(because('quantity')).min(1, because('quantity')).max(most.quantity, because('quantity')),
    unitCents: z.int(because('price')).min(0, because('price')).max(most.unitCents, because('price')),
    discountCents: amountInput.default(0),
    discountRate: z
      .int(because('discountRate'))
      .min(0, because('discountRate'))
      .max(most.discountRate, because('discountRate'))
      .nullish(),
    isTaxable: z.boolean().default(true),
    priceItemId: z.guid().nullish(),
  })
  .transform(({ discountRate, priceItemId, ...each }) => ({
    ...each,
    ...(discountRate && { discountRate, discountCents: discountOf(each, discountRate) }),
    // Null says more than nothing.
    ...(priceItemId !== undefined && { priceItemId }),
  }))
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

const shared = {
  name: required.text,
  quantity: { ...required.int, description: 'In hundredths: 150 is one and a half' },
  unitCents: required.int,
}

const discount = 'Off the whole line'
const discountRate =
  'A percentage that was agreed, in thousandths of a percent: discountCents is worked out of it'

export const lineItemType = new GraphQLObjectType<LineItem, Call>({
  name: 'LineItem',
  description: 'One line of an estimate or invoice',
  fields: {
    ...shared,
    discountCents: { ...required.int, description: discount },
    discountRate: { type: GraphQLInt, description: discountRate },
    isTaxable: required.flag,
    totalCents: { ...required.int, description: 'Without tax', resolve: lineCents },
    priceItemId: {
      type: GraphQLID,
      description: 'What of the price book it is; not for customers',
      resolve: ({ priceItemId }, _args, { actor }) => (actor.kind === 'staff' ? priceItemId : null),
    },
  },
})

const lineItemInput = new GraphQLInputObjectType({
  name: 'LineItemInput',
  fields: {
    ...shared,
    discountCents: { type: GraphQLInt, description: discount },
    discountRate: { type: GraphQLInt, description: discountRate },
    isTaxable: { type: GraphQLBoolean, description: 'True if left out' },
    priceItemId: {
      type: GraphQLID,
      description: 'Left out, it is the item that has exactly this name, if there is one; null is none',
    },
  },
})

export const pricedFields = {
  lines: {
    type: {
      value: new GraphQLList(new GraphQLNonNull(lineItemType)),
      input: new GraphQLList(new GraphQLNonNull(lineItemInput)),
    },
  },
  ...openFields('taxPlace', 'taxRate', 'subtotalCents', 'taxCents', 'totalCents'),
} satisfies Record<string, FieldRule>
