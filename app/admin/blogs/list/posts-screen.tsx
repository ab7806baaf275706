import { href } from 'react-router'
import { postsWords as words } from '#content/en/admin-posts.ts'
import { useAdminOutlet } from '../../layout/outlet.ts'
import type { ListAnswer } from '../../list/kept-lists.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { type LoadedList, shownRows } from '../../list/load-list.ts'
import type { ActionResult } from '../../list/row-actions.ts'
import { RowList } from '../../list/row-list.tsx'
import { SavedNotice } from '../../list/saved-notice.tsx'
import { StartLink } from '../../list/start-link.tsx'
import { TableSkeleton } from '../../list/table-skeleton.tsx'
import type { PostInTable } from './documents.ts'
import { postList } from './post-list.ts'
import { PostTable } from './post-table.tsx'

type PostsScreenProps = {
  answer: ListAnswer<LoadedList<PostInTable>>
  actionResult: ActionResult | undefined
}

export function PostsScreen({ answer, actionResult }: PostsScreenProps) {
  const counts = useAdminOutlet().counts?.blogCounts
  return (
    <ListScreen
      list={postList}
      answer={answer}
      tabs={() => [
        { filter: 'all', count: counts?.all },
        { filter: 'published', count: counts?.published },
        { filter: 'drafts', count: counts?.drafts },
        { filter: 'scheduled', count: counts?.scheduled },
      ]}
      start={<StartLink to={href('/admin/blogs/new')}>{words.create}</StartLink>}
      skeleton={<TableSkeleton />}
    >
      {(shown) => (
        <>
          <SavedNotice rows={shownRows(shown)}>{(post) => <Saved {...post} />}</SavedNotice>
          <RowList
            shown={shown}
            actionResult={actionResult}
            describe={({ title }) => ({ name: title, what: words.deleteWhat(title) })}
          >
            {(posts, onDelete) => <PostTable posts={posts} onDelete={onDelete} />}
          </RowList>
        </>
      )}
    </ListScreen>
  )
}

/** With the way to the post when visitors see it. */
const Saved = ({ title, slug, isPublished }: PostInTable) => (
  <>
    {words.saved(title)}{' '}
    {isPublished && (
      <a href={href('/blog/:slug', { slug })} className="link">
        {words.view}
      </a>
    )}
  </>
)
