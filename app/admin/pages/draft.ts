import { data } from 'react-router'
import { saveFormDraft } from '#app/admin/form/draft/save-draft.ts'
import type { ScreenHandle } from '#app/admin/rights.ts'
import type { Route } from './+types/draft.ts'
import { SavePageDraft } from './page-data.ts'

export const handle = { needs: { area: 'content', to: 'read' } } satisfies ScreenHandle

export const action = (args: Route.ActionArgs) => saveFormDraft(args, SavePageDraft)

export const loader = () => {
  throw data(null, { status: 404 })
}
