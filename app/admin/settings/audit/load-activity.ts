import { pageVariables } from '#app/admin/list/list-loader.ts'
import type { Run } from '#server/data-service/in-process.ts'
import { auditList } from './audit-list.ts'
import { type AuditEntryInList, ListAuditEntries } from './documents.ts'

export type LoadedActivity = {
  items: AuditEntryInList[]
  nextToken: string | null
  total: number
  /** Everybody whom the log names. */
  people: readonly string[]
}

/** Everything the activity shows of the log; `person`: whose activity that is. Undefined when it could not be read. */
export async function loadActivity(
  run: Run,
  url: URL,
  person: string | undefined,
): Promise<LoadedActivity | undefined> {
  const variables = pageVariables(auditList, auditList.read(url.searchParams))
  const filter = { ...variables.filter, ...(person !== undefined && { actorName: { eq: person } }) }
  const listed = await run(ListAuditEntries, { ...variables, filter })
  if (!listed.ok) return undefined
  const { listAuditEntries: page, auditPeople: people } = listed.data
  const items = page?.items.filter((entry) => entry !== null) ?? []
  return { items, nextToken: page?.nextToken ?? null, total: page?.total ?? 0, people }
}
