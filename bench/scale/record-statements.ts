import { appendFileSync } from 'node:fs'
import pg from 'pg'

/**
 * Loaded into the server's process before everything else: writes each statement with its values to the file that
 * STATEMENTS_FILE names, a line of JSON each, for plans.ts.
 */
export type RecordedStatement = { text: string; values: readonly unknown[] }

const file = process.env.STATEMENTS_FILE ?? ''
const client = pg.Client.prototype
const query: (...args: unknown[]) => unknown = client.query

Object.assign(client, {
  query(this: pg.Client, ...args: unknown[]) {
    const [asked, values] = args
    const { text, values: own } =
      typeof asked === 'string' ? { text: asked, values } : (asked as pg.QueryConfig)
    if (typeof text === 'string')
      appendFileSync(
        file,
        `${JSON.stringify({ text, values: Array.isArray(own) ? own : Array.isArray(values) ? values : [] })}\n`,
      )
    return query.apply(this, args)
  },
})
