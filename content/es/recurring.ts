const everyMonths = (months: number): string =>
  ({ 1: 'Servicio mensual', 12: 'Servicio anual' })[months] ?? `Servicio cada ${months} meses`

export const recurringWords = {
  message: (months: number, number: string) => `${everyMonths(months)}, después de la núm. ${number}`,
}
