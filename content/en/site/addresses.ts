/** Where pages stand in this language, by their path in the first one; those that are not here stand where they do there. */
export const addresses: Readonly<Record<string, string>> = {}
