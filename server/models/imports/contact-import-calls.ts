import { desc } from 'drizzle-orm'
import { GraphQLList, GraphQLNonNull, GraphQLObjectType, GraphQLString } from 'graphql'
import type { Call } from '#server/data-service/call.ts'
import { defineCall, type ExtraCalls, staffOf } from '#server/data-service/extra-calls.ts'
import { listOf, optional, required } from '#server/data-service/field-types.ts'
import { done, type Result, sentence } from '#server/result.ts'
import { imports, type StoredImport } from '#server/schema/imports.ts'
import { columnTargets } from './contact-columns.ts'
import {
  eachBatch,
  type ImportArgs,
  type ImportCounts,
  importContacts,
  openImport,
} from './contact-import.ts'
import { undoImport } from './contact-import-undo.ts'
import type { PlannedRow } from './contact-plan.ts'
import { stageImport } from './import-files.ts'

const mostShown = { rows: 10, refused: 20, imports: 20 }

type RefusedRow = { line: number; cells: readonly string[]; message: string }

type StoredRow = { line: number; kind: string; name: string; [other: string]: unknown }

type Preview = ImportCounts & {
  name: string
  tool: string | null
  format: string
  columns: { title: string; sample: string; target: string }[]
  rows: StoredRow[]
  refusedRows: RefusedRow[]
}

async function previewImport(args: ImportArgs, call: Call): Promise<Result<Preview>> {
  const opened = await openImport(args, call)
  if (!opened.ok) return opened
  const { name, table, targets } = opened.value
  const samples = table.titles.map(() => '')
  const rows: StoredRow[] = []
  const refusedRows: RefusedRow[] = []
  const counted = await eachBatch(opened.value, call, (batch) => {
    for (const row of batch) {
      for (const [at, sample] of samples.entries()) if (!sample) samples[at] = row.cells[at] ?? ''
      if (row.kind === 'refused') {
        if (refusedRows.length < mostShown.refused) refusedRows.push(refusedRow(row, call))
      } else if (row.isStored && rows.length < mostShown.rows) {
        const { line, kind, contact } = row
        rows.push({ line, kind, ...contact })
      }
    }
  })
  if (!counted.ok) return counted
  return done({
    ...counted.value,
    name,
    tool: table.guessed.tool ?? null,
    format: table.format,
    columns: table.titles.map((title, at) => ({
      title,
      sample: samples[at]?.slice(0, 80) ?? '',
      target: targets[at] ?? '',
    })),
    rows,
    refusedRows,
  })
}

type RowLeftOut = Extract<PlannedRow, { kind: 'refused' }>

const refusedRow = ({ line, cells, reason }: RowLeftOut, { language }: Call): RefusedRow => ({
  line,
  cells,
  message: sentence(reason, language.words.refusals),
})

async function readRefused(args: ImportArgs, call: Call) {
  const opened = await openImport(args, call)
  if (!opened.ok) return opened
  const rows: RefusedRow[] = []
  const counted = await eachBatch(opened.value, call, (batch) => {
    for (const row of batch) if (row.kind === 'refused') rows.push(refusedRow(row, call))
  })
  if (!counted.ok) return counted
  const { name, table } = opened.value
  return done({ name, titles: table.titles, rows })
}

const counts = {
  made: { ...required.int, description: 'Customers who were not here' },
  joined: { ...required.int, description: 'Rows of customers who were here already' },
  doubled: { ...required.int, description: 'Rows of a customer of an earlier row' },
  refused: required.int,
  stored: { ...required.int, description: 'Contacts: whatever says something that was not known' },
}

const importColumn = new GraphQLObjectType({
  name: 'ImportColumn',
  fields: { title: required.text, sample: required.text, target: required.text },
})

const importedRow = new GraphQLObjectType({
  name: 'ImportedRow',
  fields: {
    line: required.int,
    kind: { ...required.text, description: 'made, joined or doubled' },
    name: required.text,
    company: optional.text,
    phone: required.text,
    email: required.text,
    others: { type: listOf(GraphQLString) },
    address: optional.text,
    notes: optional.text,
  },
})

const refusedRowType = new GraphQLObjectType<RefusedRow>({
  name: 'RefusedImportRow',
  fields: { line: required.int, cells: { type: listOf(GraphQLString) }, message: required.text },
})

const previewType = new GraphQLObjectType<Preview>({
  name: 'ContactImportPreview',
  fields: {
    name: required.text,
    tool: { ...optional.text, description: 'The tool whose file it is, as far as its columns say' },
    format: { ...required.text, description: 'csv or vcard' },
    columns: { type: listOf(importColumn) },
    ...counts,
    rows: { type: listOf(importedRow), description: `The first ${mostShown.rows} as they would be stored` },
    refusedRows: { type: listOf(refusedRowType), description: `The first ${mostShown.refused}` },
  },
})

const refusedType = new GraphQLObjectType({
  name: 'RefusedImportRows',
  fields: {
    name: required.text,
    titles: { type: listOf(GraphQLString) },
    rows: { type: listOf(refusedRowType) },
  },
})

const importType = new GraphQLObjectType<StoredImport>({
  name: 'ContactImport',
  fields: {
    id: required.id,
    fileName: required.text,
    by: optional.text,
    startedAt: required.time,
    endedAt: {
      ...optional.time,
      description: 'Null while it runs, and where the server stopped in the middle',
    },
    ...counts,
    undoneAt: optional.time,
    kept: { ...optional.int, description: 'Contacts that the undo left: changed or used since' },
  },
})

const args = {
  file: { ...required.id, description: 'As stageContacts gave it' },
  columns: {
    type: new GraphQLList(new GraphQLNonNull(GraphQLString)),
    description: `What each column holds, as it was guessed unless given: ${columnTargets.join(', ')}, or an empty text`,
  },
}

const may = staffOf('settings', 'importContacts')

export const contactImportCalls: ExtraCalls = {
  queries: {
    contactImportPreview: defineCall({
      may,
      type: new GraphQLNonNull(previewType),
      description: 'What importing a file would do; stores nothing',
      args,
      resolve: previewImport,
    }),
    refusedContacts: defineCall({
      may,
      type: new GraphQLNonNull(refusedType),
      description: 'All rows that an import leaves out, with the reason of each',
      args,
      resolve: readRefused,
    }),
    contactImports: defineCall({
      may,
      type: listOf(importType),
      description: `The newest ${mostShown.imports} imports`,
      resolve: async (_args, { db }) =>
        done(await db.select().from(imports).orderBy(desc(imports.startedAt)).limit(mostShown.imports)),
    }),
  },
  mutations: {
    stageContacts: defineCall({
      may,
      type: required.id.type,
      description: 'Keeps the text of a CSV or vCard file for an hour, to be looked at and imported',
      args: { name: required.text, text: required.text },
      resolve: stageImport,
    }),
    importContacts: defineCall({
      may,
      type: new GraphQLNonNull(importType),
      description: 'Imports a file, each once. Its rows are checked again',
      args,
      resolve: importContacts,
    }),
    undoContactImport: defineCall({
      may,
      type: new GraphQLNonNull(importType),
      description: 'Deletes the contacts of an import, except those that were changed or used since',
      args: { id: required.id },
      resolve: ({ id }: { id: string }, call) => undoImport(id, call),
    }),
  },
}
