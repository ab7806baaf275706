/** How many of the rows that a search finds are counted; one more stands for all that go beyond. */
export const mostCounted = 500

/** How many rows of a list are looked through in its order for the first matches of a common search. */
export const mostScanned = 10_000

/** How many rows a filter's total counts, where no tally is kept of it; one more stands for all that go beyond. */
export const mostFiltered = 10_000
