import { createContext, use } from 'react'
import { useOutletContext } from 'react-router'
import type { LiveState } from '#app/admin/live/live.tsx'
import { adminWords } from '#words/admin.ts'
import type { MailState } from './mail-bar.tsx'
import type { PanelCounts } from './panel-counts.ts'

/** Outlet context that the layout gives to its screens. `counts` is undefined when they could not be loaded. */
export type AdminOutlet = {
  counts: PanelCounts | undefined
  live: LiveState
  /** Whether mail arrives; undefined when that could not be loaded. */
  mail: MailState | undefined
  /** Ids of records that came in since the panel was opened. */
  arrived: ReadonlySet<string>
}

/** What the panel's layout gives to its screens. */
export const useAdminOutlet = () => useOutletContext<AdminOutlet>()

/** The company's name. */
export const Company = createContext<string>(adminWords.panel)

/** The name of the business. */
export const useCompany = () => use(Company)

/** Within how many minutes somebody is to call about what is no emergency. */
export const MinutesToCall = createContext(30)

/** How many records of all kinds wait to be handled. */
export const Waiting = createContext(0)

/** The window's title: number of waiting records, screen, company. The app's icon shows the same number. */
export function PanelTitle({ title }: { title: string }) {
  const waiting = use(Waiting)
  return <title>{`${waiting > 0 ? `(${waiting}) ` : ''}${title} · ${useCompany()}`}</title>
}

type ScreenTitleProps = { title: string; lead?: string }

/** Title of a screen as window title and heading, with an optional line on what it is for. */
export function ScreenTitle({ title, lead }: ScreenTitleProps) {
  return (
    <>
      <PanelTitle title={title} />
      <h1>{title}</h1>
      {lead && <p className="screen-lead">{lead}</p>}
    </>
  )
}
