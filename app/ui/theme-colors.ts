/** The ground of the page by day and by night (tokens.css, paper). */
export const themeColors = { light: '#faf8f3', night: '#0b1424' } as const
