/** The oldest versions in which all of the site and the panel works (docs/browsers.md). */
export const oldestBrowsers = { safari: '16.4', firefox: '140', chrome: '111' } as const
