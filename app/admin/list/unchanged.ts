/** What must still be so for a change: nobody saved the record after this moment. */
export type Unchanged = { updatedAt: { eq: string } } | null

/** The condition of a form that says when what it changes was saved; other forms have none. */
export const unchangedSince = (savedAt: FormDataEntryValue | null): Unchanged =>
  typeof savedAt === 'string' ? { updatedAt: { eq: savedAt } } : null
