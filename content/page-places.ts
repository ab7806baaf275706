export const pagePlaces = ['none', 'menu', 'footer'] as const

export type PagePlace = (typeof pagePlaces)[number]

export const isPagePlace = (place: string): place is PagePlace => pagePlaces.some((known) => known === place)
