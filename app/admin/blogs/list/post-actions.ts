import { UpdatePost } from '#app/admin/blogs/form/documents.ts'
import {
  type Changes,
  type Failures,
  ifUnmodifiedSince,
  textIn,
  timesIn,
} from '#app/admin/list/row-action.ts'
import { listWords } from '#content/en/admin-lists.ts'
import { postsWords } from '#content/en/admin-posts.ts'
import { DeletePost } from './documents.ts'

/** What a form in the table asks for. */
type PostIntent = 'publish' | 'unpublish' | 'restore' | 'delete'

export const postFailures: Failures<PostIntent> = {
  publish: postsWords.toggleFailed,
  unpublish: postsWords.toggleFailed,
  restore: listWords.undoFailed,
  delete: postsWords.deleteFailed,
}

export const postChanges: Changes<PostIntent> = {
  // Specification section 4: publishing is now; unpublishing keeps the date, so none is sent.
  publish: (form, run) =>
    run(UpdatePost, {
      input: { id: textIn(form, 'id'), isPublished: true, publishedAt: new Date().toISOString() },
    }),
  unpublish: (form, run) => run(UpdatePost, { input: { id: textIn(form, 'id'), isPublished: false } }),
  // Undone, both dates are what they were.
  restore: (form, run) =>
    run(UpdatePost, {
      input: {
        id: textIn(form, 'id'),
        isPublished: textIn(form, 'isPublished') !== '',
        ...timesIn(form, ['publishedAt', 'publishAt']),
      },
      condition: ifUnmodifiedSince(form.get('savedAt')),
    }),
  delete: (form, run) => run(DeletePost, { id: textIn(form, 'id') }),
}
