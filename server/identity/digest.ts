import { createHash } from 'node:crypto'

/** What is stored of a token in its place, so that whoever reads the database cannot use it: SHA-256 as base64url. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url')
