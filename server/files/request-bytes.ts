import type { ReadableStream as NodeReadableStream } from 'node:stream/web'

/**
 * The body of a request, read only as fast as it is asked for. Not Readable.fromWeb: when the sender goes away before the
 * reading has begun, that emits an error that nobody hears, which ends the process.
 */
export async function* requestBytes(request: Request): AsyncGenerator<Uint8Array, void> {
  // Node's and the DOM's declarations of the same web stream differ; at run time they are one class.
  if (request.body) yield* request.body as NodeReadableStream<Uint8Array>
}
