export const paymentMethods = ['cash', 'check', 'card', 'transfer'] as const

export type PaidBy = (typeof paymentMethods)[number]

/** What is paid beside the customer. */
export const doorMethods = ['cash', 'check', 'card'] as const satisfies readonly PaidBy[]

export const paidByIn = (text: FormDataEntryValue | null): PaidBy | undefined =>
  paymentMethods.find((one) => one === text)
