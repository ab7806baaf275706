import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Call } from '#server/data-service/call.ts'
import type { Queryable } from '#server/database/database.ts'
import type { CsvRow, TableRow } from '#server/models/formats/csv-rows.ts'
import { newId } from '#server/new-id.ts'
import { type Reason, type Result, refuse } from '#server/result.ts'
import type { ImportKindName } from '#server/schema/imports.ts'
import { type ImportColumns, refuseExtraCells } from './import-cells.ts'
import type { ColumnGuide } from './import-columns.ts'

/** The rows of one thing. */
export type Entry = readonly [TableRow, ...TableRow[]]

/** What becomes of one thing of a file: it is new, of somebody or something here, of an earlier row, or left out. */
type PlannedItem<Item> =
  | { kind: 'made' | 'joined' | 'doubled'; isStored: boolean; item: Item }
  | { kind: 'refused'; reason: Reason }

/** `rows`: as they stand in the file; several where they are of one thing, as the lines of an invoice. */
export type PlannedEntry = { line: number; rows: readonly CsvRow[] } & (
  | { kind: 'made' | 'joined' | 'doubled'; isStored: boolean; cells: () => readonly string[] }
  | { kind: 'refused'; reason: Reason }
)

export type PlannedBatch = { entries: readonly PlannedEntry[]; store: (stamp: ImportStamp) => Promise<void> }

/** `place`: how many were stored before. */
type ImportStamp = { importId: string; startedAt: Date; place: number }

type NewRecord<Item> = { id: string; importId: string; at: Date; item: Item }

type Opened = { importId: string; rows: Iterable<TableRow>; columns: ImportColumns }

/** A kind of thing that files bring in, as the kit drives it. */
export type ImportKind = {
  name: ImportKindName
  /** As Activity and events name it. */
  subject: 'Contact' | 'PriceItem' | 'Call' | 'Invoice' | 'Review' | 'Testimonial' | 'Blog'
  /** What it stores may be shown on public pages. */
  isOnPages?: true
  /** Models that come with it. */
  others?: readonly string[]
  guide: ColumnGuide
  takesCards?: true
  takesWordPress?: true
  plan: (opened: Opened, call: Call) => AsyncGenerator<PlannedBatch>
  /** Where the undo looks for what an import stored. */
  tables: readonly ImportedTable[]
}

type ImportedTable = {
  table: PgTable & { id: PgColumn; importId: PgColumn }
  /** Whether it is unchanged and unused since, so that the undo may delete it. */
  isUntouched: (startedAt: Date) => SQL
}

type ImportRules<Target extends string, Item> = Omit<ImportKind, 'plan' | 'guide'> & {
  guide: ColumnGuide<Target>
  /** What rows of one thing have in common; where it is missing, each row is one. Called once for a file. */
  sameIn?: (columns: ImportColumns<Target>) => (row: CsvRow) => string
  read: (rows: Entry, columns: ImportColumns<Target>) => Result<Item, Reason>
  /** Called once for a file: what it gives is called for each batch, and knows those before. */
  begin: (importId: string, call: Call) => Promise<(items: readonly Item[]) => Promise<PlannedItem<Item>[]>>
  /** As the preview shows one, in the order of its columns. */
  cells: (item: Item, call: Call) => readonly string[]
  store: (db: Queryable, records: readonly NewRecord<Item>[], call: Call) => Promise<void>
}

/** After so long an import that has not ended stands still: its server stopped. */
export const longestImportMs = 30 * 60_000

/** Reading a row takes up to a tenth of a millisecond; after each batch the thread is left to others for as long. */
const batchSize = 100

/** What no kind can read is refused before it is asked. */
export function readEntry<Target extends string, Item>(
  read: ImportRules<Target, Item>['read'],
  entry: Entry,
  columns: ImportColumns<Target>,
): Result<Item, Reason> {
  const said = entry.find((row) => row.problem)?.problem
  const problem = said ?? entry.map((row) => refuseExtraCells(row, columns)).find(Boolean)
  return problem ? refuse<Reason>(problem) : read(entry, columns)
}

export function defineImport<Target extends string, Item>({
  sameIn,
  read,
  begin,
  cells,
  store,
  ...kind
}: ImportRules<Target, Item>): ImportKind {
  return {
    ...kind,
    async *plan({ importId, rows, columns: given }, call) {
      // What was chosen is one of the targets (parseColumns), which a type of all kinds cannot say.
      const columns = given as ImportColumns<Target>
      const planItems = await begin(importId, call)
      let batch: Entry[] = []
      for await (const entry of entriesIn(rows, sameIn?.(columns))) {
        batch.push(entry)
        if (batch.length < batchSize) continue
        yield await planBatch(batch)
        batch = []
      }
      if (batch.length > 0) yield await planBatch(batch)

      async function planBatch(all: readonly Entry[]): Promise<PlannedBatch> {
        const began = performance.now()
        const results = all.map((entry) => ({ rows: entry, item: readEntry(read, entry, columns) }))
        await pause(performance.now() - began)
        const planned = await planItems(results.flatMap(({ item }) => (item.ok ? [item.value] : [])))
        const items: Item[] = []
        const entries = results.map(({ rows: own, item }): PlannedEntry => {
          const base = { line: own[0].line, rows: own }
          if (!item.ok) return { ...base, kind: 'refused', reason: item.refusal }
          const fate = planned.shift()
          if (!fate) throw new Error(`no plan for line ${base.line}`)
          if (fate.kind === 'refused') return { ...base, ...fate }
          if (fate.isStored) items.push(fate.item)
          return { ...base, kind: fate.kind, isStored: fate.isStored, cells: () => cells(fate.item, call) }
        })
        return {
          entries,
          async store({ importId: id, startedAt, place }) {
            if (items.length === 0) return
            // Lists that show the newest first have them in the order of their file.
            const records = items.map((item, at) => ({
              ...{ id: newId(), importId: id, item },
              at: new Date(startedAt.getTime() - place - at),
            }))
            await store(call.db, records, call)
          },
        }
      }
    },
  }
}

async function* entriesIn(
  rows: Iterable<TableRow>,
  same: ((row: TableRow) => string) | undefined,
): AsyncGenerator<Entry> {
  let count = 0
  const groups = new Map<string, [TableRow, ...TableRow[]]>()
  for (const row of rows) {
    count += 1
    if (count % 1_000 === 0) await nextTurn()
    const key = same?.(row)
    if (key === undefined) yield [row]
    else {
      const known = groups.get(key)
      // A row that names nothing stands alone.
      if (known && key) known.push(row)
      else groups.set(key || `line ${row.line}`, [row])
    }
  }
  yield* groups.values()
}
