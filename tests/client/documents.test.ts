import { readFileSync } from 'node:fs'
import { buildSchema, parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import * as documents from '#client/documents.ts'

const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'))

const texts = Object.entries(documents).flatMap(([name, document]) =>
  typeof document === 'function' ? [] : [{ name, text: document.text }],
)

test.each(texts)('$name is a document of our schema', ({ text }) => {
  expect(validate(schema, parse(text))).toEqual([])
})
