import { href } from 'react-router'
import { revisionWords } from '#words/panel/pages/revisions.ts'

/** Apart from what reads revisions, which the browser does not load. */
export type RevisionPaths = {
  edit: (id: string) => string
  list: (id: string) => string
  revision: (id: string, revision: string) => string
  back: string
}

export const postRevisionPaths: RevisionPaths = {
  edit: (id) => href('/admin/blogs/:id/edit', { id }),
  list: (id) => href('/admin/blogs/:id/revisions', { id }),
  revision: (id, revision) => href('/admin/blogs/:id/revisions/:revision', { id, revision }),
  back: revisionWords.back.post,
}

export const pageRevisionPaths: RevisionPaths = {
  edit: (id) => href('/admin/pages/:id/edit', { id }),
  list: (id) => href('/admin/pages/:id/revisions', { id }),
  revision: (id, revision) => href('/admin/pages/:id/revisions/:revision', { id, revision }),
  back: revisionWords.back.page,
}
