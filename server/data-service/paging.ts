import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { optional } from '#server/data-service/field-types.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { isMoment } from '#server/schema/columns.ts'
import type { SortDirection } from './model.ts'

/** Amplify Data's own figures. */
export const modelLimits = { usual: 100, most: 1000 }

export const longestSearch = 1_000

export type PageArgs = {
  search?: string | null | undefined
  limit?: number | null | undefined
  nextToken?: string | null | undefined
}

export const pageArgs = {
  search: optional.text,
  limit: optional.int,
  nextToken: optional.text,
}

type PageRules<Place> = {
  limit: { usual: number; most: number }
  placeIn: (nextToken: string) => Place | undefined
}

export function readPageArgs<Place>(
  { search, limit, nextToken }: PageArgs,
  { limit: { usual, most }, placeIn }: PageRules<Place>,
): Result<{ search: string; limit: number; after: Place | undefined }> {
  if (search && search.length > longestSearch)
    return refuse({ code: 'BAD_INPUT', reason: 'searchTooLong', facts: { most: longestSearch } })
  const asked = limit ?? usual
  if (asked < 1 || asked > most) return refuse({ code: 'BAD_INPUT', reason: 'limitRange', facts: { most } })
  const after = nextToken ? placeIn(nextToken) : undefined
  if (nextToken && !after) return refuse({ code: 'BAD_INPUT', reason: 'foreignNextToken' })
  return done({ search: search ?? '', limit: asked, after })
}

export const tokenOf = (place: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url')

export function readToken<Place>(token: string, place: z.ZodType<Place>): Place | undefined {
  try {
    return place.safeParse(JSON.parse(Buffer.from(token, 'base64url').toString('utf8'))).data
  } catch {
    return undefined
  }
}

const position = z.tuple([z.string(), z.unknown(), z.string().regex(/^[0-9a-f-]{36}$/i)])

/** `list`: the list and its order, which the token was given by. */
export function readNextToken(
  token: string,
  list: string,
  column: PgColumn,
): { value: unknown; id: string } | undefined {
  const read = readToken(token, position)
  if (read?.[0] !== list) return undefined
  const [, value, id] = read
  if (!isMoment(column)) return { value, id }
  const date = new Date(String(value))
  return Number.isNaN(date.getTime()) ? undefined : { value: date, id }
}

/** As one row comparison, where an index scan can begin. */
export function isAfter(
  column: PgColumn,
  id: PgColumn,
  position: { value: unknown; id: string },
  direction: SortDirection,
): SQL {
  const beyond = direction === 'ASC' ? sql`>` : sql`<`
  return sql`(${column}, ${id}) ${beyond} (${sql.param(position.value, column)}, ${sql.param(position.id, id)})`
}

export const orderWithId = (column: PgColumn, id: PgColumn, direction: SortDirection): SQL[] =>
  direction === 'ASC' ? [asc(column), asc(id)] : [desc(column), desc(id)]
