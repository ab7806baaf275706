import { href, Link } from 'react-router'
import { z } from 'zod'
import { staffContext } from '#app/admin/access.ts'
import { CheckBox, Field, FormSection, TextArea } from '#app/admin/form/fields.tsx'
import { readEntered, translationHandler } from '#app/admin/form/in-others/entered-data.ts'
import { EnteredInOthers, translate } from '#app/admin/form/in-others/entered-in-others.tsx'
import { SaveForm } from '#app/admin/form/intent-form.tsx'
import { OpenedVersion } from '#app/admin/form/opened-version.tsx'
import { parsedJson } from '#app/admin/form/parsed-json.ts'
import { fieldOf } from '#app/admin/form/record-fields.tsx'
import { loadSettings, SettingsPage } from '#app/admin/form/settings-page.tsx'
import { recordOf } from '#app/admin/records/record-of.ts'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { submissionClientAction } from '#app/admin/submission/client-action.ts'
import { mergedBy, replacesVersion } from '#app/admin/submission/conflict.ts'
import { refusedFields, type SubmissionHandler, submission } from '#app/admin/submission/submission.ts'
import { textIn } from '#app/admin/submission/submitted.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { Alert } from '#app/ui/alert.tsx'
import { invoiceNoteKey } from '#content/entered-texts.ts'
import { bookNameKeys } from '#content/money/book-names.ts'
import { taxRateIn, taxRateText } from '#content/money/line-items.ts'
import type { Run } from '#server/data-service/in-process.ts'
import { invoicingSettingsWords as words } from '#words/panel/money/estimates.ts'
import type { Route } from './+types/invoicing.ts'
import { BookNameFields, bookNamesIn } from './book-names.tsx'

export const handle = { needs: { area: 'settings', to: 'write' } } satisfies ScreenHandle

const ReadInvoicing = graphql(`
  query AdminInvoicingSettings {
    invoicingSettings {
      taxRates {
        place
        rate
      }
      estimateDays
      invoiceDays
      invoiceNote
      reminderDays
      countsStock
      bookNames {
        receivable
        deposits
        income
        item
        salesTax
        taxAgency
        tips
        taxed
        untaxed
      }
    }
  }
`)

const SaveInvoicing = graphql(`
  mutation AdminSaveInvoicingSettings($input: UpdateInvoicingSettingsInput!) {
    updateInvoicingSettings(input: $input) {
      estimateDays
    }
  }
`)

export async function loader({ context }: Route.LoaderArgs) {
  const { run } = context.get(staffContext)
  const [read, entered] = await Promise.all([run(ReadInvoicing, {}), readEntered(run, [invoiceNoteKey])])
  return read.ok ? { at: new Date().toISOString(), entered, ...read.value.invoicingSettings } : undefined
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadSettings(args)

export const action = (args: Route.ActionArgs) =>
  submission(args, handlersFor(args.context.get(staffContext).run))

export const clientAction = (args: Route.ClientActionArgs) => submissionClientAction(args)

const handlersFor = (run: Run): Record<string, SubmissionHandler> => ({
  [translate]: translationHandler([invoiceNoteKey]),
  async save(form) {
    const rates = form.getAll('position').map((position) => ({
      place: textIn(form, `place-${position}`).trim(),
      rate: taxRateIn(textIn(form, `rate-${position}`) || '0'),
    }))
    const named = rates.filter(({ place }) => place !== '')
    const taxRates = named.flatMap(({ place, rate }) => (rate === undefined ? [] : [{ place, rate }]))
    const [estimateDays, invoiceDays] = [daysIn(form, 'estimateDays'), daysIn(form, 'invoiceDays')]
    if (taxRates.length < named.length) return refusedFields({ taxRates: words.badRate })
    if (estimateDays === undefined) return refusedFields({ estimateDays: words.badDays })
    if (invoiceDays === undefined) return refusedFields({ invoiceDays: words.badDays })
    const reminderDays = textIn(form, 'reminderDays').trim() ? daysIn(form, 'reminderDays') : null
    if (reminderDays === undefined) return refusedFields({ reminderDays: words.badDays })
    const read = await run(ReadInvoicing, {})
    if (!read.ok) return read

    const { bookNames } = read.value.invoicingSettings
    const [typed, stored] = [
      textsOf({
        ...{ taxRates, estimateDays, invoiceDays, reminderDays, bookNames: bookNamesIn(form) ?? bookNames },
        invoiceNote: textIn(form, 'invoiceNote'),
        countsStock: form.has('countsStock'),
      }),
      textsOf(read.value.invoicingSettings),
    ]
    const merged = mergedBy(
      { began: { ...stored, ...begunWith(form) }, typed, stored },
      { groups: names.map((name) => [name]), isForced: replacesVersion(form, JSON.stringify(stored)) },
    )
    if (!merged) {
      const conflict = { version: JSON.stringify(stored) }
      return { ok: false, refusal: { code: 'CONFLICT', message: words.conflict, conflict } }
    }
    const saved = await run(SaveInvoicing, { input: inputOf(merged) })
    return saved.ok ? { ok: true, value: { done: words.saved, savedAt: JSON.stringify(merged) } } : saved
  },
})

const names = [
  'taxRates',
  'estimateDays',
  'invoiceDays',
  'invoiceNote',
  'reminderDays',
  'countsStock',
  'bookNames',
] as const

type Settings = ResultOf<typeof ReadInvoicing>['invoicingSettings']
type InvoicingTexts = Record<(typeof names)[number], string>

const textsOf = ({
  taxRates,
  estimateDays,
  invoiceDays,
  invoiceNote,
  reminderDays,
  countsStock,
  bookNames,
}: Settings): InvoicingTexts => ({
  taxRates: JSON.stringify(taxRates.map(({ place, rate }) => [place, rate])),
  estimateDays: String(estimateDays),
  invoiceDays: String(invoiceDays),
  invoiceNote: invoiceNote.replaceAll('\r\n', '\n').trim(),
  reminderDays: reminderDays === null ? '' : String(reminderDays),
  countsStock: countsStock ? 'yes' : '',
  bookNames: JSON.stringify(bookNameKeys.map((key) => bookNames[key])),
})

const inputOf = ({
  taxRates,
  estimateDays,
  invoiceDays,
  invoiceNote,
  reminderDays,
  countsStock,
  bookNames,
}: InvoicingTexts) => ({
  // Made by `textsOf`.
  taxRates: (JSON.parse(taxRates) as [string, number][]).map(([place, rate]) => ({ place, rate })),
  estimateDays: Number(estimateDays),
  invoiceDays: Number(invoiceDays),
  invoiceNote,
  reminderDays: reminderDays === '' ? null : Number(reminderDays),
  countsStock: countsStock !== '',
  bookNames: recordOf(
    bookNameKeys,
    (key) => (JSON.parse(bookNames) as string[])[bookNameKeys.indexOf(key)] ?? '',
  ),
})

/** What the form was opened with; what it does not say is taken as stored. */
function begunWith(form: FormData): Partial<InvoicingTexts> {
  const known = z.partialRecord(z.enum(names), z.string()).safeParse(parsedJson(textIn(form, 'before')))
  return known.success ? known.data : {}
}

function daysIn(form: FormData, name: string): number | undefined {
  const typed = textIn(form, name).trim()
  return /^\d{1,3}$/.test(typed) ? Number(typed) : undefined
}

const blanks = 2

export default function InvoicingSettings({ loaderData }: Route.ComponentProps) {
  return (
    <SettingsPage title={words.title} lead={words.lead} loaded={loaderData}>
      {({ taxRates, invoiceNote, reminderDays, countsStock, bookNames, entered, ...days }) => (
        <>
          <SaveForm intent="save" words={words} buttonClassName="btn btn-strong">
            {(errors, result) => (
              <>
                <OpenedVersion
                  name="before"
                  stored={JSON.stringify(
                    textsOf({ taxRates, invoiceNote, reminderDays, countsStock, bookNames, ...days }),
                  )}
                  result={result}
                />
                <FormSection id="taxes" title={words.taxes}>
                  <p className="mt-1.5 text-fine text-ink-2">{words.taxesHelp}</p>
                  {Array.from({ length: taxRates.length + blanks }, (_, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: fields keep their place
                    <RateFields key={index} position={index} rate={taxRates[index]} />
                  ))}
                  <Alert className="font-semibold text-alert text-fine">{taxError(errors)}</Alert>
                </FormSection>
                <FormSection id="terms" title={words.terms}>
                  <div className="form-pair">
                    {(['estimateDays', 'invoiceDays'] as const).map((name) => (
                      <Field
                        key={name}
                        {...fieldOf(name, { start: { [name]: String(days[name]) }, errors }, words)}
                        inputMode="numeric"
                        required
                      />
                    ))}
                  </div>
                  <Field
                    {...fieldOf(
                      'reminderDays',
                      { start: { reminderDays: reminderDays === null ? '' : String(reminderDays) }, errors },
                      words,
                    )}
                    help={words.reminderHelp}
                    inputMode="numeric"
                  />
                  <TextArea
                    {...fieldOf('invoiceNote', { start: { invoiceNote }, errors }, words)}
                    rows={3}
                    maxLength={2000}
                  />
                </FormSection>
                <FormSection id="stock" title={words.stock}>
                  <CheckBox
                    id="countsStock"
                    name="countsStock"
                    value="yes"
                    label={words.countsStock}
                    help={words.countsStockHelp}
                    defaultChecked={countsStock}
                  />
                  {countsStock && (
                    <p className="mt-3">
                      <Link to={href('/admin/stock')} className="link">
                        {words.openStock}
                      </Link>
                    </p>
                  )}
                </FormSection>
                <BookNameFields names={bookNames} errors={errors} />
              </>
            )}
          </SaveForm>
          <EnteredInOthers entered={entered} />
        </>
      )}
    </SettingsPage>
  )
}

/** The server names an entry of the list: "taxRates.0.rate". */
const taxError = (errors: Readonly<Record<string, string>>): string | undefined =>
  Object.entries(errors).find(([name]) => name.startsWith('taxRates'))?.[1]

type RateProps = { position: number; rate: { place: string; rate: number } | undefined }

function RateFields({ position, rate }: RateProps) {
  return (
    <fieldset className="tax-rate">
      <legend className="sr-only">{words.placeOf(position + 1)}</legend>
      <input type="hidden" name="position" value={position} />
      <Field
        id={`place-${position}`}
        name={`place-${position}`}
        label={words.place}
        maxLength={100}
        autoComplete="off"
        defaultValue={rate?.place}
      />
      <Field
        id={`rate-${position}`}
        name={`rate-${position}`}
        label={words.rate}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={rate && taxRateText(rate.rate)}
      />
    </fieldset>
  )
}
