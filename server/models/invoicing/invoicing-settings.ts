import { eq, sql } from 'drizzle-orm'
import {
  GraphQLBoolean,
  GraphQLInputObjectType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
} from 'graphql'
import { z } from 'zod'
import { translationOf } from '#content/entered-texts.ts'
import { languageByCode } from '#content/languages.ts'
import { type BookNames, bookNameKeys, defaultBookNames } from '#content/money/book-names.ts'
import type { TaxRate } from '#content/money/tax-of.ts'
import { changedValues, recordAudit } from '#server/audit/audit.ts'
import type { Call } from '#server/data-service/call.ts'
import { defineCall, type ExtraCalls, type StaffOrSystem, staffOf } from '#server/data-service/extra-calls.ts'
import { listOf, optional, required } from '#server/data-service/field-types.ts'
import { because, line, longest, paragraph, parseInput } from '#server/data-service/input.ts'
import type { Queryable } from '#server/database/database.ts'
import { holdLock } from '#server/database/lock.ts'
import { mayChangeContacts } from '#server/models/records/confirmed-staff.ts'
import { announce } from '#server/realtime/events.ts'
import { done, type Result } from '#server/result.ts'
import { invoicingSettings } from '#server/schema/invoicing.ts'
import { pricedInput } from './line-items.ts'

const mostTaxRates = 50

export type InvoicingSettings = {
  taxRates: readonly TaxRate[]
  estimateDays: number
  invoiceDays: number
  invoiceNote: string
  /** After the day on which an invoice was due; null where nobody is reminded by itself. */
  reminderDays: number | null
  countsStock: boolean
  bookNames: BookNames
}

/** Until the owner saves others: no tax is named that was not entered. */
const defaults: InvoicingSettings = {
  ...{ taxRates: [], estimateDays: 30, invoiceDays: 14, invoiceNote: '' },
  reminderDays: null,
  countsStock: false,
  bookNames: defaultBookNames,
}

const days = (least: number) => z.int(because('days')).min(least, because('days')).max(365, because('days'))

const settingsInput = z.object({
  taxRates: z
    .array(z.object({ place: line('taxPlace', longest.name), rate: pricedInput.taxRate }))
    .max(mostTaxRates, because('tooManyEntries'))
    .refine(
      (rates) => new Set(rates.map(({ place }) => place.toLowerCase())).size === rates.length,
      because('listedTwice'),
    )
    .optional(),
  estimateDays: days(1).optional(),
  invoiceDays: days(0).optional(),
  reminderDays: days(1).nullish(),
  countsStock: z.boolean().optional(),
  bookNames: z.partialRecord(z.enum(bookNameKeys), line('bookName', longest.name)).optional(),
  invoiceNote: paragraph(longest.reply).optional(),
})

const theSettings = 'the-settings'

export async function readInvoicingSettings(db: Queryable): Promise<InvoicingSettings> {
  const [row] = await db.select().from(invoicingSettings).where(eq(invoicingSettings.id, theSettings))
  if (!row) return defaults
  const { taxRates, estimateDays, invoiceDays, invoiceNote, reminderDays, countsStock, bookNames } = row
  return {
    ...{ taxRates, estimateDays, invoiceDays, invoiceNote, reminderDays, countsStock },
    bookNames: { ...defaultBookNames, ...bookNames },
  }
}

/** What stands at the end of an invoice, in a language in which the owner has said it; else as it was entered. */
export function noteIn(
  language: string | null | undefined,
  { invoiceNote }: Noted,
  { services }: Pick<Call, 'services'>,
) {
  const { code } = languageByCode(services.languages, language)
  return translationOf(invoiceNote, services.profile().ownWords.get(code)) ?? invoiceNote
}

type Noted = Pick<InvoicingSettings, 'invoiceNote'>

async function updateSettings(given: unknown, call: Call<StaffOrSystem>): Promise<Result<InvoicingSettings>> {
  const parsed = parseInput(settingsInput, given, (path) => path.join('.'))
  if (!parsed.ok) return parsed
  const input = Object.fromEntries(Object.entries(parsed.value).filter(([, value]) => value !== undefined))
  return call.db.transaction(async (tx) => {
    await holdLock(tx, 'invoicing settings')
    const before = await readInvoicingSettings(tx)
    const after: InvoicingSettings = { ...before, ...input }
    const changed = changedValues(before, after)
    if (!changed) return done(after)
    if (after.invoiceNote !== before.invoiceNote && call.actor.kind === 'staff') {
      const confirmed = await mayChangeContacts({ actor: call.actor, db: tx })
      if (!confirmed.ok) return confirmed
      const changes = [['invoicesEnd', before.invoiceNote, after.invoiceNote] as const]
      await call.services.notifications.notifyOfChange(tx, { by: call.actor, changes })
    }
    const values = { ...after, taxRates: [...after.taxRates] }
    await tx
      .insert(invoicingSettings)
      .values({ id: theSettings, ...values })
      .onConflictDoUpdate({
        target: invoicingSettings.id,
        set: { ...values, updatedAt: sql`clock_timestamp()` },
      })
    const act = { action: 'update', subject: 'InvoicingSettings', subjectId: theSettings }
    await recordAudit(tx, call.actor, { ...act, ...changed })
    await announce(tx, { model: 'InvoicingSettings', operation: 'update', id: theSettings })
    return done(after)
  })
}

const taxRate = {
  place: required.text,
  rate: { ...required.int, description: 'In thousandths of a percent: 8250 is 8.25%' },
}
export const taxRateType = new GraphQLObjectType({ name: 'TaxRate', fields: taxRate })
const taxRateInput = new GraphQLInputObjectType({ name: 'TaxRateInput', fields: taxRate })

const bookName = Object.fromEntries(bookNameKeys.map((key) => [key, required.text]))
const bookNamesType = new GraphQLObjectType<BookNames>({ name: 'BookNames', fields: bookName })
/** Programs from before there were tips do not name their account. */
const bookNamesInput = new GraphQLInputObjectType({
  name: 'BookNamesInput',
  fields: { ...bookName, tips: optional.text },
})

const settingsType = new GraphQLObjectType<InvoicingSettings, Call>({
  name: 'InvoicingSettings',
  fields: {
    taxRates: { type: listOf(taxRateType) },
    estimateDays: { ...required.int, description: 'For how long an estimate is valid' },
    invoiceDays: { ...required.int, description: 'After how many days an invoice is due' },
    invoiceNote: { ...required.text, description: 'Stands at the end of an invoice' },
    reminderDays: {
      ...optional.int,
      description: 'So many days after it was due an open invoice is mailed once more; null for never',
    },
    countsStock: {
      ...required.flag,
      description:
        'Whether the panel shows what is in the van; what is counted goes on being counted without',
    },
    bookNames: {
      type: new GraphQLNonNull(bookNamesType),
      description: 'Accounts, item and tax codes in the files for QuickBooks',
    },
  },
})

const settingsInputType = new GraphQLInputObjectType({
  name: 'UpdateInvoicingSettingsInput',
  description: 'What is left out stays as it is.',
  fields: {
    taxRates: { type: new GraphQLList(new GraphQLNonNull(taxRateInput)) },
    estimateDays: optional.int,
    invoiceDays: optional.int,
    invoiceNote: optional.text,
    reminderDays: optional.int,
    countsStock: { type: GraphQLBoolean },
    bookNames: { type: bookNamesInput },
  },
})

export const invoicingSettingsCalls: ExtraCalls = {
  queries: {
    invoicingSettings: defineCall({
      may: staffOf('money', 'readInvoicingSettings'),
      type: new GraphQLNonNull(settingsType),
      resolve: async (_args, { db }) => done(await readInvoicingSettings(db)),
    }),
  },
  mutations: {
    updateInvoicingSettings: defineCall({
      may: staffOf('settings', 'changeInvoicingSettings'),
      type: new GraphQLNonNull(settingsType),
      args: { input: { type: new GraphQLNonNull(settingsInputType) } },
      resolve: ({ input }: { input: object }, call: Call<StaffOrSystem>) => updateSettings(input, call),
    }),
  },
}
