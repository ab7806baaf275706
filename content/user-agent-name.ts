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

/** A browser in words, "Safari on iPhone": enough to tell one's own devices apart. Undefined for what is none we know. */
export function userAgentName(userAgent: string): string | undefined {
  const browser = nameIn(browsers, userAgent)
  const system = nameIn(systems, userAgent)
  return browser && system ? `${browser} on ${system}` : (browser ?? system)
}

const nameIn = (names: typeof browsers, userAgent: string) =>
  names.find(([sign]) => sign.test(userAgent))?.[1]
