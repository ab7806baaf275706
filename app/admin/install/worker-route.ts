import { createHash } from 'node:crypto'
import { address, prefix } from '#app/address.ts'
import { servicesContext } from '#app/context.ts'
import textFont from '#app/styles/fonts/barlow-400.woff2?url&no-inline'
import boldFont from '#app/styles/fonts/barlow-condensed-700.woff2?url&no-inline'
import logo from '#app/ui/favicon.svg?url&no-inline'
import icon from '#app/ui/icons/icon-192.png?url&no-inline'
import { themeColors } from '#app/ui/theme-colors.ts'
import { locale } from '#words/locale.ts'
import { installWords, offlinePageWords as words } from '#words/panel/install.ts'
import type { Route } from './+types/worker-route.ts'
import styles from './offline-page.css?raw'
import script from './offline-page-script.js?raw'
import source from './worker.js?raw'

/** Its URL is stable: browsers identify a worker by it. */
export function loader({ context }: Route.LoaderArgs) {
  const { panelCode } = context.get(servicesContext)
  const words = { name: installWords.name, icon, offlinePage, offlinePolicy, prefix, locale, ...panelCode }
  return new Response(`const words = ${JSON.stringify(words)}\n${source}`, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      // The default scope is /admin/, without the dashboard.
      'service-worker-allowed': address('/admin'),
    },
  })
}

const fonts = `
@font-face { font-family: Barlow; font-display: swap; src: url("${textFont}") }
@font-face { font-family: "Barlow Condensed"; font-weight: 700; font-display: swap; src: url("${boldFont}") }
`
const allStyles = fonts + styles

/** Self-contained; opens the requested page once the server responds. */
const offlinePage = `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="${themeColors.night}">
<meta name="robots" content="noindex">
<title>${words.title} · ${installWords.name}</title>
<link rel="icon" type="image/svg+xml" href="${logo}">
<style>${allStyles}</style>
</head>
<body>
<header><img src="${logo}" alt="" width="30" height="30">${installWords.name}</header>
<main>
<h1>${words.title}</h1>
<p>${words.text}</p>
<p>${words.requests}</p>
<a href="">${words.retry}</a>
<p role="status" data-back="${words.back}">${words.waiting}</p>
</main>
<script>${script}</script>
</body>
</html>
`

const sourceHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const offlinePolicy = [
  "default-src 'none'",
  `script-src ${sourceHash(script)}`,
  `style-src ${sourceHash(allStyles)}`,
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')
