/** The site's promise (specification section 8): somebody calls within so many minutes, of opening hours if it can wait. */
export const promisedMinutes = 30

/** The groups of the inbox whose customers wait for a call now. */
export const groupsToCall = ['urgent', 'waiting', 'followUp'] as const
