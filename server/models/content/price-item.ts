import { z } from 'zod'
import { lineItemLimits } from '#content/money/line-items.ts'
import { type ServiceSlug, serviceSlugs } from '#content/services.ts'
import { because, name, optionalLine } from '#server/data-service/input.ts'
import { defineModel, openFields, privateFields } from '#server/data-service/model.ts'
import { done } from '#server/result.ts'
import { priceItems } from '#server/schema/prices.ts'

const most = { note: 200, cents: 100_000_000, quantity: lineItemLimits.quantity }

const service = z
  .string()
  .nullish()
  .transform((slug) => slug || null)
  .pipe(
    z.enum(serviceSlugs as readonly [ServiceSlug, ...ServiceSlug[]], because('serviceUnknown')).nullable(),
  )

export const createPriceItemInput = z.object({
  name: name('nameMissing'),
  service,
  unitCents: z.int(because('price')).min(0, because('price')).max(most.cents, because('price')),
  isFrom: z.boolean().optional(),
  isAllIn: z.boolean().optional(),
  isTaxable: z.boolean().optional(),
  note: optionalLine(most.note),
  isShown: z.boolean().optional(),
  isCounted: z.boolean().optional(),
  orderAt: z
    .int(because('stockCount'))
    .min(0, because('stockCount'))
    .max(most.quantity, because('stockCount'))
    .nullish(),
})

export type PriceItemDraft = z.output<typeof createPriceItemInput>

const updatePriceItemInput = createPriceItemInput.partial()

export const priceItem = defineModel<
  typeof priceItems.$inferSelect,
  PriceItemDraft,
  z.output<typeof updatePriceItemInput>
>({
  name: 'PriceItem',
  plural: 'PriceItems',
  table: priceItems,
  trash: { with: [] },
  fields: {
    name: { sortable: true },
    ...openFields('service', 'unitCents', 'isFrom', 'isAllIn', 'isTaxable', 'note', 'isShown'),
    ...privateFields('isCounted', 'orderAt'),
    ...openFields('createdAt', 'updatedAt'),
  },
  area: 'content',
  visitors: { read: { isShown: { eq: true } } },
  createInput: createPriceItemInput,
  updateInput: updatePriceItemInput,
  sort: { field: 'name', direction: 'ASC' },
  search: { text: priceItems.searchText, words: priceItems.searchWords, open: true },
  rules: {
    onCreate: async (draft) => done({ insert: draft }),
    onUpdate: (changes) => done(changes),
  },
})
