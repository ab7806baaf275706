import { CheckBox, Field } from '#app/admin/form/fields.tsx'
import { DefaultButton } from '#app/admin/form/form-button.tsx'
import { IntentForm } from '#app/admin/form/intent-form.tsx'
import { OpenedVersion } from '#app/admin/form/opened-version.tsx'
import { fieldOf } from '#app/admin/form/record-fields.tsx'
import { DraftButtons, OtherErrors, Terms } from '#app/admin/money/draft-parts.tsx'
import { Lines } from '#app/admin/money/line-editor.tsx'
import { LiveTotals } from '#app/admin/money/live-totals.tsx'
import { noBook, type PriceBook } from '#app/admin/money/price-book.ts'
import { taxRateText } from '#content/money/line-items.ts'
import { priceText } from '#content/money/money.ts'
import { estimatePanelWords as words } from '#words/panel/money/estimates.ts'
import type { OpenEstimate } from './estimate-data.ts'

const shown = new Set(['lines', 'depositCents', 'taxRate', 'taxPlace', 'validUntil', 'note'])

type DraftProps = { estimate: OpenEstimate; email: string | null; book: PriceBook | undefined }

export function EstimateDraft({ estimate, email, book = noBook }: DraftProps) {
  const { lines } = estimate
  return (
    <IntentForm intent="save" className="invoice-draft">
      {({ isBusy, result, errors }) => (
        <>
          <DefaultButton />
          <Lines lines={lines} prices={book.prices} errors={errors} />
          <LiveTotals stored={estimate} />
          <Terms paper={estimate} words={words} taxRates={book.taxRates} errors={errors}>
            <DepositField estimate={estimate} error={errors.depositCents} site={book.deposit} />
            <Field {...fieldOf('validUntil', { start: estimate, errors }, words)} type="date" />
          </Terms>
          {email && (
            <CheckBox
              id="mails"
              name="mails"
              value="yes"
              label={words.mails(email)}
              help={words.mailHelp}
              defaultChecked
            />
          )}
          <p className="text-fine text-ink-2">{words.sendHelp}</p>
          <DraftButtons isBusy={isBusy} result={result} />
          <OpenedVersion stored={estimate.updatedAt} result={result} />
          <OtherErrors errors={errors} shown={shown} />
        </>
      )}
    </IntentForm>
  )
}

type DepositFieldProps = { estimate: OpenEstimate; error: string | undefined; site: PriceBook['deposit'] }

/** `site`: what the site says of deposits, which no estimate may contradict. */
function DepositField({ estimate: { depositCents, depositRate }, error, site }: DepositFieldProps) {
  const start = depositRate ? `${taxRateText(depositRate)}%` : depositCents > 0 ? priceText(depositCents) : ''
  return (
    <Field
      id="depositCents"
      name="depositCents"
      label={words.deposit}
      help={site ? `${words.depositHelp} ${words.siteSays[site]}` : words.depositHelp}
      inputMode="text"
      autoComplete="off"
      defaultValue={start}
      error={error}
    />
  )
}
