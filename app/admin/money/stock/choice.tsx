import { href, Link, useActionData } from 'react-router'
import { Field } from '#app/admin/form/fields.tsx'
import { FormButton } from '#app/admin/form/form-button.tsx'
import { IntentForm } from '#app/admin/form/intent-form.tsx'
import { OpenedVersion } from '#app/admin/form/opened-version.tsx'
import type { Submitted } from '#app/admin/submission/submitted.ts'
import { quantityText } from '#content/money/line-items.ts'
import { stockWords as words } from '#words/panel/money/stock.ts'
import { countedChoiceOf } from './counted-choice.ts'
import type { CountedPrice } from './stock-data.ts'

type ChoiceProps = { prices: readonly CountedPrice[]; isOpen: boolean }

export function Choice({ prices, isOpen }: ChoiceProps) {
  const sent = useActionData<Submitted>()
  if (prices.length === 0)
    return (
      <p className="mt-4">
        {words.emptyBook}{' '}
        <Link to={href('/admin/prices')} className="link">
          {words.openBook}
        </Link>
      </p>
    )
  return (
    <section
      className="form-section folded-section stock-choice-section"
      aria-labelledby="stock-choice-heading"
    >
      <details open={isOpen || sent?.intent === 'choose' || undefined}>
        <summary>
          <h2 id="stock-choice-heading" className="text-name">
            {words.choose}
          </h2>
        </summary>
        <p className="mt-1.5 text-fine text-ink-2">{words.chooseHint}</p>
        <IntentForm intent="choose">
          {({ isBusy, errors, result }) => (
            <>
              <OpenedVersion name="before" stored={JSON.stringify(countedChoiceOf(prices))} result={result} />
              <ul className="stock-choice">
                {prices.map((price) => (
                  <ChoiceOf key={price.id} price={price} error={errors[`order-${price.id}`]} />
                ))}
              </ul>
              <p className="mt-4">
                <FormButton isBusy={isBusy} busy={words.saving} className="btn btn-strong">
                  {words.saveChoice}
                </FormButton>
              </p>
            </>
          )}
        </IntentForm>
      </details>
    </section>
  )
}

type ChoiceOfProps = { price: CountedPrice; error: string | undefined }

function ChoiceOf({ price: { id, name, isCounted, orderAt }, error }: ChoiceOfProps) {
  return (
    <li>
      <input type="hidden" name="shown" value={id} />
      <label className="check-box">
        <input type="checkbox" name="counted" value={id} defaultChecked={isCounted ?? false} />
        <bdi className="wrap-anywhere">{name}</bdi>
      </label>
      <Field
        id={`order-${id}`}
        name={`order-${id}`}
        label={words.orderAt}
        aria-label={words.orderAtOf(name)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        defaultValue={orderAt === null ? '' : quantityText(orderAt)}
        error={error}
      />
    </li>
  )
}
