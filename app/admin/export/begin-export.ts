import type { RouterContextProvider } from 'react-router'
import type { ListAddress } from '#app/admin/list/list-query.ts'
import { requireConfirmed } from '#app/admin/sign-in/guards.ts'
import { servicesContext } from '#app/context.ts'

type Asked = { context: Readonly<RouterContextProvider>; request: Request; url: URL }

/** The list that is exported: the name of its model, and where it stands in the panel. */
type ExportedList<Filter extends string> = {
  subject: 'Quote' | 'Message' | 'Review'
  path: string
  address: ListAddress<Filter>
}

/**
 * Before the first row leaves: the password, asked for on the way back to the list when it was not entered lately, and a
 * line in the log of who did what. Gives how much of the list its address shows.
 */
export async function beginExport<Filter extends string>(
  asked: Asked,
  { subject, path, address }: ExportedList<Filter>,
): Promise<{ filter: Filter; search: string }> {
  const { filter, search } = address.read(asked.url.searchParams)
  await requireConfirmed(asked, `${path}${address.path({ filter, search })}`)
  const begun = await asked.context.get(servicesContext).recordExport({ subject, filter, search })
  if (!begun.ok) throw new Response(begun.refusal.message, { status: 403 })
  return { filter, search }
}
