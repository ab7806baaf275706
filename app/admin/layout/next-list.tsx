import type { ComponentType } from 'react'
import { href, useLocation, useNavigation } from 'react-router'
import { LeadSkeletons } from '#app/admin/leads/lead-screen.tsx'
import { LoadingList, TableSkeleton, useIsSlow } from '#app/admin/list/list-states.tsx'
import { quotesWords } from '#words/admin.ts'
import { messagesWords } from '#words/admin-messages.ts'
import { postsWords } from '#words/admin-posts.ts'
import { reviewsWords } from '#words/admin-reviews.ts'
import { testimonialsWords } from '#words/admin-testimonials.ts'

type NextList = {
  words: { title: string; loading: string }
  Skeleton: ComponentType
  /** Name of its rows in the style sheet, where the list has a width of its own. */
  row?: string
}

const lists: Readonly<Record<string, NextList | undefined>> = {
  [href('/admin/quotes')]: { words: quotesWords, Skeleton: LeadSkeletons },
  [href('/admin/messages')]: { words: messagesWords, Skeleton: LeadSkeletons },
  [href('/admin/reviews')]: { words: reviewsWords, Skeleton: TableSkeleton, row: 'review' },
  [href('/admin/testimonials')]: { words: testimonialsWords, Skeleton: TableSkeleton, row: 'testimonial' },
  [href('/admin/blogs')]: { words: postsWords, Skeleton: TableSkeleton },
}

/** Longer than most navigations take, so that the skeleton does not flash. */
const patienceMs = 400

/** The list that a navigation has been loading for noticeably long. */
export function useNextList(): NextList | undefined {
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  const next = state === 'loading' && location.pathname !== pathname ? lists[location.pathname] : undefined
  return useIsSlow(next !== undefined, patienceMs) ? next : undefined
}

/** Skeleton of a list that loads. The current screen is hidden meanwhile and keeps its state. */
export function NextListScreen({ words, Skeleton, row }: NextList) {
  return (
    <div className="next-list" data-list={row}>
      <header className="list-heading">
        <h1>{words.title}</h1>
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
