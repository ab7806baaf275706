/** How many of the rows that a search finds are counted; one more stands for all that go beyond. */
export const mostCounted = 1_000

/** How many rows a filter's total counts, where no tally is kept of it; one more stands for all that go beyond. */
export const mostFiltered = 10_000
