import { href, Link, useActionData } from 'react-router'
import { Field } from '#app/admin/form/fields.tsx'
import { FormButton } from '#app/admin/form/form-button.tsx'
import { IntentForm } from '#app/admin/form/intent-form.tsx'
import { useMayWork } from '#app/admin/rights.ts'
import type { Submitted } from '#app/admin/submission/submitted.ts'
import { quantityText } from '#content/money/line-items.ts'
import { stockWords as words } from '#words/panel/money/stock.ts'
import { Stepper } from './stepper.tsx'
import type { StockItem } from './stock-data.ts'

type PartProps = { item: StockItem; moveId: string; hasHistory: boolean }

export function StockPart(part: PartProps) {
  const { item, moveId } = part
  const { id, name, count } = item
  const mayCount = useMayWork('money')
  return (
    <li className="stock-item" data-low={item.isLow || undefined}>
      <div className="min-w-0">
        <h3 id={`part-${id}`}>
          <bdi>{name}</bdi>
        </h3>
        <p className="stock-note">{noteOf(item)}</p>
      </div>
      {mayCount ? (
        <Stepper item={item} moveId={moveId} />
      ) : (
        <p className="stock-count">{quantityText(count)}</p>
      )}
      <More {...part} />
    </li>
  )
}

function noteOf({ count, orderAt, isLow, countedAt }: StockItem): string {
  if (count < 0) return words.negative(quantityText(-count))
  if (!countedAt && count === 0) return words.never
  if (count === 0) return words.none
  if (orderAt === null) return ''
  return isLow ? words.few(quantityText(orderAt)) : words.mark(quantityText(orderAt))
}

function More({ item: { id, name }, moveId, hasHistory }: PartProps) {
  const sent = useActionData<Submitted>()
  const isAnswered = sent?.id === id && !sent.ok && sent.intent !== 'step'
  const mayCount = useMayWork('money')
  const history = hasHistory && (
    <Link
      to={`${href('/admin/stock')}?item=${id}#history`}
      className="link"
      aria-label={words.historyOf(name)}
    >
      {words.history}
    </Link>
  )
  if (!mayCount) return <p className="stock-more">{history}</p>
  return (
    <details className="stock-more" open={isAnswered || undefined}>
      <summary aria-label={words.moreOf(name)}>{words.more}</summary>
      <div className="stock-forms">
        <OneNumber intent="count" id={id} label={words.count} moveId={moveId} busy={words.setting}>
          {words.setCount}
        </OneNumber>
        <OneNumber intent="bought" id={id} label={words.bought} moveId={moveId} busy={words.adding}>
          {words.addBought}
        </OneNumber>
      </div>
      {history && <p className="mt-2">{history}</p>}
    </details>
  )
}

type OneNumberProps = {
  intent: 'count' | 'bought'
  id: string
  label: string
  moveId: string
  busy: string
  children: string
}

function OneNumber({ intent, id, label, moveId, busy, children }: OneNumberProps) {
  return (
    <IntentForm intent={intent} id={id} className="stock-number">
      {({ isBusy, errors }) => (
        <>
          <input type="hidden" name="moveId" value={moveId} />
          <Field
            id={`${intent}-${id}`}
            name={intent}
            label={label}
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            required
            error={errors[intent] ?? errors.quantity}
          />
          <FormButton isBusy={isBusy} busy={busy} className="btn">
            {children}
          </FormButton>
        </>
      )}
    </IntentForm>
  )
}
