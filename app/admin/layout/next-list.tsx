import { useLocation, useNavigation } from 'react-router'
import { LoadingList, useIsSlow } from '#app/admin/list/skeletons.tsx'
import { type NextList, navigation } from './navigation.ts'

/** Longer than most navigations take, so that the skeleton does not flash. */
const patienceMs = 400

/** The list that a navigation has been loading for noticeably long. */
export function useNextList(): NextList | undefined {
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  const isLeaving = state === 'loading' && location.pathname !== pathname
  const next = isLeaving ? navigation.find(({ path }) => path === location.pathname)?.list : undefined
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
