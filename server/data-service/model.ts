import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type {
  GraphQLEnumType,
  GraphQLFieldConfig,
  GraphQLNullableInputType,
  GraphQLNullableOutputType,
} from 'graphql'
import { z } from 'zod'
import type { Languages } from '#content/languages.ts'
import type { Staff } from '#server/actor.ts'
import type { Queryable, Transaction } from '#server/database/database.ts'
import { type Result, refuse } from '#server/result.ts'
import type { Area } from '#server/rights.ts'
import type { Call } from './call.ts'
import type { Filter } from './filter.ts'

/** `true`: everything; `false`: nothing; a filter: the matching rows, enforced in SQL. */
export type Access = boolean | Filter

export type Operation = 'read' | 'create' | 'update' | 'delete'

/**
 * `private`: only staff who may read the area see it, or filter and sort by it. `sortable`: there must be an index for it.
 * `required`: no row of this model lacks it, although others of the table may. `enum`: where programs know the type of an enum
 * by another name than the column's. `type`: of a JSON column whose parts programs are to know; else it is a text in JSON.
 */
export type FieldRule = {
  private?: true
  sortable?: true
  required?: true
  enum?: GraphQLEnumType
  type?: { value: GraphQLNullableOutputType; input: GraphQLNullableInputType }
}

export const openFields = (...names: readonly string[]): Record<string, FieldRule> =>
  Object.fromEntries(names.map((name) => [name, {}]))

export const privateFields = (...names: readonly string[]): Record<string, FieldRule> =>
  Object.fromEntries(names.map((name) => [name, { private: true }]))

export type Row = { id: string } & Record<string, unknown>

export type DeletedRow = Readonly<Record<string, unknown>>

export type ModelRules<Stored extends Row = Row, Draft = unknown, Changes = unknown> = {
  onCreate(draft: Draft, context: CreateContext): Promise<Result<CreatePlan<Stored>>>
  onUpdate(
    changes: Changes,
    current: Stored,
    context: UpdateContext,
  ): Result<object> | Promise<Result<object>>
  onDelete?(row: Stored, context: { tx: Transaction; call: Call }): Promise<Result<null>>
  /**
   * When a row is deleted for good: after the delete, or, with a trash, before it leaves the trash. The
   * function that it gives runs after the commit.
   */
  afterDelete?(
    row: { id: string },
    context: { tx: Transaction; call: Call },
  ): Promise<(() => Promise<void>) | undefined>
  /**
   * Gives columns that must change because another row has taken a unique value meanwhile. Database column
   * names.
   */
  onRestore?(row: DeletedRow, context: { tx: Transaction; call: Call; now: Date }): Promise<DeletedRow>
  afterRestore?(
    row: { id: string },
    context: { tx: Transaction; call: Call; now: Date; deletedAt: Date },
  ): Promise<void>
  afterCommit?(call: Call): void
}

export type CreatePlan<Stored extends Row = Row> =
  | { existing: Stored }
  | { insert: object; afterwards?: (row: Stored) => Promise<void> }

export type CreateContext = {
  tx: Transaction
  call: Call
  id: string
  now: Date
  submission: Submission | undefined
  press?: PressKey | undefined
}

export type UpdateContext = { tx: Transaction; call: Call; now: Date; press?: PressKey | undefined }

/** Of what was done without a connection and is sent later: sent again, it is the same. */
export type PressKey = { id: string; at: Date }

export type Submission = {
  idempotencyKey?: string | null
  formToken?: string | null
  trap?: string | null
  visit?: string | null
  invitation?: string | null
  rings?: boolean | null
}

export type ModelField = GraphQLFieldConfig<Row, Call>

/** The engine's rows have no type of their own: for a computed field that only models with `Stored` rows have. */
export const fieldOn = <Stored extends Row>(field: GraphQLFieldConfig<Stored, Call>) =>
  field as unknown as ModelField

export type Model<Stored extends Row = Row, Draft = unknown, Changes = unknown> = {
  /** Singular, as in `Quote`; calls are named after it: listQuotes, getQuote, createQuote ... */
  name: string
  plural: string
  table: PgTable & { id: PgColumn }
  /** The rows of the table that are this model's, by the values of columns, which a new one gets. */
  scope?: Readonly<Record<string, string>>
  fields: Record<string, FieldRule>
  /** Columns that rules and computed fields need and no program sees. */
  alsoReads?: readonly string[]
  /**
   * The models among which `scope` divides the rows: what is created, changed and deleted goes through the one whose row it is,
   * by its rules and under its name.
   */
  doors?: readonly Model[]
  /** For rows of several areas a function that says which of them an actor reads (`rights.ts`). */
  area: Area | ((actor: Staff) => Access)
  /**
   * For staff whose right in the area is `own`: the column that names whose a row is, or what finds it in another table, and
   * what they may change on theirs. `mayCreate`: `onCreate` lets them make rows of their own only. Without `own` they may do
   * nothing with the model.
   */
  own?: { by: string | SQL; mayChange: readonly string[]; mayCreate?: true }
  visitors?: { read?: true | Filter; create?: true }
  /** What programs with a key that only brings leads may do; nothing by default. */
  leadSources?: { create: true }
  /** Also made without a connection: `onCreate` stores it once (`press`). */
  createdByPress?: true
  neverByCall?: readonly Operation[]
  createInput: z.ZodType<Draft>
  updateInput: z.ZodType<Changes>
  rules: ModelRules<Stored, Draft, Changes>
  /** About a customer: deleting a row also empties its values in the audit log. */
  isPersonal?: true
  trash?: Trash
  isReadOnly?: true
  sort: { field: string; direction: SortDirection }
  /** Indexed columns to look rows up by: `slug` of Blog makes `listBlogBySlug(slug: …)`. */
  lookups?: readonly string[]
  /**
   * A generated text column (trigram index) and a tsvector column. `open`: without private data, so that all who may read a
   * row may search it; else only those who see private fields.
   */
  search?: {
    text: PgColumn
    words: PgColumn
    languages?: Languages
    open?: true
  }
  /** A search for what other tables say of a row: the condition of those that it finds. */
  searchElsewhere?: (db: Queryable, search: string) => Promise<SQL>
  tallied?: Readonly<Record<string, Filter>>
  extraFields?: Record<string, ModelField & { private?: true }>
}

/**
 * `with`: columns of other tables that reference the record, and whose rows go and come back with it. `unlinks`: columns whose
 * rows stay; the reference is restored unless it was set meanwhile.
 */
export type Trash = {
  with: readonly PgColumn[]
  unlinks?: readonly PgColumn[]
}

export type SortDirection = 'ASC' | 'DESC'

/**
 * Checks the types of the rules against each other; the engine treats all models alike, hence the widened
 * type.
 */
export function defineModel<Stored extends Row, Draft, Changes>(model: Model<Stored, Draft, Changes>): Model {
  // The engine passes only values of this model's own table and schemas.
  return model as unknown as Model
}

type ReadOnly = Pick<
  Model,
  'name' | 'plural' | 'table' | 'fields' | 'area' | 'own' | 'sort' | 'search' | 'tallied' | 'extraFields'
>

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
