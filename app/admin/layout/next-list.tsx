import type { ComponentType } from 'react'
import { href, useLocation, useNavigation } from 'react-router'
import { postList } from '../blogs/list/post-list.ts'
import { LeadSkeletons } from '../leads/lead-skeletons.tsx'
import type { ListKind } from '../list/list-context.ts'
import { LoadingList } from '../list/list-states.tsx'
import { TableSkeleton } from '../list/table-skeleton.tsx'
import { useIsSlow } from '../list/use-is-slow.ts'
import { messageList } from '../messages/message-list.ts'
import { quoteList } from '../quotes/quote-list.ts'
import { reviewList } from '../reviews/review-list.ts'
import { testimonialList } from '../testimonials/testimonial-list.ts'

type NextList = { list: ListKind; Skeleton: ComponentType }

const lists: Readonly<Record<string, NextList | undefined>> = {
  [href('/admin/quotes')]: { list: quoteList, Skeleton: LeadSkeletons },
  [href('/admin/messages')]: { list: messageList, Skeleton: LeadSkeletons },
  [href('/admin/reviews')]: { list: reviewList, Skeleton: TableSkeleton },
  [href('/admin/testimonials')]: { list: testimonialList, Skeleton: TableSkeleton },
  [href('/admin/blogs')]: { list: postList, Skeleton: TableSkeleton },
}

/** Longer than most answers take, so that nothing flashes. */
const patienceMs = 400

/** The list of another screen that is waited for, once that takes noticeably long. */
export function useNextList(): NextList | undefined {
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  const next = state === 'loading' && location.pathname !== pathname ? lists[location.pathname] : undefined
  return useIsSlow(next !== undefined, patienceMs) ? next : undefined
}

/** Stands in for a list until it comes; the screen that one leaves is hidden meanwhile and keeps its state. */
export function NextListScreen({ list: { address, words }, Skeleton }: NextList) {
  return (
    <div className="next-list">
      <header className="list-heading" data-list={address.row}>
        <div>
          <h1>{words.title}</h1>
        </div>
      </header>
      <div className="list-filter skeleton" aria-hidden="true">
        <i className="h-12 max-w-120 grow basis-60" />
        <i className="h-12 grow basis-60 sm:max-w-68" />
      </div>
      <LoadingList says={words.loading}>
        <Skeleton />
      </LoadingList>
    </div>
  )
}
