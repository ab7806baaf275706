import { postsWords as words } from '#content/en/admin-posts.ts'
import type { PostInTable } from './documents.ts'
import { PostRow } from './post-row.tsx'

type PostTableProps = { posts: readonly PostInTable[]; onDelete: (post: PostInTable) => void }

/** The posts as a table; on a phone each row is a card of its own. */
export function PostTable({ posts, onDelete }: PostTableProps) {
  const { post, author, date, status, actions } = words.columns
  return (
    <table className="row-table post-table">
      <thead>
        <tr>
          {[post, author, date, status, actions].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {posts.map((each) => (
          <PostRow key={each.id} post={each} onDelete={() => onDelete(each)} />
        ))}
      </tbody>
    </table>
  )
}

/** The layout of the table, while another list loads. */
export function PostTableSkeleton() {
  return (
    <div className="row-table-skeleton">
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <div key={row} aria-hidden="true">
          <i className="h-6 w-3/5" />
          <i className="mt-2.5 h-4 w-4/5" />
        </div>
      ))}
    </div>
  )
}
