import type { ReactNode } from 'react'
import { Logo } from '../ui/logo.tsx'
import { PanelTitle, useCompany } from './layout/panel-title.tsx'

/** The frame of the pages before the panel: one narrow sheet on night. */
export function EntryPage(page: { title: string; subtitle: string; children: ReactNode }) {
  return (
    <main className="entry night">
      <PanelTitle title={page.title} />
      <meta name="robots" content="noindex" />
      <p className="mb-6 flex items-center gap-3 font-condensed text-name font-bold">
        <Logo className="h-9 w-7" />
        {useCompany()}
      </p>
      <div className="entry-sheet">
        <h1 className="text-title">{page.title}</h1>
        <p className="mt-2 text-note text-ink-2">{page.subtitle}</p>
        {page.children}
      </div>
    </main>
  )
}
