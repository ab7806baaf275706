import { href } from 'react-router'
import { recordForm } from '#app/admin/form/record-action.ts'
import { numeric, optional, recordControls, required } from '#app/admin/form/record-controls.ts'
import { modelDocuments } from '#app/admin/records/model-documents.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { redirectFormWords } from '#words/panel/redirects.ts'
import { redirectList } from './redirect-list.ts'

const redirectInPanel = graphql(`
  fragment RedirectInPanel on Redirect @_unmask {
    id
    from
    to
    leadsToPage
    status
    note
    hits
    lastUsedAt
    updatedAt
  }
`)

export type Redirect = ResultOf<typeof redirectInPanel>

export const redirectDocuments = modelDocuments(redirectInPanel)

export const ImportRedirects = graphql(`
  mutation AdminImportRedirects($csv: String!, $isDryRun: Boolean!) {
    importRedirects(csv: $csv, isDryRun: $isDryRun) {
      added
      changed
      unchanged
      refused {
        line
        text
        message
      }
    }
  }
`)

export const redirectForm = recordForm({
  ...redirectDocuments,
  ...recordControls({ from: required, to: required, status: numeric('301', { refused: 0 }), note: optional }),
  list: redirectList,
  gone: redirectFormWords.missing,
  editPath: (id) => href('/admin/redirects/:id/edit', { id }),
})
