import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import textFont from '#app/styles/fonts/barlow-400.woff2?url'
import headingFont from '#app/styles/fonts/barlow-condensed-700.woff2?url'
import { layoutWords } from '#content/en/layout.ts'
import { CallBar } from './call-bar.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { SiteMenu } from './site-menu.tsx'

/** The frame of every public page: skip link, header, main, footer, and on small screens the call bar. */
export function SiteLayout({ children }: { children: ReactNode }) {
  // The first screen is set in these two; asked for early, they are there before the first paint on most lines.
  for (const font of [headingFont, textFont]) {
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  }
  return (
    <>
      <a href="#main" className="skip-link btn btn-primary">
        {layoutWords.skip}
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <CallBar />
      <SiteMenu />
    </>
  )
}
