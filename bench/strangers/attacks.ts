export type Attack = {
  /** Its row in the report of the first edition's attack. */
  finding: string
  name: string
  /** Attacks until the signal ends; gives what it was answered, in words. */
  run(target: { url: string; publicApiKey: string; signal: AbortSignal }): Promise<string>
}

export const attacks: readonly Attack[] = [
  {
    finding: 'C0',
    name: 'nothing, to compare with',
    run: ({ signal }) =>
      new Promise((resolve) => signal.addEventListener('abort', () => resolve('nothing'), { once: true })),
  },
]
