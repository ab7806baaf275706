import type { DBAdapter, DBTransactionAdapter, Where } from '@better-auth/core/db/adapter'
import type { BetterAuthOptions } from 'better-auth'
import { digestOf } from '#server/http/signed-values.ts'

/**
 * Stores a digest in place of a session's token, so that a copy of the table opens no session. better-auth
 * itself sees the tokens.
 */
export const withSessionDigests =
  (open: (options: BetterAuthOptions) => DBAdapter) =>
  (options: BetterAuthOptions): DBAdapter => {
    const adapter = open(options)
    const transaction: DBAdapter['transaction'] = (act) =>
      adapter.transaction((within) => act(digesting(within)))
    return { ...adapter, ...digesting(adapter), transaction }
  }

type About = { model: string; where?: Where[] | undefined }

function digesting(adapter: DBTransactionAdapter): DBTransactionAdapter {
  return {
    ...adapter,
    async create(given) {
      const { token } = given.data as { token?: unknown }
      if (given.model !== 'session' || typeof token !== 'string') return adapter.create(given)
      const stored = await adapter.create({ ...given, data: { ...given.data, token: digestOf(token) } })
      return { ...stored, token } as never
    },
    findOne: async <T>(given: Parameters<DBAdapter['findOne']>[0]) =>
      withToken(given, await adapter.findOne<T>(byDigest(given))),
    update: async <T>(given: Parameters<DBAdapter['update']>[0]) =>
      withToken(given, await adapter.update<T>(byDigest(given))),
    consumeOne: async <T>(given: Parameters<DBAdapter['consumeOne']>[0]) =>
      withToken(given, await adapter.consumeOne<T>(byDigest(given))),
    findMany: (given) => adapter.findMany(byDigest(given)),
    count: (given) => adapter.count(byDigest(given)),
    updateMany: (given) => adapter.updateMany(byDigest(given)),
    delete: (given) => adapter.delete(byDigest(given)),
    deleteMany: (given) => adapter.deleteMany(byDigest(given)),
  }
}

const isToken = ({ model }: About, { field }: Where) => model === 'session' && field === 'token'

function byDigest<Given extends About>(given: Given): Given {
  const where = given.where?.map((one) => {
    if (!isToken(given, one)) return one
    if (typeof one.value === 'string') return { ...one, value: digestOf(one.value) }
    return Array.isArray(one.value)
      ? { ...one, value: one.value.map((token) => digestOf(String(token))) }
      : one
  })
  return where ? { ...given, where } : given
}

function withToken<Row>(given: About, row: Row | null): Row | null {
  const token = given.where?.find((one) => isToken(given, one))?.value
  return row && token !== undefined ? { ...row, token } : row
}
