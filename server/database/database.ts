import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgTransaction } from 'drizzle-orm/pg-core'
import type pg from 'pg'

type NoSchema = Record<string, never>

export type Database = NodePgDatabase<NoSchema> & { $client: pg.Pool }

export type Transaction = PgTransaction<NodePgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>

export type Queryable = Database | Transaction

export class DatabaseError extends Error {
  override name = 'DatabaseError'
}
