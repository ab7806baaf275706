import { createContext, use } from 'react'
import { defaultProfile } from '#content/business-profile.ts'

/** What the company is called by now; the layout knows. */
export const Company = createContext<string>(defaultProfile.name)

export const useCompany = () => use(Company)

/** The window's title: what one looks at, then the company. */
export const PanelTitle = ({ title }: { title: string }) => <title>{`${title} · ${useCompany()}`}</title>
