/** What is left of a job once it is done, in the order in which one leads to the next. */
export const wrapUpParts = ['price', 'photo', 'invoice', 'paid', 'review'] as const

export type WrapUpPart = (typeof wrapUpParts)[number]

/** Reviews are asked for by those who see all requests, and what was paid is for those who see money. */
export const wrapUpPartsFor = (sees: { all: boolean; money: boolean }): WrapUpPart[] =>
  wrapUpParts.filter((part) =>
    part === 'review' ? sees.all : part === 'invoice' || part === 'paid' ? sees.money : true,
  )
