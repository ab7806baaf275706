import { createContext, use } from 'react'
import { useOutletContext } from 'react-router'
import type { LiveState } from '#app/admin/live/live.tsx'
import { adminWords } from '#words/admin.ts'
import type { PanelCounts } from './panel-counts.ts'

/** What the layout hands to the screen inside it. `counts` is undefined when they could not be loaded. */
export type AdminOutlet = {
  counts: PanelCounts | undefined
  live: LiveState
  /** Ids of what came in while somebody was looking. */
  arrived: ReadonlySet<string>
}

export const useAdminOutlet = () => useOutletContext<AdminOutlet>()

/** What the company is called by now; the layout knows. */
export const Company = createContext<string>(adminWords.panel)

export const useCompany = () => use(Company)

/** How many wait for somebody in the whole panel; the layout counts them. */
export const Waiting = createContext(0)

/** The window's title: how many wait, what one looks at, then the company. The same number stands on the app's icon. */
export function PanelTitle({ title }: { title: string }) {
  const waiting = use(Waiting)
  return <title>{`${waiting > 0 ? `(${waiting}) ` : ''}${title} · ${useCompany()}`}</title>
}

type ScreenTitleProps = { title: string; lead?: string }

/** What a screen is called, in the window and on the sheet, and in a line what it is for. */
export function ScreenTitle({ title, lead }: ScreenTitleProps) {
  return (
    <>
      <PanelTitle title={title} />
      <h1>{title}</h1>
      {lead && <p className="screen-lead">{lead}</p>}
    </>
  )
}
