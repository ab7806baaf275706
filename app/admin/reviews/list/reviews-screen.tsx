import { href } from 'react-router'
import { approvalTabs } from '#app/admin/approval/approval-list.ts'
import { ExportLink } from '#app/admin/export/export-link.tsx'
import { useAdminOutlet } from '#app/admin/layout/panel-context.tsx'
import type { ListAnswer } from '#app/admin/list/kept-lists.ts'
import { ListScreen } from '#app/admin/list/list-screen.tsx'
import { type LoadedList, shownRows } from '#app/admin/list/load-list.ts'
import type { ActionResult } from '#app/admin/list/row-actions.ts'
import { RowList } from '#app/admin/list/row-list.tsx'
import { SavedNotice } from '#app/admin/list/saved-notice.tsx'
import { StartLink } from '#app/admin/list/start-link.tsx'
import { TableSkeleton } from '#app/admin/list/table-skeleton.tsx'
import type { ReviewInTable } from '#app/admin/reviews/documents.ts'
import { reviewList } from '#app/admin/reviews/review-list.ts'
import { approvalWords } from '#content/en/admin-approval.ts'
import { reviewsWords as words } from '#content/en/admin-reviews.ts'
import { ReviewTable } from './review-table.tsx'

type ReviewsScreenProps = {
  answer: ListAnswer<LoadedList<ReviewInTable>>
  actionResult: ActionResult | undefined
}

export function ReviewsScreen({ answer, actionResult }: ReviewsScreenProps) {
  const { counts: allCounts, arrived } = useAdminOutlet()
  const counts = allCounts?.reviewCounts
  return (
    <ListScreen
      list={reviewList}
      answer={answer}
      tabs={() => approvalTabs(['all', 'approved', 'pending', 'featured'], counts)}
      start={<StartLink to={href('/admin/reviews/new')}>{words.create}</StartLink>}
      skeleton={<TableSkeleton />}
    >
      {(shown) => (
        <>
          <SavedNotice rows={shownRows(shown)}>{({ name }) => approvalWords.saved(name)}</SavedNotice>
          <RowList
            shown={shown}
            actionResult={actionResult}
            describe={({ name, title }) => ({ name, what: words.deleteWhat(name, title) })}
          >
            {(rows, onDelete) => <ReviewTable rows={rows} arrived={arrived} onDelete={onDelete} />}
          </RowList>
          <ExportLink path={href('/admin/reviews/export.csv')} total={shown.total} />
        </>
      )}
    </ListScreen>
  )
}
