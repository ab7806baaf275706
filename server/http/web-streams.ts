import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'

// Node's and the DOM's types of the same stream class differ.

export const toWebStream = (stream: Readable) => Readable.toWeb(stream) as ReadableStream<Uint8Array>

export const asNodeStream = (stream: ReadableStream<Uint8Array>) => stream as NodeReadableStream<Uint8Array>
