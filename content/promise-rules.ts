/** The site's promise (specification section 8): a call within so many minutes, counted in opening hours if it can wait. */
export const promisedMinutes = 30

/** The groups of the inbox whose customers wait for a call now. */
export const groupsToCall = ['urgent', 'waiting', 'followUp'] as const
