import type { RouterContextProvider } from 'react-router'
import { servicesContext } from '../../context.ts'
import { requireConfirmed } from '../require-confirmed.ts'

type Asked = { context: Readonly<RouterContextProvider>; request: Request; url: URL }

/** What is exported: a list, by the name of its model, as far as its address shows it. */
type Exported = { subject: 'Quote' | 'Message' | 'Review'; filter: string; search: string }

/**
 * Before the first row leaves: the password, asked for on the way back to `list` when it was not entered lately, and a
 * line in the log of who did what.
 */
export async function beginExport(asked: Asked, list: string, exported: Exported): Promise<void> {
  await requireConfirmed(asked, list)
  const begun = await asked.context.get(servicesContext).recordExport(exported)
  if (!begun.ok) throw new Response(begun.refusal.message, { status: 403 })
}
