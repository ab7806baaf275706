import { graphql, type ResultOf } from '#app/graphql.ts'

const importFields = graphql(`
  fragment ImportFields on Import @_unmask {
    id
    kind
    fileName
    by
    startedAt
    endedAt
    made
    joined
    doubled
    refused
    stored
    undoneAt
    kept
  }
`)

export type FileImport = ResultOf<typeof importFields>

export const PreviewImport = graphql(`
  query AdminPreviewImport($file: ID!, $columns: [String!], $dayOrder: String) {
    preview: importPreview(file: $file, columns: $columns, dayOrder: $dayOrder) {
      name
      tool
      format
      columns {
        title
        sample
        target
      }
      dayOrder
      hasDays
      made
      joined
      doubled
      refused
      stored
      rows {
        line
        cells
      }
      refusedRows {
        line
        cells
        message
      }
    }
  }
`)

export type ImportPreview = ResultOf<typeof PreviewImport>['preview']

export const ListImports = graphql(
  `
    query AdminListImports($kind: ImportKind) {
      imports(kind: $kind) {
        ...ImportFields
      }
    }
  `,
  [importFields],
)

export const ImportFile = graphql(`
  mutation AdminImportFile($file: ID!, $columns: [String!], $dayOrder: String) {
    importFile(file: $file, columns: $columns, dayOrder: $dayOrder) {
      id
    }
  }
`)

export const UndoImport = graphql(`
  mutation AdminUndoImport($id: ID!) {
    undoImport(id: $id) {
      id
    }
  }
`)

export const ReadRefused = graphql(`
  query AdminReadRefused($file: ID!, $columns: [String!], $dayOrder: String) {
    refused: refusedImportRows(file: $file, columns: $columns, dayOrder: $dayOrder) {
      name
      titles
      rows {
        line
        cells
        message
      }
    }
  }
`)

/** What each column holds and how days are written, as the form sends it and the address says it; null for what was guessed. */
export function choicesIn(form: FormData | URLSearchParams) {
  const columns = form.getAll('column').map(String)
  const dayOrder = String(form.get('dayOrder') ?? '')
  return { columns: columns.length > 0 ? columns : null, dayOrder: dayOrder || null }
}

/** The same in an address. */
export function choicesQuery(file: string, { columns, dayOrder }: ReturnType<typeof choicesIn>) {
  const query = new URLSearchParams({ file })
  for (const column of columns ?? []) query.append('column', column)
  if (dayOrder) query.set('dayOrder', dayOrder)
  return query
}
