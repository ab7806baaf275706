/** As people read it: that of our series, or the one that the program had given from which it was imported. */
export const invoiceNumber = ({
  number,
  outsideNumber,
}: {
  number: number | null
  outsideNumber: string | null
}): string | null => outsideNumber ?? (number === null ? null : String(number))
