/** Lowercase; runs of other than letters and digits become one hyphen, none at the ends (specification section 5). */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

/** Minutes at 200 space-separated words a minute, rounded up (specification sections 5 and 9). */
export const readTimeOf = (content: string): number => Math.ceil(content.split(/\s+/).length / 200)
