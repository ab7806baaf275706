/** How many of the rows that a search finds are counted; one more stands for all that go beyond. */
export const mostCounted = 1_000

/**
 * How many rows of a list are looked through for the first that a common search finds, before all that it finds are read
 * and sorted: words may be common in old rows only.
 */
export const mostWalked = 10_000

/** How many rows a filter's total counts, where no tally is kept of it; one more stands for all that go beyond. */
export const mostFiltered = 10_000
