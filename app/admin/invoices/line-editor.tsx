import { useState } from 'react'
import { CheckBox, Field, FormSection } from '#app/admin/form/fields.tsx'
import { quantityText } from '#content/money/line-items.ts'
import { priceText } from '#content/money/money.ts'
import { invoicePanelWords as words } from '#words/panel/money/invoices.ts'
import type { OpenInvoice } from './invoice-data.ts'

const blanks = 2

type Line = OpenInvoice['lines'][number]

/** Of a draft of an estimate or invoice. */
export function Lines({ lines, error }: { lines: readonly Line[]; error: string | undefined }) {
  const [added, setAdded] = useState(0)
  const count = lines.length + blanks + added
  return (
    <FormSection id="lines" title={words.lines}>
      <p className="text-fine text-ink-2">{words.linesHelp}</p>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fields keep their place
        <LineFields key={index} position={index} line={lines[index]} />
      ))}
      {error && (
        <p role="alert" className="font-semibold text-alert text-fine">
          {error}
        </p>
      )}
      <button type="button" className="btn btn-small" onClick={() => setAdded(added + 1)}>
        {words.addLine}
      </button>
    </FormSection>
  )
}

function LineFields({ position, line }: { position: number; line: Line | undefined }) {
  const field = (name: string) => ({
    id: `${name}-${position}`,
    name: `${name}-${position}`,
    autoComplete: 'off',
  })
  return (
    <fieldset className="invoice-line">
      <legend className="sr-only">{words.line(position + 1)}</legend>
      <input type="hidden" name="position" value={position} />
      <Field {...field('what')} label={words.what} maxLength={200} defaultValue={line?.name} />
      <div className="invoice-figures">
        <Field
          {...field('quantity')}
          label={words.quantity}
          inputMode="decimal"
          defaultValue={quantityText(line?.quantity ?? 100)}
        />
        <Field
          {...field('price')}
          label={words.price}
          inputMode="decimal"
          defaultValue={line && priceText(line.unitCents)}
        />
        <Field
          {...field('discount')}
          label={words.discount}
          inputMode="decimal"
          defaultValue={line?.discountCents ? priceText(line.discountCents) : ''}
        />
      </div>
      <CheckBox
        {...field('taxed')}
        value="yes"
        label={words.taxed}
        help={words.taxedHelp}
        defaultChecked={line?.isTaxable ?? true}
      />
    </fieldset>
  )
}
