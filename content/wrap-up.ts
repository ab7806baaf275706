/** What is left of a job once it is done, in the order in which one leads to the next. */
export const wrapUpParts = ['price', 'photo', 'invoice', 'paid', 'review'] as const

export type WrapUpPart = (typeof wrapUpParts)[number]

/** Of who works only on their own requests: money and reviews are for those who see all. */
export const ownWrapUpParts: readonly WrapUpPart[] = ['price', 'photo']
