import { data } from 'react-router'
import { SaveDraft } from '#app/admin/blog/form/documents.ts'
import { saveFormDraft } from '#app/admin/form/draft/save-draft.ts'
import type { ScreenHandle } from '#app/admin/rights.ts'
import type { Route } from './+types/route.ts'

export const handle = { needs: { area: 'content', to: 'read' } } satisfies ScreenHandle

export const action = (args: Route.ActionArgs) => saveFormDraft(args, SaveDraft)

export const loader = () => {
  throw data(null, { status: 404 })
}
