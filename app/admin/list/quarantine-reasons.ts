/** Why somebody should look at a row first; the schema allows gaps in the list, the store has none. */
export const quarantineReasonsOf = (row: {
  quarantineReasons: readonly (string | null)[] | null
}): string[] => row.quarantineReasons?.filter((reason) => reason !== null) ?? []
