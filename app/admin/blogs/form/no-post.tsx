import { href, Link } from 'react-router'
import { adminWords } from '#content/en/admin.ts'
import { postFormWords as words } from '#content/en/admin-post-form.ts'
import { PostPage } from './post-page.tsx'

/** There is no form, and why: the post is gone, or could not be loaded just now. */
export function NoPost({ why }: { why: 'missing' | 'failed' }) {
  const isMissing = why === 'missing'
  return (
    <PostPage title={words.editTitle}>
      <div className="list-state mt-5" data-failed={isMissing ? undefined : true}>
        <div role="alert">
          <p className="list-state-title">{isMissing ? words.missingTitle : words.loadFailed}</p>
          <p className="mt-2 text-ink-2">{isMissing ? words.missing : words.loadFailedHint}</p>
        </div>
        {isMissing ? (
          <Link to={href('/admin/blogs')} className="btn mt-5">
            {words.back}
          </Link>
        ) : (
          <Link to="?" reloadDocument className="btn btn-primary mt-5">
            {adminWords.retry}
          </Link>
        )}
      </div>
    </PostPage>
  )
}
