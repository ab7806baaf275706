import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgTransaction } from 'drizzle-orm/pg-core'
import type pg from 'pg'

type NoSchema = Record<string, never>

/** The pool as drizzle sees it. Tables are imported where they are used, not looked up by name. */
export type Database = NodePgDatabase<NoSchema> & { $client: pg.Pool }

/** An open transaction; everything that a lead needs is written through one of these. */
export type Transaction = PgTransaction<NodePgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>

/** Either: for queries that do not care whether they are inside a transaction. */
export type Queryable = Database | Transaction

/** Lantern cannot use its database. The message is for the person who starts it: why, and what to do. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
}
