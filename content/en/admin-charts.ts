/** What every chart of the panel says alike. */
export const chartWords = {
  figures: 'All figures',
  figuresOf: (title: string) => `All figures: ${title}`,
} as const
