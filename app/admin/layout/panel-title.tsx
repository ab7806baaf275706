import { createContext, use } from 'react'
import { adminWords } from '#content/en/admin.ts'

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
