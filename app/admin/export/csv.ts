/** A text that a spreadsheet would run as a formula. */
const startsFormula = /^[=+\-@\t\r]/

/**
 * One cell as RFC 4180 has it. What looks like a formula gets an apostrophe, which spreadsheets take for "text"; where
 * they split lines at semicolons or tabs, what stands behind one must not become a cell of its own.
 */
function cell(value: string): string {
  const isFormula = startsFormula.test(value)
  const safe = isFormula ? `'${value}` : value
  return isFormula || /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const csvLine = (values: readonly string[]) => `${values.map(cell).join(',')}\r\n`

/** Tells spreadsheets that what follows is UTF-8. */
export const byteOrderMark = '\ufeff'
