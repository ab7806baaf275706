import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from 'react-router'
import { address } from '#app/address.ts'
import type { loader as loadPanel } from '#app/admin/layout/route.tsx'
import type { loader as loadSignIn } from '#app/admin/sign-in/layout.tsx'
import type { loader as loadSite } from '#app/site/document.tsx'
import { firmIcons } from '#app/ui/firm-icons.ts'
import type { Firm } from '#app/ui/logo.tsx'
import { themeColors } from '#app/ui/theme-colors.ts'
import { locale } from '#words/locale.ts'

/**
 * A public page is a document: complete HTML, no framework script. Only routes whose handle says
 * `hydrates` (the admin panel) load React for the whole page.
 */
export type HydratedHandle = { hydrates?: boolean }

export function Layout({ children }: { children: ReactNode }) {
  const hydrates = useMatches().some((match) => (match.handle as HydratedHandle | undefined)?.hydrates)
  const icons = firmIcons(useFirmOfPage())
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
        <link rel="icon" type={icons.tab.type} href={icons.tab.href} />
        <link rel="apple-touch-icon" href={icons.touch} />
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

function useFirmOfPage(): Firm | undefined {
  const site = useRouteLoaderData<typeof loadSite>('site/document')
  const panel = useRouteLoaderData<typeof loadPanel>('admin/layout/route')
  const signIn = useRouteLoaderData<typeof loadSignIn>('admin/sign-in/layout')
  return site?.profile ?? panel?.business.firm ?? signIn?.firm
}

export default function Root() {
  return <Outlet />
}

export { BareError as ErrorBoundary } from './bare-error.tsx'
