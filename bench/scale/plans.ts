import { existsSync, readFileSync, statSync } from 'node:fs'
import type pg from 'pg'
import { z } from 'zod'
import type { RecordedStatement } from './record-statements.ts'

const large = { rows: 10_000, mostRead: 20_000 }

type PlanNode = z.output<typeof planNode>

const planNode = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Index Name': z.string().optional(),
  'Actual Rows': z.number().default(0),
  'Actual Loops': z.number().default(0),
  'Rows Removed by Filter': z.number().default(0),
  'Rows Removed by Index Recheck': z.number().default(0),
  get Plans(): z.ZodOptional<z.ZodArray<typeof planNode>> {
    return z.array(planNode).optional()
  },
})
const explained = z.object({
  'QUERY PLAN': z.tuple([z.object({ Plan: planNode, 'Execution Time': z.number() })]),
})

export type LongRead = {
  screen: string
  node: string
  rows: number
  ms: number
  statement: string
  isScan: boolean
}

export function recordedStatements(file: string): () => RecordedStatement[] {
  let read = 0
  return () => {
    if (!existsSync(file)) return []
    const fresh = readFileSync(file).subarray(read)
    read = statSync(file).size
    return fresh
      .toString('utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as RecordedStatement)
  }
}

export async function longReads(
  client: pg.PoolClient,
  screen: string,
  statements: readonly RecordedStatement[],
): Promise<LongRead[]> {
  const sizes = await tableSizes(client)
  const reads: LongRead[] = []
  const seen = new Set<string>()
  for (const statement of statements) {
    if (!/^\s*\(?(?:select|with|insert|update|delete)\b/i.test(statement.text)) continue
    const key = JSON.stringify(statement)
    if (seen.has(key)) continue
    seen.add(key)
    const plan = await planOf(client, statement)
    if (!plan) continue
    for (const node of nodesIn(plan.Plan)) {
      const rows =
        (node['Actual Rows'] + node['Rows Removed by Filter'] + node['Rows Removed by Index Recheck']) *
        node['Actual Loops']
      const table = node['Relation Name']
      if (!/Scan/.test(node['Node Type']) || rows <= large.mostRead) continue
      const isScan = node['Node Type'] === 'Seq Scan' && (sizes.get(table ?? '') ?? 0) >= large.rows
      reads.push({
        screen,
        node: `${node['Node Type']} ${node['Index Name'] ?? table ?? ''}`,
        rows,
        ms: plan['Execution Time'],
        statement: statement.text.replace(/\s+/g, ' '),
        isScan,
      })
    }
  }
  return reads
}

async function tableSizes(client: pg.PoolClient): Promise<Map<string, number>> {
  const { rows } = await client.query<{ name: string; rows: number }>(
    `select relname as name, reltuples::float8 as rows from pg_class where relkind = 'r'`,
  )
  return new Map(rows.map(({ name, rows }) => [name, rows]))
}

async function planOf(client: pg.PoolClient, { text, values }: RecordedStatement) {
  await client.query('begin')
  try {
    const { rows } = await client.query(`explain (analyze, timing off, format json) ${text}`, [...values])
    return explained.parse(rows[0])['QUERY PLAN'][0]
  } catch (error) {
    // A statement that cannot run twice, such as an insert, was planned the first time.
    if (error instanceof Error && 'code' in error) return undefined
    throw error
  } finally {
    await client.query('rollback')
  }
}

function nodesIn(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesIn)]
}
