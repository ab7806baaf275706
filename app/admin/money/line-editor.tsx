import { type InputEvent, use, useEffect, useRef, useState } from 'react'
import { CheckBox, Field, FormSection, TypedContext } from '#app/admin/form/fields.tsx'
import { restoredEvent } from '#app/admin/form/unsaved-form.tsx'
import { exactDollars } from '#app/ui/dollars.ts'
import { lineItemLimits, quantityText, taxRateText } from '#content/money/line-items.ts'
import { priceText } from '#content/money/money.ts'
import { invoicePanelWords as words } from '#words/panel/money/invoices.ts'
import type { OpenInvoice } from './invoices/invoice-data.ts'
import { itemOf, leftText, named, OfBook } from './line-of-book.tsx'
import type { PriceBook } from './price-book.ts'

type EditedLine = Omit<OpenInvoice['lines'][number], 'totalCents' | 'priceItemId'> & {
  priceItemId?: string | null
}
type Prices = PriceBook['prices']

type Errors = Readonly<Record<string, string>>

type LinesProps = { lines: readonly EditedLine[]; prices: Prices; errors: Errors }

export function Lines({ lines, prices, errors }: LinesProps) {
  const early = use(TypedContext)
  const [first] = useState(() => [...Array(lines.length + 1).keys()])
  const [positions, setPositions] = useState(first)
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>()
  const book = useRef<HTMLDataListElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const form = book.current?.closest('form')
    const restore = (event: Event) => {
      if (!(event instanceof CustomEvent && event.detail instanceof URLSearchParams)) return
      setTyped(new Map(event.detail))
      setPositions(event.detail.getAll('position').map(Number))
    }
    const reset = () => {
      setPositions(first)
      setTyped(undefined)
    }
    form?.addEventListener(restoredEvent, restore)
    form?.addEventListener('reset', reset)
    return () => {
      form?.removeEventListener(restoredEvent, restore)
      form?.removeEventListener('reset', reset)
    }
  }, [first])
  // The total has to be counted again for lines that were put back.
  useEffect(() => {
    if (typed) book.current?.closest('form')?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [typed])
  const [removals, setRemovals] = useState(0)
  // The button that was pressed is gone, and the total has to hear of it.
  useEffect(() => {
    if (removals === 0) return
    button.current?.focus()
    button.current?.form?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [removals])

  const [isAdded, setAdded] = useState(false)
  useEffect(() => {
    if (isAdded) document.getElementById(`what-${positions.at(-1)}`)?.focus()
    setAdded(false)
  }, [isAdded, positions])

  const mayAdd = positions.length < lineItemLimits.lines
  const append = () => setPositions([...positions, Math.max(...positions) + 1])

  function add() {
    if (!isEmpty(positions.at(-1), button.current?.form)) append()
    setAdded(true)
  }

  function remove(position: number) {
    setPositions(positions.filter((one) => one !== position))
    setRemovals(removals + 1)
  }
  return (
    <FormSection id="lines" title={words.lines}>
      <p className="mt-1.5 text-fine text-ink-2">
        {prices.length > 0 ? words.linesHelpOfBook : words.linesHelp}
      </p>
      <datalist ref={book} id="price-book">
        {prices.map(({ id, name, unitCents, left }) => (
          <option
            key={id ?? name}
            value={name}
            label={[exactDollars(unitCents), leftText(left)].filter(Boolean).join(' \u00b7 ')}
          />
        ))}
      </datalist>
      {positions.map((position, index) => (
        <TypedContext key={position} value={first.includes(position) ? early : typed}>
          <LineFields
            position={position}
            number={index + 1}
            line={lines[position]}
            prices={prices}
            errors={errors}
            onRemove={positions.length > 1 ? () => remove(position) : undefined}
            onInput={mayAdd && position === positions.at(-1) ? append : undefined}
          />
        </TypedContext>
      ))}
      {errors.lines && (
        <p role="alert" className="font-semibold text-alert text-fine">
          {errors.lines}
        </p>
      )}
      {mayAdd && (
        <button ref={button} type="button" className="btn btn-small" onClick={add}>
          {words.addLine}
        </button>
      )}
    </FormSection>
  )
}

const isEmpty = (position: number | undefined, form: HTMLFormElement | null | undefined) =>
  ['what', 'price', 'discount'].every((name) => {
    const field = form?.elements.namedItem(`${name}-${position}`)
    return field instanceof HTMLInputElement && field.value === ''
  })

type LineFieldsProps = {
  position: number
  number: number
  line: EditedLine | undefined
  prices: Prices
  errors: Errors
  onRemove: (() => void) | undefined
  onInput: (() => void) | undefined
}

function LineFields({ position, number, line, prices, errors, onRemove, onInput }: LineFieldsProps) {
  const fill = useFillFrom(prices)
  const [start] = useState(() => line && itemOf(line, prices))
  const [item, setItem] = useState(start)
  const field = (name: string) => ({
    id: `${name}-${position}`,
    name: `${name}-${position}`,
    autoComplete: 'off',
    error: errors[`${name}-${position}`],
  })
  return (
    <fieldset className="invoice-line" onInput={onInput}>
      <legend className="sr-only">{words.line(number)}</legend>
      <input type="hidden" name="position" value={position} />
      <Field
        {...field('what')}
        label={words.what}
        list="price-book"
        maxLength={lineItemLimits.name}
        defaultValue={line?.name}
        onInput={(event) => {
          fill(event)
          const { value } = event.currentTarget
          setItem(value === '' ? undefined : (named(prices, value) ?? item))
        }}
      />
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
          defaultValue={line && discountField(line)}
        />
      </div>
      <OfBook position={position} known={line?.priceItemId} item={item} isStart={item === start} />
      <div className="invoice-line-end">
        <CheckBox
          id={`taxed-${position}`}
          name={`taxed-${position}`}
          value="yes"
          label={words.taxed}
          defaultChecked={line?.isTaxable ?? true}
        />
        {onRemove && (
          <button
            type="button"
            className="btn btn-small"
            aria-label={words.removeLineOf(number)}
            onClick={onRemove}
          >
            {words.removeLine}
          </button>
        )}
      </div>
    </fieldset>
  )
}

const discountField = ({ discountCents, discountRate }: EditedLine) =>
  discountRate ? `${taxRateText(discountRate)}%` : discountCents ? priceText(discountCents) : ''

/** A name of the price book brings its price, never over one that was typed. */
function useFillFrom(prices: Prices) {
  const filled = useRef('')
  return ({ currentTarget: what }: InputEvent<HTMLInputElement>) => {
    const row = what.closest('fieldset')
    const price = row?.querySelector<HTMLInputElement>('[name^=price-]')
    const taxed = row?.querySelector<HTMLInputElement>('[name^=taxed-]')
    if (!price || !taxed || (price.value !== '' && price.value !== filled.current)) return
    const found = named(prices, what.value)
    filled.current = found ? priceText(found.unitCents) : ''
    price.value = filled.current
    if (found) taxed.checked = found.isTaxable
  }
}
