import { href } from 'react-router'
import { approvalTabs } from '#app/admin/approval/approval-list.ts'
import { useAdminOutlet } from '#app/admin/layout/panel-context.tsx'
import type { ListAnswer } from '#app/admin/list/kept-lists.ts'
import { ListScreen } from '#app/admin/list/list-screen.tsx'
import { type LoadedList, shownRows } from '#app/admin/list/load-list.ts'
import type { ActionResult } from '#app/admin/list/row-actions.ts'
import { RowList } from '#app/admin/list/row-list.tsx'
import { SavedNotice } from '#app/admin/list/saved-notice.tsx'
import { StartLink } from '#app/admin/list/start-link.tsx'
import { TableSkeleton } from '#app/admin/list/table-skeleton.tsx'
import type { Testimonial } from '#app/admin/testimonials/documents.ts'
import { testimonialList } from '#app/admin/testimonials/testimonial-list.ts'
import { approvalWords } from '#content/en/admin-approval.ts'
import { testimonialsWords as words } from '#content/en/admin-testimonials.ts'
import { TestimonialTable } from './testimonial-table.tsx'

type TestimonialsScreenProps = {
  answer: ListAnswer<LoadedList<Testimonial>>
  actionResult: ActionResult | undefined
}

export function TestimonialsScreen({ answer, actionResult }: TestimonialsScreenProps) {
  const counts = useAdminOutlet().counts?.testimonialCounts
  return (
    <ListScreen
      list={testimonialList}
      answer={answer}
      // Specification section 2 names these three; an address from elsewhere may ask for the featured ones too.
      tabs={(shown) =>
        approvalTabs(
          shown === 'featured' ? ['all', 'approved', 'pending', 'featured'] : ['all', 'approved', 'pending'],
          counts,
        )
      }
      start={<StartLink to={href('/admin/testimonials/new')}>{words.create}</StartLink>}
      skeleton={<TableSkeleton />}
    >
      {(shown) => (
        <>
          <SavedNotice rows={shownRows(shown)}>{({ name }) => approvalWords.saved(name)}</SavedNotice>
          <RowList
            shown={shown}
            actionResult={actionResult}
            describe={({ name }) => ({ name, what: words.deleteWhat(name) })}
          >
            {(rows, onDelete) => <TestimonialTable rows={rows} onDelete={onDelete} />}
          </RowList>
        </>
      )}
    </ListScreen>
  )
}
