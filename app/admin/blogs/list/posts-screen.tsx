import { href } from 'react-router'
import { useAdminOutlet } from '#app/admin/layout/outlet.ts'
import type { ListData } from '#app/admin/list/list-loader.ts'
import { type LoadedList, shownRows } from '#app/admin/list/list-loader.ts'
import { ListScreen, StartLink } from '#app/admin/list/list-screen.tsx'
import { TableSkeleton } from '#app/admin/list/list-states.tsx'
import type { ActionResult } from '#app/admin/list/row-action.ts'
import { RowList, SavedNotice } from '#app/admin/list/row-list.tsx'
import { postsWords as words } from '#content/en/admin-posts.ts'
import type { PostInTable } from './documents.ts'
import { postList } from './post-list.ts'
import { PostTable } from './post-table.tsx'

type PostsScreenProps = {
  answer: ListData<LoadedList<PostInTable>>
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
