/** How many of the rows that a search finds are counted; one more stands for all that go beyond. */
export const mostCounted = 1_000
