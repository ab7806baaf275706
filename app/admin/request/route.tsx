import { Suspense, use, useState } from 'react'
import { data, redirect } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import { needsOfView, viewAt } from '#app/admin/inbox/inbox-list.ts'
import { isAhead } from '#app/admin/list/list-loader.ts'
import { Now } from '#app/admin/list/time.tsx'
import { loadNewest } from '#app/admin/live/load-newest.ts'
import { type RequestKind, requestKindIn } from '#app/admin/records/lead.ts'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { RetryNotice } from '#app/admin/screen/retry.tsx'
import { submissionClientAction } from '#app/admin/submission/client-action.ts'
import { type SubmissionHandler, submission } from '#app/admin/submission/submission.ts'
import { textIn } from '#app/admin/submission/submitted.ts'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { useSticky } from '#app/admin/use-sticky.ts'
import { servicesContext } from '#app/context.ts'
import { clockText } from '#app/ui/dates.ts'
import type { SignedIn } from '#server/pages/request-services.ts'
import { listWords } from '#words/panel/lists.ts'
import { requestWords as words } from '#words/panel/request.ts'
import type { Route } from './+types/route.ts'
import { failuresOf, requestHandlers } from './actions.ts'
import { customerHandler } from './customer-action.ts'
import { detailsHandler } from './details-action.ts'
import { FailedRequest, MissingRequest } from './no-request.tsx'
import { OpenedRequest } from './opened-request.tsx'
import { OpeningRequest } from './opening.tsx'
import { photosHandler } from './photos-action.ts'
import { type FormerJob, type RequestScreenData, readFormerJob, readOpenRequest } from './request.ts'

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
