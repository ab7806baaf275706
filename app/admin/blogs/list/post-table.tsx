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
