import { href } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import { approvalHandlers, approvalMessages } from '#app/admin/approval/approval.ts'
import { useAdminOutlet } from '#app/admin/layout/panel-context.tsx'
import { retryDelivery } from '#app/admin/list/delivery.ts'
import { listClientLoader, listResult, loadList } from '#app/admin/list/list-loader.ts'
import { ListScreen, StartLink } from '#app/admin/list/list-screen.tsx'
import {
  ifUnmodifiedSince,
  type RowHandler,
  rowAction,
  rowClientAction,
  textIn,
  timesIn,
} from '#app/admin/list/row-action.ts'
import { RowList } from '#app/admin/list/row-list.tsx'
import { TableSkeleton } from '#app/admin/list/skeletons.tsx'
import { approvalWords, listWords } from '#words/admin-lists.ts'
import { reviewsWords as words } from '#words/admin-reviews.ts'
import type { Route } from './+types/route.ts'
import { DeleteReview, GetReview, ListReviews, UpdateReview } from './review-data.ts'
import { reviewList } from './review-list.ts'
import { ReviewTable } from './review-table.tsx'

export const handle = { hydrates: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const { run } = context.get(staffContext)
  const loaded = await loadList(run, url, reviewList, { page: ListReviews, row: GetReview })
  return listResult(reviewList, url, loaded)
}

export const clientLoader = (args: Route.ClientLoaderArgs) => listClientLoader(args, reviewList)

export const action = (args: Route.ActionArgs) => rowAction(args, { handlers, messages }, reviewList)

export const clientAction = (args: Route.ClientActionArgs) => rowClientAction(args, messages)

/** Undoes an unapproval: the time is what it was. */
const restore: RowHandler = (form, run) =>
  run(UpdateReview, {
    input: { id: textIn(form, 'id'), isApproved: true, ...timesIn(form, ['approvedAt']) },
    condition: ifUnmodifiedSince(form.get('savedAt')),
  })

/** The data service stamps a new reply; one that is put back brings its time along. */
const reply: RowHandler = (form, run) =>
  run(UpdateReview, {
    input: {
      id: textIn(form, 'id'),
      reply: textIn(form, 'reply'),
      ...(form.has('repliedAt') && timesIn(form, ['repliedAt'])),
    },
    condition: ifUnmodifiedSince(form.get('savedAt')),
  })

const handlers = {
  ...approvalHandlers({ model: 'Review', update: UpdateReview, remove: DeleteReview }),
  restore,
  reply,
  retry: retryDelivery,
}

const messages = {
  ...approvalMessages(words),
  restore: listWords.undoFailed,
  reply: words.replyFailed,
  retry: listWords.retryFailed,
}

/** What customers wrote: approved, featured and answered from here. */
export default function Reviews({ loaderData, actionData }: Route.ComponentProps) {
  const { counts, arrived } = useAdminOutlet()
  return (
    <ListScreen
      list={reviewList}
      loaderData={loaderData}
      counts={counts?.reviewCounts}
      start={<StartLink to={href('/admin/reviews/new')}>{words.create}</StartLink>}
      skeleton={<TableSkeleton />}
    >
      {(loaded) => (
        <RowList
          loaded={loaded}
          actionData={actionData}
          describe={({ name, title }) => ({ name, what: words.deleteWhat(name, title) })}
          savedText={({ name }) => approvalWords.saved(name)}
          exportPath={href('/admin/reviews/export.csv')}
        >
          {(rows, onDelete) => <ReviewTable rows={rows} arrived={arrived} onDelete={onDelete} />}
        </RowList>
      )}
    </ListScreen>
  )
}
