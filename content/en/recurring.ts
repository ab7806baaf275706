const everyMonths = (months: number): string =>
  ({ 1: 'Monthly service', 12: 'Yearly service' })[months] ?? `Service every ${months} months`

export const recurringWords = {
  message: (months: number, number: string) => `${everyMonths(months)}, after No. ${number}`,
}
