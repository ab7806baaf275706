/** A text that a spreadsheet would run as a formula. */
const startsFormula = /^[=+\-@\t\r]/

/** One cell as RFC 4180 has it. What looks like a formula gets an apostrophe, which spreadsheets take for "text". */
function cell(value: string): string {
  const safe = startsFormula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const csvLine = (values: readonly string[]) => `${values.map(cell).join(',')}\r\n`

/** Tells spreadsheets that what follows is UTF-8. */
export const byteOrderMark = '\ufeff'
