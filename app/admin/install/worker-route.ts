import { createHash } from 'node:crypto'
import { href } from 'react-router'
import { address, prefix } from '#app/address.ts'
import { databaseName, sealedTag } from '#app/admin/storage/vault.ts'
import { servicesContext } from '#app/context.ts'
import textFont from '#app/styles/fonts/barlow-400.woff2?url&no-inline'
import boldFont from '#app/styles/fonts/barlow-condensed-700.woff2?url&no-inline'
import { builtInIcons, firmIcons } from '#app/ui/firm-icons.ts'
import type { Firm } from '#app/ui/logo.tsx'
import { themeColors } from '#app/ui/theme-colors.ts'
import { holdsName, markOn, markPath } from '#content/profile/brand.ts'
import { defaultProfile, shortNameOf } from '#content/profile/business-profile.ts'
import { locale } from '#words/locale.ts'
import { installWords, offlinePageWords as words } from '#words/panel/install.ts'
import type { Route } from './+types/worker-route.ts'
import styles from './offline-page.css?raw'
import script from './offline-page-script.js?raw'
import source from './worker.js?raw'

/** Its URL is stable: browsers identify a worker by it. */
export function loader({ context }: Route.LoaderArgs) {
  const { panelCode, savedProfile, island, languages } = context.get(servicesContext)
  const firm = savedProfile() ?? defaultProfile
  const name = installWords.name(shortNameOf(firm))
  const { small: icon, tab } = firmIcons(firm)
  // Of the icons only those that the offline pages show.
  const paths = panelCode.paths.filter(
    (path) => !builtInIcons.has(path) || path === icon || path === tab.href,
  )
  // In development there are no built files to keep.
  const jobsScript = paths.length > 0 ? island('offline').src : undefined
  const page = offlinePage(firm, name, jobsScript)
  const words = {
    name,
    icon,
    offlinePage: page,
    offlinePolicy,
    prefix,
    prefixes: languages.map((language) => language.prefix),
    locale,
    version: panelCode.version,
    paths,
    sealed: {
      database: databaseName,
      tag: sealedTag,
      session: `${address(href('/admin/sealed-jobs'))}?session`,
    },
  }
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
function offlinePage(firm: Firm, name: string, jobsScript: string | undefined): string {
  const placed = markOn('dark', firm)
  const logo = placed ? markPath(placed.mark, 'logo') : firmIcons(firm).tab.href
  const width = placed && holdsName(placed.mark) ? '' : ' width="30"'
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="${themeColors.night}">
<meta name="robots" content="noindex">
<title>${words.title} · ${escapedHtml(name)}</title>
<link rel="icon" href="${firmIcons(firm).tab.href}">
<style>${allStyles}</style>
</head>
<body>
<header><img src="${logo}" alt="" height="30"${width}${placed?.hasPlate ? ' class="plate"' : ''}>${escapedHtml(name)}</header>
<main>
<h1>${words.title}</h1>
<p>${words.text}</p>
<p>${words.requests}</p>
<a href="">${words.retry}</a>
<p role="status" data-back="${words.back}">${words.waiting}</p>
</main>
<script>${script}</script>
${jobsScript ? `<script type="module" src="${jobsScript}"></script>` : ''}
</body>
</html>
`
}

const escapedHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const sourceHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const offlinePolicy = [
  "default-src 'none'",
  `script-src 'self' ${sourceHash(script)}`,
  `style-src 'self' ${sourceHash(allStyles)}`,
  "font-src 'self'",
  // The thumbnails are unsealed in the page.
  "img-src 'self' blob:",
  "connect-src 'self'",
  "base-uri 'none'",
  // A page that was posted to is posted to again once the connection is back.
  "form-action 'self'",
].join('; ')
