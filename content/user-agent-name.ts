/** The order matters: most browsers name the others too. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
]

/** A browser in words, "Safari on iPhone", as it is stored: enough to tell one's own devices apart. Undefined for what is none we know. */
export function userAgentName(userAgent: string): string | undefined {
  const browser = nameIn(browsers, userAgent)
  const system = nameIn(systems, userAgent)
  return browser && system ? `${browser} on ${system}` : (browser ?? system)
}

/** The same in another language, at the beginning of what is stored of a device or a session. */
export const browserSaid = (stored: string, said: (browser: string, system: string) => string): string =>
  stored.replace(nameShape, (_, browser: string, system: string) => said(browser, system))

const namesOf = (names: typeof browsers) => names.map(([, name]) => name).join('|')

const nameShape = new RegExp(`^(${namesOf(browsers)}) on (${namesOf(systems)})\\b`)

const nameIn = (names: typeof browsers, userAgent: string) =>
  names.find(([sign]) => sign.test(userAgent))?.[1]
