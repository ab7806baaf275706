import type { ImportKindName } from '#server/schema/imports.ts'
import { call, dataOf, ownerCookie, type TestLantern } from './lantern.ts'

const counts = 'made joined doubled refused stored'
const Stage =
  'mutation($kind: ImportKind!, $text: String!) { stageImport(kind: $kind, name: "file.csv", text: $text) }'
const given = '$file: ID!, $columns: [String!], $dayOrder: String'
const passed = 'file: $file, columns: $columns, dayOrder: $dayOrder'
const Preview = `query(${given}) { importPreview(${passed}) {
  tool format dayOrder hasDays ${counts} columns { target } rows { cells } refusedRows { line message } } }`
const Import = `mutation(${given}) { importFile(${passed}) { id ${counts} } }`
const Undo = 'mutation($id: ID!) { undoImport(id: $id) { kept } }'

export type ImportChoices = { columns?: string[]; dayOrder?: string }

type Shown = {
  tool: string | null
  columns: { target: string }[]
  rows: { cells: string[] }[]
  refusedRows: { line: number; message: string }[]
}

/** Importing files of one kind, as the owner. */
export async function importer(lantern: TestLantern, kind: ImportKindName) {
  const staff = await ownerCookie(lantern)
  const stage = async (text: string) =>
    dataOf<string>(await call(lantern, Stage, { kind, text }, staff), 'stageImport')
  return {
    staff,
    stage,
    async preview(text: string, choices: ImportChoices = {}) {
      return dataOf<Shown>(
        await call(lantern, Preview, { file: await stage(text), ...choices }, staff),
        'importPreview',
      )
    },
    async bring(text: string, choices: ImportChoices = {}) {
      return dataOf<{ id: string; stored: number }>(
        await call(lantern, Import, { file: await stage(text), ...choices }, staff),
        'importFile',
      )
    },
    undo: async (id: string) =>
      dataOf<{ kept: number }>(await call(lantern, Undo, { id }, staff), 'undoImport'),
  }
}
