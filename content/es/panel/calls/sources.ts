export const callSources = { phone: 'Teléfono', walk_in: 'En persona', referral: 'Recomendación' } as const

export const enteredBy = (source: string): string =>
  source === 'phone' ? 'Por teléfono' : callSource(source)

/** One of those, or a business's own words. */
export const callSource = (source: string): string =>
  Object.entries({ ...callSources, recurring: 'Recurrente' }).find(([name]) => name === source)?.[1] ?? source
