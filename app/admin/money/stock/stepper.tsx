import { Minus, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useActionData, useFetcher } from 'react-router'
import { FormIntent } from '#app/admin/submission/form-intent.tsx'
import type { Submitted } from '#app/admin/submission/submitted.ts'
import { Alert } from '#app/ui/alert.tsx'
import { quantityText } from '#content/money/line-items.ts'
import { stockWords as words } from '#words/panel/money/stock.ts'
import type { StockItem } from './stock-data.ts'

type StepperProps = { item: StockItem; moveId: string }

/** Each press counts at once; what is pressed while one is sent goes with the next. */
export function Stepper({ item: { id, name, count }, moveId }: StepperProps) {
  const fetcher = useFetcher<Submitted>()
  const sent = useActionData<Submitted>()
  const isBusy = fetcher.state !== 'idle'
  const [waiting, setWaiting] = useState(0)
  const sending = isBusy ? Number(fetcher.formData?.get('by') ?? 0) : 0
  const answer = fetcher.data ?? (sent?.intent === 'step' && sent.id === id ? sent : undefined)

  const { submit } = fetcher
  useEffect(() => {
    if (isBusy || waiting === 0) return
    void submit({ intent: 'step', id, by: String(waiting), moveId: crypto.randomUUID() }, { method: 'post' })
    // Another press may have come since.
    setWaiting((now) => now - waiting)
  }, [isBusy, waiting, submit, id])

  return (
    <fetcher.Form
      method="post"
      onSubmit={(event) => {
        const { submitter } = event.nativeEvent as SubmitEvent
        if (!(submitter instanceof HTMLButtonElement)) return
        event.preventDefault()
        const by = Number(submitter.value)
        setWaiting((now) => now + by)
      }}
    >
      <FormIntent intent="step" id={id} />
      <input type="hidden" name="moveId" value={moveId} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no grid in all browsers */}
      <div role="group" aria-label={words.countOf(name)} className="stepper">
        <button type="submit" name="by" value="-100" className="btn" aria-label={words.oneLess(name)}>
          <Minus className="icon" />
        </button>
        <output>{quantityText(count + sending + waiting)}</output>
        <button type="submit" name="by" value="100" className="btn" aria-label={words.oneMore(name)}>
          <Plus className="icon" />
        </button>
      </div>
      <Alert>{!isBusy && answer?.ok === false ? answer.problem : undefined}</Alert>
    </fetcher.Form>
  )
}
