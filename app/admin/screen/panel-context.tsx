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

/** False while mails only become files: no mail is promised then. Undefined when it could not be loaded. */
export function useMailLeaves(): boolean | undefined {
  const { mail } = useAdminOutlet()
  return mail && mail.state !== 'notSetUp'
}

export const unknownFirm: Firm = { name: adminWords.panel, logo: null, darkLogo: null, icon: null }

export const FirmContext = createContext(unknownFirm)

export const useFirm = () => use(FirmContext)

/** Minutes within which staff should call back about a request that is no emergency. */
export const MinutesToCall = createContext(30)

/** Codes of the site's languages, its first one first. */
export const SiteLanguages = createContext<readonly string[]>([])

/** Those of them that the business speaks. */
export const SpokenLanguages = createContext<readonly string[]>([])

/** Those that something may be in: what was stored in another one stays. */
export function useLanguagesFor(stored: string | null | undefined): readonly string[] {
  const spoken = use(SpokenLanguages)
  return stored && !spoken.includes(stored) ? [...spoken, stored] : spoken
}

/** The address of a page of the site, in the language of the panel where the business speaks it. */
export function useSiteAddress(path: string): string {
  const [first] = use(SiteLanguages)
  const isSpoken = use(SpokenLanguages).includes(prefix.slice(1) || first || '')
  return isSpoken ? address(path) : path
}

/** What the business does not offer. */
export const HiddenServices = createContext<readonly ServiceSlug[]>([])

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
