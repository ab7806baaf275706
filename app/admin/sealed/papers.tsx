import { type FormEvent, useRef, useState } from 'react'
import { TaxFields } from '#app/admin/money/draft-parts.tsx'
import { Lines } from '#app/admin/money/line-editor.tsx'
import { LiveTotals } from '#app/admin/money/live-totals.tsx'
import { pricedIn } from '#app/admin/money/priced-form.ts'
import { exactDollars } from '#app/ui/dollars.ts'
import { type LineItem, lineCents, lineItemLimits, totalsOf } from '#content/money/line-items.ts'
import { taxOf } from '#content/money/tax-of.ts'
import { estimateStateWords } from '#words/panel/money/estimates.ts'
import { invoiceStateWords } from '#words/panel/money/invoices.ts'
import { offlineJobsWords as words } from '#words/panel/sealed/offline-jobs.ts'
import type { PaperKind, SealedJob, SealedPaper } from './jobs-route.ts'
import { JobPart, useOffline } from './offline-parts.tsx'
import { isUnsent } from './waiting-presses.ts'

const paperKinds = ['estimate', 'invoice'] as const satisfies PaperKind[]

/** The estimates and invoices of a job, and a draft of one. Nothing of them goes to the customer from here. */
export function Papers({ job }: { job: SealedJob }) {
  const { kept } = useOffline()
  const [open, setOpen] = useState<PaperKind>()
  if (!kept.may.drafts) return null
  return paperKinds.map((kind) => (
    <JobPart key={kind} title={words[kind]}>
      <PapersOf kind={kind} job={job} isOpen={open === kind} onOpen={setOpen} />
    </JobPart>
  ))
}

type PapersOfProps = {
  kind: PaperKind
  job: SealedJob
  isOpen: boolean
  onOpen: (kind: PaperKind | undefined) => void
}

function PapersOf({ kind, job, isOpen, onOpen }: PapersOfProps) {
  const { kept, presses } = useOffline()
  const papers = kept.papers.filter((paper) => paper.kind === kind && paper.requestId === job.id)
  const waits = presses.some(
    (one) => isUnsent(one) && one.press.act === kind && one.press.requestId === job.id,
  )
  const hasDraft = papers.some(({ state }) => state === 'draft')
  return (
    <>
      {papers.map((paper) => (
        <p key={paper.id} className="step-fact">
          {words.paperOf(stateOf(paper), exactDollars(paper.totalCents))}
        </p>
      ))}
      {waits && <p className="step-fact">{words.draftWaits}</p>}
      {hasDraft && <p className="step-fact">{words.draftThere}</p>}
      {isOpen && <DraftForm kind={kind} job={job} papers={papers} onClose={() => onOpen(undefined)} />}
      {!isOpen && !hasDraft && !waits && (
        <div className="step-buttons">
          <button type="button" className="btn" onClick={() => onOpen(kind)}>
            {words.writeDraft[kind]}
          </button>
        </div>
      )}
    </>
  )
}

const paperStates: Readonly<Record<PaperKind, Readonly<Record<string, string>>>> = {
  estimate: estimateStateWords,
  invoice: invoiceStateWords,
}

const stateOf = ({ kind, state }: SealedPaper): string => paperStates[kind][state] ?? state

type DraftFormProps = {
  kind: PaperKind
  job: SealedJob
  papers: readonly SealedPaper[]
  onClose: () => void
}

function DraftForm({ kind, job, papers, onClose }: DraftFormProps) {
  const { kept, press } = useOffline()
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const isBusy = useRef(false)
  const agreed = kept.papers.find(
    (paper) => paper.kind === 'estimate' && paper.requestId === job.id && paper.state === 'accepted',
  )
  const place = taxOf(kept.taxRates, job.address)
  const tax = agreed ?? { taxRate: place?.rate ?? 0, taxPlace: place?.place ?? null }
  const start = { lines: agreed?.lines ?? [], taxRate: tax.taxRate, taxPlace: tax.taxPlace }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { currentTarget: form } = event
    const priced = pricedIn(new FormData(form))
    const wrong = 'fields' in priced ? priced.fields : wrongIn(priced.lines, priced.taxRate)
    setErrors(wrong)
    if ('fields' in priced || Object.keys(wrong).length > 0) {
      const [first = ''] = Object.keys(wrong)
      const field = form.elements.namedItem(first) ?? form.elements.namedItem('what-0')
      if (field instanceof HTMLElement) field.focus()
      return
    }
    if (isBusy.current) return
    isBusy.current = true
    const known = papers.map(({ id }) => id)
    if (await press(job, { act: kind, ...priced, known })) onClose()
    isBusy.current = false
  }

  return (
    <form className="sealed-draft" onSubmit={submit} noValidate>
      <p className="text-fine text-ink-2">{words.draftHint}</p>
      <Lines lines={start.lines} prices={kept.prices} errors={errors} />
      <TaxFields {...start} taxRates={kept.taxRates} errors={errors} />
      <LiveTotals stored={{ ...start, ...totalsOf(start.lines, start.taxRate) }} />
      <div className="step-buttons mt-4">
        <button type="submit" className="btn btn-strong">
          {words.keepDraft}
        </button>
        <button type="button" className="btn" onClick={onClose}>
          {words.cancelDraft}
        </button>
      </div>
    </form>
  )
}

/** Checked here too: the server would refuse it only after the technician has left. */
function wrongIn(lines: readonly LineItem[], taxRate: number): Record<string, string> {
  const most = lineItemLimits
  if (lines.length === 0) return { lines: words.lineMissing }
  const isTooLarge =
    totalsOf(lines, taxRate).totalCents > most.totalCents ||
    lines.some(
      (line) =>
        line.unitCents > most.unitCents ||
        line.quantity < 1 ||
        line.quantity > most.quantity ||
        lineCents(line) < 0,
    )
  return isTooLarge ? { lines: words.linesTooLarge } : {}
}
