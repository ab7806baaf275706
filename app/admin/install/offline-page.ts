import { offlineWords as words } from '#content/en/admin-notifications.ts'
import { themeColors } from '../../site/found/theme-colors.ts'

/** Where the installed panel cannot reach the server: a page that needs nothing but itself. */
export const offlinePage = `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.title}</title>
<style>
body { margin: 0; min-height: 100dvh; display: grid; place-content: center; padding: 1.5rem; box-sizing: border-box; background: ${themeColors.night}; color: #e9edf5; font: 1.0625rem/1.55 system-ui, sans-serif }
main { max-width: 26rem }
h1 { margin: 0 0 0.75rem; font-size: 2.125rem; line-height: 1.1 }
p { margin: 0 0 0.75rem; color: #a9b5cc }
a { display: block; margin-top: 1.75rem; padding: 0.875rem; text-align: center; font-weight: 700; color: ${themeColors.night}; background: #ffb627; border-radius: 6px; text-decoration: none }
a:focus-visible { outline: 3px solid #fff; outline-offset: 3px }
</style>
</head>
<body>
<main>
<h1>${words.title}</h1>
<p>${words.text}</p>
<p>${words.requests}</p>
<a href="">${words.retry}</a>
</main>
</body>
</html>
`
