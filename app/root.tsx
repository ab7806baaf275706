import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
import { address } from '#app/address.ts'
import favicon from '#app/ui/favicon.svg?url&no-inline'
import touchIcon from '#app/ui/icons/apple-touch-icon.png?url&no-inline'
import { themeColors } from '#app/ui/theme-colors.ts'
import { locale } from '#words/locale.ts'

/**
 * A public page is a document: complete HTML, no framework script. Only routes whose handle says
 * `hydrates` (the admin panel) load React for the whole page.
 */
export type PageHandle = { hydrates?: boolean }

/** The document around every page; scripts are loaded only where the route's handle says that it hydrates. */
export function Layout({ children }: { children: ReactNode }) {
  const hydrates = useMatches().some((match) => (match.handle as PageHandle | undefined)?.hydrates)
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* The panel's frame is dark in both color schemes. */}
        {!hydrates && (
          <meta name="theme-color" content={themeColors.light} media="(prefers-color-scheme: light)" />
        )}
        <meta
          name="theme-color"
          content={themeColors.night}
          media={hydrates ? undefined : '(prefers-color-scheme: dark)'}
        />
        <link rel="icon" href={address('/favicon.ico')} sizes="32x32" />
        <link rel="icon" type="image/svg+xml" href={favicon} />
        <link rel="apple-touch-icon" href={touchIcon} />
        {!hydrates && <link rel="manifest" href={address('/manifest.webmanifest')} />}
        <Meta />
        {/* The policy allows style sheets by origin; a nonce would cause a hydration mismatch. */}
        {hydrates && <Links nonce="" />}
      </head>
      <body>
        {children}
        {hydrates && <ScrollRestoration />}
        {hydrates && <Scripts />}
      </body>
    </html>
  )
}

/** The matched route. */
export default function Root() {
  return <Outlet />
}

export { BareError as ErrorBoundary } from './bare-error.tsx'
