import { pageOf } from '#app/admin/list/list-loader.ts'
import type { Answer, Run } from '#server/data-service/in-process.ts'
import { auditCondition, type auditList } from './audit-list.ts'
import { type AuditEntryInList, ListAuditEntries } from './documents.ts'

export type LoadedActivity = {
  items: AuditEntryInList[]
  nextToken: string | null
  total: number
  /** Everybody whom the log names. */
  people: readonly string[]
}

type ActivityQuery = ReturnType<typeof auditList.address.read>

/** Everything the activity shows of the log. */
export async function loadActivity(
  query: ActivityQuery,
  person: string | undefined,
  run: Run,
): Promise<Answer<LoadedActivity>> {
  const filter = auditCondition(query.filter, person)
  const listed = await run(ListAuditEntries, { filter, ...pageOf(query) })
  if (!listed.ok) return listed
  const { listAuditEntries: page, auditPeople: people } = listed.data
  const items = page?.items.filter((entry) => entry !== null) ?? []
  return {
    ok: true,
    data: { items, nextToken: page?.nextToken ?? null, total: page?.total ?? 0, people },
  }
}
