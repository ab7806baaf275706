import { createContext, use } from 'react'
import { useOutletContext } from 'react-router'
import { address, prefix } from '#app/address.ts'
import type { LiveState } from '#app/admin/live/live.tsx'
import type { Firm } from '#app/ui/logo.tsx'
import type { ServiceSlug } from '#content/services.ts'
import { adminWords } from '#words/panel/panel.ts'
import type { MailState } from './mail-bar.tsx'
import type { PanelCounts } from './panel-counts.ts'

/** `counts` and `mail` are undefined when they could not be loaded. */
export type AdminOutlet = {
  counts: PanelCounts | undefined
  live: LiveState
  mail: MailState | undefined
  /** Ids of records that came in since the panel was opened. */
  arrived: ReadonlySet<string>
}

export const useAdminOutlet = () => useOutletContext<AdminOutlet>()

/** False while mails are only written to files: the panel then promises none. Undefined when it could not be loaded. */
export function useMailLeaves(): boolean | undefined {
  const { mail } = useAdminOutlet()
  return mail && mail.state !== 'notSetUp'
}

/**
 * `languages`: codes of the site's, its first one first; `spokenLanguages`: those of them that the business speaks.
 * `hiddenServices`: what it does not offer. `minutesToCall`: within which staff should call back about a request that is no
 * emergency.
 */
export type Business = {
  firm: Firm
  languages: readonly string[]
  spokenLanguages: readonly string[]
  hiddenServices: readonly ServiceSlug[]
  minutesToCall: number
}

export const unknownBusiness: Business = {
  firm: { name: adminWords.panel, logo: null, darkLogo: null, icon: null },
  languages: [],
  spokenLanguages: [],
  hiddenServices: [],
  minutesToCall: 30,
}

export const BusinessContext = createContext(unknownBusiness)

export const useBusiness = () => use(BusinessContext)

export const useFirm = () => useBusiness().firm

/** Those that something may be in: what was stored in another one stays. */
export function useLanguagesFor(stored: string | null | undefined): readonly string[] {
  const { spokenLanguages } = useBusiness()
  return stored && !spokenLanguages.includes(stored) ? [...spokenLanguages, stored] : spokenLanguages
}

/** The address of a page of the site, in the language of the panel where the business speaks it. */
export function useSiteAddress(path: string): string {
  const { languages, spokenLanguages } = useBusiness()
  const isSpoken = spokenLanguages.includes(prefix.slice(1) || languages[0] || '')
  return isSpoken ? address(path) : path
}

export const Waiting = createContext(0)

/** The app's icon shows the same number. */
export function PanelTitle({ title }: { title: string }) {
  const waiting = use(Waiting)
  return <title>{`${waiting > 0 ? `(${waiting}) ` : ''}${title} · ${useFirm().name}`}</title>
}

type ScreenTitleProps = { title: string; lead?: string }

export function ScreenTitle({ title, lead }: ScreenTitleProps) {
  return (
    <>
      <PanelTitle title={title} />
      <h1>{title}</h1>
      {lead && <p className="screen-lead">{lead}</p>}
    </>
  )
}
