import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { GraphQLFieldConfig } from 'graphql'
import { z } from 'zod'
import type { Languages } from '#content/languages.ts'
import type { Staff } from '#server/actor.ts'
import type { Transaction } from '#server/database/database.ts'
import { type Result, refuse } from '#server/result.ts'
import type { Area } from '#server/rights.ts'
import type { Call } from './call.ts'
import type { Filter } from './filter.ts'

/** `true`: everything; `false`: nothing; a filter: the rows that match it, enforced in SQL. */
export type Access = boolean | Filter

/** What can be done with a record; access is granted for each. */
export type Operation = 'read' | 'create' | 'update' | 'delete'

/** How one column appears in the schema. A column that is not named in `fields` does not exist outside. */
export type FieldRule = {
  /** Only staff who may read the model's area (and the system) ever get the value or may filter and sort by it. */
  private?: true
  /** May be a sort key; there is an index for it. */
  sortable?: true
}

/** A record of any model, by the names of its fields. */
export type Row = { id: string } & Record<string, unknown>

/** A row as the trash keeps it: JSON, by the names of its columns in the database. */
export type DeletedRow = Readonly<Record<string, unknown>>

/** What happens around a stored change, in its transaction. */
export type ModelRules<Stored extends Row = Row, Draft = unknown, Changes = unknown> = {
  /**
   * Turns checked input into the columns to insert, or gives a row that is already there
   * (the same submission sent twice), or refuses.
   */
  onCreate(draft: Draft, context: CreateContext): Promise<Result<CreatePlan<Stored>>>
  /** Turns checked changes into the columns to write, or refuses. */
  onUpdate(
    changes: Changes,
    current: Stored,
    context: UpdateContext,
  ): Result<object> | Promise<Result<object>>
  /** Refuses a delete, in its transaction. */
  onDelete?(row: Stored, context: { tx: Transaction; call: Call }): Promise<Result<null>>
  /**
   * Runs when a row is deleted for good, in the same transaction: after the delete, or, for a model with a trash, before the row
   * leaves the trash. The function that it gives, if any, runs after the commit.
   */
  afterDelete?(
    row: { id: string },
    context: { tx: Transaction; call: Call },
  ): Promise<(() => Promise<void>) | undefined>
  /**
   * Runs before a row is restored from the trash: gives columns that must change, because another row has taken a unique value
   * meanwhile. Columns are named as in the database.
   */
  onRestore?(row: DeletedRow, context: { tx: Transaction; call: Call; now: Date }): Promise<DeletedRow>
  /** Runs after a row was restored, in the same transaction. */
  afterRestore?(
    row: { id: string },
    context: { tx: Transaction; call: Call; now: Date; deletedAt: Date },
  ): Promise<void>
  /** Runs after the commit. */
  afterCommit?(call: Call): void
}

/** `afterwards` runs after the insert, in the same transaction. */
export type CreatePlan<Stored extends Row = Row> =
  | { existing: Stored }
  | { insert: object; afterwards?: (row: Stored) => Promise<void> }

/** `id` is the id that the new row will have. */
export type CreateContext = {
  tx: Transaction
  call: Call
  id: string
  now: Date
  submission: Submission | undefined
}

/** What a rule may use while a record is saved: the transaction, who asks, and the time of the save. */
export type UpdateContext = { tx: Transaction; call: Call; now: Date }

/** What a form sends besides its fields; judged by the model's rules. */
export type Submission = {
  idempotencyKey?: string | null
  formToken?: string | null
  trap?: string | null
  /** How the visit began: path and search of its first page, a space, and the address that led there. */
  visit?: string | null
  /** The personal link that a review was asked for with. */
  invitation?: string | null
}

/** A computed GraphQL field of a model. */
export type ModelField = GraphQLFieldConfig<Row, Call>

/** A stored model, declared once: the engine derives schema, permission, projection and storage from it. */
export type Model<Stored extends Row = Row, Draft = unknown, Changes = unknown> = {
  /** Singular, as in `Quote`; calls are named after it: listQuotes, getQuote, createQuote ... */
  name: string
  plural: string
  table: PgTable & { id: PgColumn }
  fields: Record<string, FieldRule>
  /** Which roles of staff read and change it: `rights.ts`. A function: its rows belong to several areas; it says which rows somebody reads. */
  area: Area | ((actor: Staff) => Access)
  /** What visitors may: read all rows, or those that match a filter, and create. */
  visitors?: { read?: true | Filter; create?: true }
  /** What nobody does through a call, whatever their role. */
  neverByCall?: readonly Operation[]
  createInput: z.ZodType<Draft>
  updateInput: z.ZodType<Changes>
  rules: ModelRules<Stored, Draft, Changes>
  /** About a customer: when a row is deleted, the log of who did what forgets what it said too. */
  isPersonal?: true
  /** What is deleted goes to the trash, and can be restored from there. Without it, it is gone at once. */
  trash?: Trash
  /** Nobody changes it through a call, so the schema has none. */
  isReadOnly?: true
  sort: { field: string; direction: SortDirection }
  /** Columns with an index of their own that rows are looked up by: `slug` of Blog makes `listBlogBySlug(slug: …)`. */
  lookups?: readonly string[]
  /**
   * A generated text column (trigram index) and a tsvector column. `years`: moments whose years their indexes have too.
   * `open`: they hold nothing private, so whoever may read a row may search it; else only those who see private fields.
   */
  search?: {
    text: PgColumn
    words: PgColumn
    years?: readonly PgColumn[]
    languages?: Languages
    open?: true
  }
  /** States of which the migrations keep tallies, each by the filter that lets exactly its rows through: nobody counts those. */
  tallied?: Readonly<Record<string, Filter>>
  /** Fields that are not columns of the table. */
  extraFields?: Record<string, ModelField & { private?: true }>
}

/** What the trash takes besides the row itself. */
export type Trash = {
  /** Columns of other tables that name the record, and whose rows go and come back with it. */
  with: readonly PgColumn[]
  /** Columns whose rows stay and forget the record; they name it again once it is back, unless they name another by then. */
  unlinks?: readonly PgColumn[]
}

/** As GraphQL and SQL spell it. */
export type SortDirection = 'ASC' | 'DESC'

/**
 * Declares a model. The types of its rules are checked against each other here; the engine then treats all
 * models alike, which is why the result is the widened type.
 */
export function defineModel<Stored extends Row, Draft, Changes>(model: Model<Stored, Draft, Changes>): Model {
  // The engine only ever hands a model's rules what that model's own table and schemas produced.
  return model as unknown as Model
}

type ReadOnly = Pick<
  Model,
  'name' | 'plural' | 'table' | 'fields' | 'area' | 'sort' | 'search' | 'tallied' | 'extraFields'
>

/** A model that only other parts of the server write: lists, one record and live news, no changes. */
export function readOnlyModel(model: ReadOnly): Model {
  const refused = () =>
    refuse({
      code: 'FORBIDDEN',
      reason: 'operationNotAuthorized',
      facts: { operation: 'change', models: model.plural },
    })
  return defineModel({
    ...model,
    isReadOnly: true,
    neverByCall: ['create', 'update', 'delete'],
    createInput: z.object({}),
    updateInput: z.object({}),
    rules: { onCreate: async () => refused(), onUpdate: refused },
  })
}
