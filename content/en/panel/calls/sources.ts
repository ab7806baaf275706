export const callSources = { phone: 'Phone', walk_in: 'Walk-in', referral: 'Referral' } as const

export const enteredBy = (source: string): string => (source === 'phone' ? 'By phone' : callSource(source))

/** One of those, or a business's own words. */
export const callSource = (source: string): string =>
  Object.entries({ ...callSources, recurring: 'Recurring' }).find(([name]) => name === source)?.[1] ?? source
