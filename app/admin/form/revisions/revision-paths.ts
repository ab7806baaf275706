import { href, useLocation } from 'react-router'
import { revisionWords } from '#words/panel/pages/revisions.ts'

const postPaths = {
  edit: (id: string) => href('/admin/blogs/:id/edit', { id }),
  list: (id: string) => href('/admin/blogs/:id/revisions', { id }),
  revision: (id: string, revision: string) => href('/admin/blogs/:id/revisions/:revision', { id, revision }),
  back: revisionWords.back.post,
}

const pagePaths: typeof postPaths = {
  edit: (id) => href('/admin/pages/:id/edit', { id }),
  list: (id) => href('/admin/pages/:id/revisions', { id }),
  revision: (id, revision) => href('/admin/pages/:id/revisions/:revision', { id, revision }),
  back: revisionWords.back.page,
}

export const useRevisionPaths = () =>
  useLocation().pathname.startsWith(href('/admin/pages')) ? pagePaths : postPaths
