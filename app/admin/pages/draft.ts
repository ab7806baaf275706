import { data } from 'react-router'
import { saveFormDraft } from '#app/admin/form/draft/save-draft.ts'
import type { Route } from './+types/draft.ts'
import { SavePageDraft } from './page-data.ts'

export const action = (args: Route.ActionArgs) => saveFormDraft(args, SavePageDraft)

export const loader = () => {
  throw data(null, { status: 404 })
}
