import type { Context, Handler, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Call } from '#server/data-service/call.ts'
import { pagePaths } from '#server/http/paths.ts'
import { decodeText } from '#server/models/formats/decode-text.ts'
import type { ImportKindName } from '#server/schema/imports.ts'
import { largestImportBytes, mayImport, stageImport } from './import-files.ts'
import { recognisedKind } from './import-kinds.ts'

export const importPaths: Readonly<Record<ImportKindName, string>> = {
  customers: pagePaths.customerImport,
  prices: pagePaths.priceImport,
  requests: pagePaths.requestImport,
  invoices: pagePaths.invoiceImport,
  posts: pagePaths.postImport,
  reviews: pagePaths.reviewImport,
  testimonials: pagePaths.testimonialImport,
}

const formBytes = 64 * 1024

/**
 * Takes the form that sends a file, with or without script, past the limits of other forms, and leads to what
 * importing it would do. Other forms of the screen pass.
 */
export function takeImportFile(
  kind: ImportKindName,
  callNow: () => Promise<Call>,
): [MiddlewareHandler, MiddlewareHandler, Handler] {
  const again = (c: Context, query: Record<string, string>, to = kind) =>
    backTo({ from: importPaths[kind], to: importPaths[to] }, c, query)
  const isFile = (c: Context) => c.req.header('content-type')?.startsWith('multipart/form-data') ?? false
  const limit = bodyLimit({
    maxSize: largestImportBytes + formBytes,
    onError: (c) => again(c, { failed: 'tooLarge' }),
  })
  return [
    // Only the file of a person who may import is read; the screen refuses the others.
    async (c, next) => (isFile(c) && !mayImport((await callNow()).actor) ? again(c, {}) : next()),
    (c, next) => (isFile(c) ? limit(c, next) : next()),
    async (c, next) => {
      if (!isFile(c)) return next()
      const form = await c.req.raw.formData().catch(() => undefined)
      const file = form?.get('file')
      if (!form) return again(c, { failed: 'interrupted' })
      if (!(file instanceof File) || file.name === '') return again(c, { failed: 'noFile' })
      const text = decodeText(new Uint8Array(await file.arrayBuffer()))
      const found = recognisedKind(text) ?? kind
      const staged = await stageImport({ kind: found, name: file.name, text }, await callNow())
      if (staged.ok) return again(c, { file: staged.value }, found)
      return again(c, { failed: staged.refusal.reason === 'importWorkbook' ? 'workbook' : 'empty' })
    },
  ]
}

function backTo(screens: { from: string; to: string }, c: Context, query: Record<string, string>): Response {
  const { pathname } = new URL(c.req.url)
  // With the prefix of its language.
  const path = pathname.replace(screens.from, screens.to)
  const search = new URLSearchParams(query).toString()
  return c.redirect(search ? `${path}?${search}` : path, 303)
}
