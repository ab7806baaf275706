/** Of a business where nothing waits, nobody was alerted and nothing is owed. */
export const nothingToRead = {
  summary: async () => ({ waiting: [], followUps: [], appointments: [] }),
  alertedAt: async () => null,
  owed: async () => [],
  stillOpen: async () => [],
}
