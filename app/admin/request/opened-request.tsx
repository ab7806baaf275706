import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useActionData, useFetcher, useFormAction } from 'react-router'
import { useUnfoldedPart } from '#app/admin/inbox/unfold.ts'
import { AttachmentLinks } from '#app/admin/leads/attachments.tsx'
import { Notes } from '#app/admin/leads/notes.tsx'
import { ReplyLinks, replyContext, SavedReplies } from '#app/admin/leads/reply-links.tsx'
import { StatusSelect } from '#app/admin/leads/status-select.tsx'
import { DeleteButton, DeletePageDialog } from '#app/admin/list/delete-dialog.tsx'
import { LongText } from '#app/admin/list/long-text.tsx'
import { DeletedNotice } from '#app/admin/list/row-list.tsx'
import { UndoProvider } from '#app/admin/list/undo.tsx'
import { deletedEstimate } from '#app/admin/money/estimates/estimate-state.tsx'
import { RequestEstimates } from '#app/admin/money/estimates/request-estimates.tsx'
import { RequestInvoices } from '#app/admin/money/invoices/request-invoices.tsx'
import { sourceText } from '#app/admin/records/source-text.ts'
import { useMayRead, useMayWork, useMayWrite, useSeesOnlyOwn } from '#app/admin/rights.ts'
import { PanelTitle } from '#app/admin/screen/panel-context.tsx'
import { clearUnsavedRecord } from '#app/admin/storage/unsaved-text.ts'
import type { Submitted } from '#app/admin/submission/submitted.ts'
import { Alert } from '#app/ui/alert.tsx'
import { requestOfKindWords, requestWords as words } from '#words/panel/request.ts'
import { wrapUpWords } from '#words/panel/wrap-up.ts'
import { CustomerSection } from './customer.tsx'
import { CustomerPage } from './customer-page.tsx'
import { Details } from './details.tsx'
import { RequestHead } from './head.tsx'
import { CustomerHistory } from './history.tsx'
import { BackToInbox } from './no-request.tsx'
import { PhotosOnSite } from './photos-on-site.tsx'
import type { RequestScreenData } from './request.ts'
import { ReviewRequest } from './review-request.tsx'
import { Ended, Steps } from './steps.tsx'
import { TimeLine } from './time-line.tsx'
import { WorkHours } from './work-hours.tsx'
import { WrapUp } from './wrap-up.tsx'
import { isWrappedUp } from './wrap-up-state.ts'

type OpenedProps = RequestScreenData & { me: string; noteId: string; pressKey: string; origin: string }

/** A request with all that belongs to it. */
export function OpenedRequest(props: OpenedProps) {
  const { request, people, replies: texts, history, estimates, invoices, me, origin } = props
  const replies = replyContext(texts, { origin, estimates })
  const mayWrite = useMayWrite('leads')
  const mayWork = useMayWork()
  const seesOnlyOwn = useSeesOnlyOwn()
  const [seesMoney, mayTakeMoney] = [useMayRead('money'), useMayWork('money')]
  const { kind, id, name } = request
  const source = sourceText(request)
  const saysNothing = request.written && !request.message && !source && !request.files?.length
  const [isDeleting, setDeleting] = useState(false)
  const isDone = isWrappedUp(request)
  useMarkSeen(request, mayWork)
  // Also where the answer to saving it was lost.
  useEffect(() => clearUnsavedRecord(id), [id])
  useUnfoldedPart()
  const ofKind = requestOfKindWords[kind]
  const result = useActionData<Submitted>()
  return (
    <UndoProvider elementOf={elementOf}>
      <PanelTitle title={name} />
      <BackToInbox />
      <DeletedNotice name={deletedEstimate} />
      <Alert className="notice notice-alert mb-4">
        {result?.ok === false && !saysItself.has(result.intent) && result.problem}
      </Alert>
      <article id={elementOf(id)} tabIndex={-1} aria-labelledby="request-name" className="request">
        <div className="request-now">
          <RequestHead request={request}>
            <SavedReplies request={request} {...replies} />
            <CustomerPage request={request} origin={origin} />
          </RequestHead>
          {isDone && mayWork && (
            <WrapUp request={request} invoices={invoices} pressKey={props.pressKey} origin={origin}>
              <Ended request={request} me={me} />
            </WrapUp>
          )}
          {!saysNothing && (
            <section
              className="request-part"
              aria-label={request.written ? words.messageOfCall : words.message}
            >
              <LongText name={name} text={request.message} />
              {source && <p className="mt-3 text-fine text-ink-2 wrap-anywhere">{source}</p>}
              <AttachmentLinks request={request} />
            </section>
          )}
          <Folded isFolded={isDone && mayWork} title={mayWrite ? wrapUpWords.rest : wrapUpWords.restOfOwn}>
            {(request.cancelledAt ? mayWrite : mayWork) && (
              <Steps request={request} me={me} people={people} origin={origin}>
                <ReplyLinks request={request} {...replies} only="arrival" />
              </Steps>
            )}
            {mayWrite && (
              <div className="request-part status-row">
                {!request.cancelledAt && <StatusSelect lead={request} />}
                <DeleteButton label={ofKind.deleteOf(name)} onDelete={() => setDeleting(true)} />
              </div>
            )}
          </Folded>
          {mayWrite && !request.lostReason && !isDone && (
            <div className="request-part request-review">
              <ReviewRequest request={request} origin={origin} />
            </div>
          )}
        </div>
        <div className="request-rest">
          <Details request={request} />
          {mayWrite && <CustomerSection request={request} />}
          <PhotosOnSite request={request} pairs={props.pairs} />
          <WorkHours request={request} people={people} />
          {seesMoney && (
            <>
              <RequestEstimates request={request} estimates={estimates} mayWork={mayTakeMoney} />
              <RequestInvoices
                request={request}
                invoices={invoices}
                pressKey={props.pressKey}
                mayWork={mayTakeMoney}
                isWrappedUp={isDone}
              />
            </>
          )}
          <Notes about={request} notes={request.thread ?? []} me={me} freshId={props.noteId} />
          {!seesOnlyOwn && <CustomerHistory history={history} request={request} />}
          <TimeLine request={request} />
        </div>
        {isDeleting && (
          <DeletePageDialog
            id={id}
            question={ofKind.deleteQuestion}
            what={ofKind.deleteWhat(name, request.service)}
            onClose={() => setDeleting(false)}
          />
        )}
      </article>
    </UndoProvider>
  )
}

type FoldedProps = { isFolded: boolean; title: string; children: ReactNode }

/** The shape of the work, once the work is done. */
function Folded({ isFolded, title, children }: FoldedProps) {
  const part = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(!isFolded)
  useEffect(() => {
    // The focus stays with the select where the status was chosen there, and goes above after Done.
    if (isFolded && part.current?.contains(document.activeElement)) {
      if (document.activeElement instanceof HTMLSelectElement) return
      part.current.closest('.request')?.querySelector<HTMLElement>('.wrap-up')?.focus()
    }
    setOpen(!isFolded)
  }, [isFolded])
  return (
    <details
      ref={part}
      open={isOpen}
      onToggle={({ currentTarget, target }) => target === currentTarget && setOpen(currentTarget.open)}
      className={isFolded ? 'request-part request-folded' : undefined}
    >
      <summary hidden={!isFolded}>
        {title}
        <ChevronDown className="icon" />
      </summary>
      {children}
    </details>
  )
}

/** Their forms say what is wrong beside it, also before the script came. */
const saysItself: ReadonlySet<string> = new Set(['details', 'customer', 'notes', 'note-edit'])

/** Rows of the same request may stand beside it, under names of their own. */
const elementOf = (id: string) => `request-${id}`

/** Not in the loader: browsers and the router load pages ahead that are not looked at. */
function useMarkSeen({ id, seenAt }: RequestScreenData['request'], mayWork: boolean) {
  const fetcher = useFetcher<Submitted>({ key: `seen-${id}` })
  const { submit, data: result } = fetcher
  const action = useFormAction()
  const isSent = useRef(false)
  useEffect(() => {
    // Without a connection it was not; looked at again, it is tried again.
    if (result?.ok === false) isSent.current = false
  }, [result])
  useEffect(() => {
    if (!mayWork || seenAt || isSent.current) return
    const mark = () => {
      if (isSent.current || document.visibilityState !== 'visible') return
      isSent.current = true
      // By its address: a request can be left again while the rest of it comes.
      void submit({ intent: 'seen', id }, { method: 'post', action })
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    addEventListener('online', mark)
    return () => {
      document.removeEventListener('visibilitychange', mark)
      removeEventListener('online', mark)
    }
  }, [id, seenAt, submit, mayWork, action])
}
