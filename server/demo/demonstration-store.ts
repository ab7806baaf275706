import type pg from 'pg'
import { ConfigError } from '#server/config.ts'

/** The secret of this name stands in a store that DEMO=1 has filled. */
export const demonstrationMark = 'demonstration'

/** Of this version and of earlier ones. */
const recordTables = ['requests', 'quotes', 'messages', 'calls', 'reviews', 'testimonials', 'price_items']

/** Made-up and real people never mix: asked before a store is migrated, which cannot be undone. */
export async function refuseOtherStore(
  client: Pick<pg.ClientBase, 'query'>,
  { isDemonstration }: { isDemonstration: boolean },
): Promise<void> {
  const holds = async (table: string, condition = 'true') => {
    const { rows } = await client.query('select to_regclass($1) is not null as "isThere"', [
      `public.${table}`,
    ])
    if (!rows[0]?.isThere) return false
    return (await client.query(`select 1 from "${table}" where ${condition} limit 1`)).rows.length > 0
  }
  const isFilled = await holds('secrets', `name = '${demonstrationMark}'`)
  if (!isDemonstration && isFilled)
    throw new ConfigError(
      'This store holds made-up people. Start with DEMO=1, or with another DATA_DIR or DATABASE_URL.',
    )
  if (!isDemonstration || isFilled) return
  for (const table of recordTables)
    if (await holds(table))
      throw new ConfigError('DEMO=1 fills an empty store; this one has records. Start without DEMO.')
}
