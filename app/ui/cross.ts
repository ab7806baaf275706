/** Close, or remove: also for the forms and for pages without React, to which the set of icon.tsx is too heavy. */
export const cross = 'M18 6 6 18M6 6l12 12'
