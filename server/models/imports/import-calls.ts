import { desc, eq } from 'drizzle-orm'
import { GraphQLEnumType, GraphQLList, GraphQLNonNull, GraphQLObjectType, GraphQLString } from 'graphql'
import type { Call } from '#server/data-service/call.ts'
import { defineCall, type ExtraCalls, staffOf } from '#server/data-service/extra-calls.ts'
import { listOf, optional, required } from '#server/data-service/field-types.ts'
import { done, type Result, sentence } from '#server/result.ts'
import { type ImportKindName, importKinds, imports, type StoredImport } from '#server/schema/imports.ts'
import { stageImport } from './import-files.ts'
import type { PlannedEntry } from './import-kind.ts'
import { importKindOf } from './import-kinds.ts'
import { eachBatch, type ImportArgs, type ImportCounts, importFile, openImport } from './import-run.ts'
import { undoImport } from './import-undo.ts'

const mostShown = { rows: 10, refused: 20, imports: 20 }

type RefusedRow = { line: number; cells: readonly string[]; message: string }

type PreviewRow = { line: number; kind: string; cells: readonly string[] }

type Preview = ImportCounts & {
  name: string
  tool: string | null
  format: string
  columns: { title: string; sample: string; target: string }[]
  dayOrder: string | null
  hasDays: boolean
  rows: PreviewRow[]
  refusedRows: RefusedRow[]
}

async function previewImport(args: ImportArgs, call: Call): Promise<Result<Preview>> {
  const opened = await openImport(args, call)
  if (!opened.ok) return opened
  const { name, kind, table, columns } = opened.value
  const samples = table.titles.map(() => '')
  const rows: PreviewRow[] = []
  const refusedRows: RefusedRow[] = []
  const counted = await eachBatch(opened.value, call, ({ entries }) => {
    for (const entry of entries) {
      for (const { cells } of entry.rows)
        for (const [at, sample] of samples.entries()) if (!sample) samples[at] = cells[at] ?? ''
      if (entry.kind === 'refused') {
        if (refusedRows.length < mostShown.refused) refusedRows.push(...refusedOf(entry, call))
      } else if (entry.isStored && rows.length < mostShown.rows)
        rows.push({ line: entry.line, kind: entry.kind, cells: entry.cells() })
    }
  })
  if (!counted.ok) return counted
  const { targets, dayOrder } = columns
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
    dayOrder: dayOrder ?? null,
    hasDays: targets.some((target) => kind.guide.days?.includes(target)),
    rows,
    refusedRows,
  })
}

type EntryLeftOut = Extract<PlannedEntry, { kind: 'refused' }>

const refusedOf = ({ rows, reason }: EntryLeftOut, { language }: Call): RefusedRow[] =>
  rows.map(({ line, cells }) => ({ line, cells, message: sentence(reason, language.words.refusals) }))

async function readRefused(args: ImportArgs, call: Call) {
  const opened = await openImport(args, call)
  if (!opened.ok) return opened
  const rows: RefusedRow[] = []
  const counted = await eachBatch(opened.value, call, ({ entries }) => {
    for (const entry of entries) if (entry.kind === 'refused') rows.push(...refusedOf(entry, call))
  })
  if (!counted.ok) return counted
  const { name, table } = opened.value
  return done({ name, titles: table.titles, rows })
}

const counts = {
  made: { ...required.int, description: 'What was not here' },
  joined: { ...required.int, description: 'What is here already, or is of somebody who is' },
  doubled: { ...required.int, description: 'What an earlier row says' },
  refused: required.int,
  stored: { ...required.int, description: 'Records: whatever says something that was not known' },
}

const kindType = new GraphQLEnumType({
  name: 'ImportKind',
  values: Object.fromEntries(importKinds.map((kind) => [kind, {}])),
})

const importColumn = new GraphQLObjectType({
  name: 'ImportColumn',
  fields: { title: required.text, sample: required.text, target: required.text },
})

const previewRow = new GraphQLObjectType<PreviewRow>({
  name: 'ImportPreviewRow',
  fields: {
    line: required.int,
    kind: { ...required.text, description: 'made, joined or doubled' },
    cells: { type: listOf(GraphQLString), description: 'As the panel shows it; several lines in a cell' },
  },
})

const refusedRowType = new GraphQLObjectType<RefusedRow>({
  name: 'RefusedImportRow',
  fields: { line: required.int, cells: { type: listOf(GraphQLString) }, message: required.text },
})

const previewType = new GraphQLObjectType<Preview>({
  name: 'ImportPreview',
  fields: {
    name: required.text,
    tool: { ...optional.text, description: 'The tool whose file it is, as far as its columns say' },
    format: { ...required.text, description: 'csv, json, vcard or wordpress' },
    columns: { type: listOf(importColumn) },
    dayOrder: {
      ...optional.text,
      description:
        'Which number of 03/04/2026 is first, month or day; null where nobody said and the file does not show it',
    },
    hasDays: required.flag,
    ...counts,
    rows: { type: listOf(previewRow), description: `The first ${mostShown.rows} as they would be stored` },
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
  name: 'Import',
  fields: {
    id: required.id,
    kind: { type: new GraphQLNonNull(kindType) },
    fileName: required.text,
    by: optional.text,
    startedAt: required.time,
    endedAt: {
      ...optional.time,
      description: 'Null while it runs, and where the server stopped in the middle',
    },
    ...counts,
    undoneAt: optional.time,
    kept: { ...optional.int, description: 'Records that the undo left: changed or used since' },
  },
})

const targetsOf = (kind: ImportKindName) => `${kind}: ${importKindOf(kind).guide.targets.join(', ')}`

const args = {
  file: { ...required.id, description: 'As stageImport gave it' },
  columns: {
    type: new GraphQLList(new GraphQLNonNull(GraphQLString)),
    description: `What each column holds, as it was guessed unless given, or an empty text. ${importKinds.map(targetsOf).join('. ')}`,
  },
  dayOrder: { ...optional.text, description: 'month or day: which number of 03/04/2026 is first' },
}

const may = staffOf('settings', 'importFiles')

export const importCalls: ExtraCalls = {
  queries: {
    importPreview: defineCall({
      may,
      type: new GraphQLNonNull(previewType),
      description: 'What importing a file would do; stores nothing',
      args,
      resolve: previewImport,
    }),
    refusedImportRows: defineCall({
      may,
      type: new GraphQLNonNull(refusedType),
      description: 'All rows that an import leaves out, with the reason of each',
      args,
      resolve: readRefused,
    }),
    imports: defineCall({
      may,
      type: listOf(importType),
      description: `The newest ${mostShown.imports} imports, of all kinds or of one`,
      args: { kind: { type: kindType } },
      resolve: async ({ kind }: { kind?: ImportKindName | null }, { db }) =>
        done(
          await db
            .select()
            .from(imports)
            .where(kind ? eq(imports.kind, kind) : undefined)
            .orderBy(desc(imports.startedAt))
            .limit(mostShown.imports),
        ),
    }),
  },
  mutations: {
    stageImport: defineCall({
      may,
      type: required.id.type,
      description:
        'Keeps the text of a CSV or JSON file, a vCard file of customers or a WordPress export for an hour, to be looked at and imported',
      args: { kind: { type: new GraphQLNonNull(kindType) }, name: required.text, text: required.text },
      resolve: stageImport,
    }),
    importFile: defineCall({
      may,
      type: new GraphQLNonNull(importType),
      description: 'Imports a file, each once. Its rows are checked again',
      args,
      resolve: importFile,
    }),
    undoImport: defineCall({
      may,
      type: new GraphQLNonNull(importType),
      description: 'Deletes the records of an import, except those that were changed or used since',
      args: { id: required.id },
      resolve: ({ id }: { id: string }, call) => undoImport(id, call),
    }),
  },
}
