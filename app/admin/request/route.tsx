import { ChevronDown } from 'lucide-react'
import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react'
import { data, redirect, useActionData, useFetcher, useFormAction } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import { needsOfView, viewAt } from '#app/admin/inbox/inbox-list.ts'
import { useUnfoldedPart } from '#app/admin/inbox/unfold.ts'
import { AttachmentLinks } from '#app/admin/leads/attachments.tsx'
import { Notes } from '#app/admin/leads/notes.tsx'
import { ReplyLinks, replyContext, SavedReplies } from '#app/admin/leads/reply-links.tsx'
import { StatusSelect } from '#app/admin/leads/status-select.tsx'
import { DeleteButton, DeletePageDialog } from '#app/admin/list/delete-dialog.tsx'
import { isAhead } from '#app/admin/list/list-loader.ts'
import { LongText } from '#app/admin/list/long-text.tsx'
import { DeletedNotice } from '#app/admin/list/row-list.tsx'
import { Now } from '#app/admin/list/time.tsx'
import { UndoProvider } from '#app/admin/list/undo.tsx'
import { loadNewest } from '#app/admin/live/load-newest.ts'
import { deletedEstimate } from '#app/admin/money/estimates/estimate-state.tsx'
import { RequestEstimates } from '#app/admin/money/estimates/request-estimates.tsx'
import { RequestInvoices } from '#app/admin/money/invoices/request-invoices.tsx'
import { type RequestKind, requestKindIn } from '#app/admin/records/lead.ts'
import { sourceText } from '#app/admin/records/source-text.ts'
import { type ScreenHandle, useMayRead, useMayWork, useMayWrite, useSeesOnlyOwn } from '#app/admin/rights.ts'
import { PanelTitle } from '#app/admin/screen/panel-context.tsx'
import { RetryNotice } from '#app/admin/screen/retry.tsx'
import { clearUnsavedRecord } from '#app/admin/storage/unsaved-text.ts'
import { submissionClientAction } from '#app/admin/submission/client-action.ts'
import { type SubmissionHandler, submission } from '#app/admin/submission/submission.ts'
import { type Submitted, textIn } from '#app/admin/submission/submitted.ts'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { useSticky } from '#app/admin/use-sticky.ts'
import { servicesContext } from '#app/context.ts'
import { Alert } from '#app/ui/alert.tsx'
import { clockText } from '#app/ui/dates.ts'
import type { SignedIn } from '#server/pages/request-services.ts'
import { listWords } from '#words/panel/lists.ts'
import { requestOfKindWords, requestWords as words } from '#words/panel/request.ts'
import { wrapUpWords } from '#words/panel/wrap-up.ts'
import type { Route } from './+types/route.ts'
import { failuresOf, requestHandlers } from './actions.ts'
import { CustomerSection } from './customer.tsx'
import { customerHandler } from './customer-action.ts'
import { CustomerPage } from './customer-page.tsx'
import { Details } from './details.tsx'
import { detailsHandler } from './details-action.ts'
import { RequestHead } from './head.tsx'
import { CustomerHistory } from './history.tsx'
import { BackToInbox, FailedRequest, MissingRequest } from './no-request.tsx'
import { OpeningRequest } from './opening.tsx'
import { photosHandler } from './photos-action.ts'
import { PhotosOnSite } from './photos-on-site.tsx'
import { type FormerJob, type RequestScreenData, readFormerJob, readOpenRequest } from './request.ts'
import { ReviewRequest } from './review-request.tsx'
import { Ended, Steps } from './steps.tsx'
import { TimeLine } from './time-line.tsx'
import { WorkHours } from './work-hours.tsx'
import { WrapUp } from './wrap-up.tsx'
import { isWrappedUp } from './wrap-up-state.ts'

export const handle = { needs: needsOfView } satisfies ScreenHandle

const kindOf = ({ pathname }: URL): RequestKind => {
  const kind = requestKindIn(pathname.split('/').at(-2) ?? '')
  if (!kind) throw data(null, { status: 404 })
  return kind
}

const seesAll = ({ rights }: SignedIn['user']) => rights.leads !== 'own'

const writesSite = ({ rights }: SignedIn['user']) => rights.content === 'write'

const seesMoney = ({ rights }: SignedIn['user']) => rights.money !== 'none'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { run, user } = context.get(staffContext)
  const opened = await readOpenRequest(run, kindOf(url), {
    ...{ id: params.id, all: seesAll(user), money: seesMoney(user), site: writesSite(user) },
  })
  const { origin } = context.get(servicesContext)
  const keys = { noteId: crypto.randomUUID(), pressKey: crypto.randomUUID() }
  const former = opened === null && !seesAll(user) ? await readFormerJob(run, params.id) : null
  const shown = { at: new Date().toISOString(), me: user.userId, ...keys, origin, opened, former }
  return data(shown, { status: opened === null ? 404 : 200 })
}

/** A request of the list beside it opens at once, with what the list knows, and the rest follows. */
export async function clientLoader(args: Route.ClientLoaderArgs) {
  // For the router, which then knows this route; nothing is read.
  if (isAhead(args.url)) return { read: undefined }
  const read = loadNewest('request', args, () => undefined)
  return isOnScreen(args.url.pathname) ? { read: await read } : { read: read.catch(signInAgain) }
}

const isOnScreen = (pathname: string): boolean => pathname === location.pathname

/** A redirect to the sign-in page comes too late for the router. */
function signInAgain(error: unknown): never {
  if (error instanceof Response) location.reload()
  throw error
}

export function action(args: Route.ActionArgs) {
  const { user } = args.context.get(staffContext)
  const kind = kindOf(args.url)
  const part = { kind, all: seesAll(user) }
  const handlers = requestHandlers({ me: user.userId, seesOnlyOwn: !seesAll(user) })
  const remove: SubmissionHandler = async (form, run) => {
    const deleted = await handlers.delete(form, run)
    if (deleted && !deleted.ok && deleted.refusal.code !== 'NOT_FOUND') return deleted
    throw redirect(inboxAfterDelete(kind, textIn(form, 'id'), args.url), 303)
  }
  return submission(
    args,
    {
      ...handlers,
      details: detailsHandler(part),
      customer: customerHandler(part),
      photos: photosHandler,
      delete: remove,
    },
    failuresOf(kind),
  )
}

function inboxAfterDelete(kind: RequestKind, id: string, { pathname, searchParams }: URL): string {
  const params = new URLSearchParams(searchParams)
  params.set('deleted', `${kind}:${id}`)
  return `${viewAt(pathname).list.path}?${params}`
}

export async function clientAction(args: Route.ClientActionArgs) {
  const failures = failuresOf(kindOf(args.url))
  // Those that are quoted in the specification stay as they are.
  const entries = Object.entries(words.failures).map(([intent, failed]) => [
    intent,
    listWords.noConnection(failed),
  ])
  return submissionClientAction(args, { ...failures, ...Object.fromEntries(entries) })
}

export default function RequestPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <ComingRequest
      key={params.id}
      id={params.id}
      loaded={'read' in loaderData ? loaderData.read : loaderData}
    />
  )
}

type ComingRequestProps = { id: string; loaded: Loaded | Promise<Loaded> }

/** The server draws it without a boundary, whose content React would show by a script. */
function ComingRequest({ id, loaded }: ComingRequestProps) {
  const [isComing] = useState(loaded instanceof Promise)
  const page = <Page loaded={loaded} />
  return isComing ? <Suspense fallback={<OpeningRequest id={id} />}>{page}</Suspense> : page
}

type Loaded =
  | {
      at: string
      me: string
      noteId: string
      pressKey: string
      origin: string
      opened: RequestScreenData | null | undefined
      former: FormerJob
    }
  | undefined

function Page({ loaded }: Pick<ComingRequestProps, 'loaded'>) {
  const timeZone = useTimeZone()
  const loaderData = loaded instanceof Promise ? use(loaded) : loaded
  const shown = useSticky(loaderData?.opened === undefined ? undefined : loaderData)
  if (!shown) return <FailedRequest />
  const { opened, at, former, ...rest } = shown
  if (!opened) return <MissingRequest former={former} />
  return (
    <Now at={at}>
      {loaderData !== shown && <RetryNotice says={words.stale(clockText(at, timeZone))} className="mb-4" />}
      <OpenedRequest {...opened} {...rest} />
    </Now>
  )
}

type OpenedProps = RequestScreenData & { me: string; noteId: string; pressKey: string; origin: string }

function OpenedRequest(props: OpenedProps) {
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
    // Who chose the status goes on choosing; who pressed Done goes on above.
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
