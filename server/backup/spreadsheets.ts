import { createReadStream } from 'node:fs'
import { type FileHandle, open, rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'

/** What people look up without this program; a restore reads the JSON of all tables and passes these by. */
const tables: readonly string[] = [
  ...['requests', 'lead_notes', 'work_spans', 'contacts', 'customer_places', 'customer_ties'],
  ...['estimates', 'invoices', 'payments', 'drawer_closings', 'price_items', 'stock_moves'],
  ...['work_photos', 'reviews', 'testimonials', 'posts', 'pages', 'redirects'],
]

/** What looks like a formula gets an apostrophe, which spreadsheets take for "text". */
function cellOf(value: unknown): string {
  const text =
    value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return safe === text && !/[",;\t\r\n]/.test(safe) ? safe : `"${safe.replaceAll('"', '""')}"`
}

const lineOf = (values: readonly unknown[]): string => `${values.map(cellOf).join(',')}\r\n`

export type Spreadsheet = {
  add: (records: readonly string[]) => Promise<void>
  /** Its bytes, once they are counted: an archive says before each file how long it is. */
  end: () => Promise<{ size: number; content: Readable }>
  remove: () => Promise<void>
}

/** A table as CSV, in a file beside the archive that is being written. Undefined for a table of the program's own. */
export async function beginSpreadsheet(
  { name, columns }: { name: string; columns: readonly string[] },
  path: string,
): Promise<Spreadsheet | undefined> {
  if (!tables.includes(name)) return undefined
  const file: FileHandle = await open(path, 'w', 0o600)
  const shown = columns.filter((column) => column !== 'sender_keys')
  await file.write(`\ufeff${lineOf(shown)}`)
  return {
    async add(records) {
      const lines = records.map((record) => {
        const values: Record<string, unknown> = JSON.parse(record)
        return lineOf(shown.map((column) => values[column]))
      })
      await file.write(lines.join(''))
    },
    async end() {
      const { size } = await file.stat()
      await file.close()
      return { size, content: createReadStream(path) }
    },
    async remove() {
      await file.close().catch(() => undefined)
      await rm(path, { force: true })
    },
  }
}
