import { parseJson } from '#app/site/forms/parse-json.ts'
import { type Answer, noAnswer } from '../../../../client/retry.ts'

/** A slow connection may need minutes for 5 MB; only one that stands still has failed. */
const stalledAfterMs = 15_000

export type PutPart = (
  url: string,
  bytes: Blob,
  options: { onProgress: (sentBytes: number) => void; signal: AbortSignal },
) => Promise<Answer>

/** Sends bytes to a signed address. XMLHttpRequest, because fetch still tells no upload progress. */
export const putPart: PutPart = (url, bytes, { onProgress, signal }) =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    let stall = setTimeout(() => request.abort(), stalledAfterMs)
    const giveUp = () => request.abort()
    signal.addEventListener('abort', giveUp)

    request.upload.onprogress = ({ loaded }) => {
      clearTimeout(stall)
      stall = setTimeout(() => request.abort(), stalledAfterMs)
      onProgress(loaded)
    }
    request.onloadend = () => {
      clearTimeout(stall)
      signal.removeEventListener('abort', giveUp)
      if (signal.aborted) reject(signal.reason)
      else if (request.status === 0) resolve(noAnswer)
      else resolve({ status: request.status, body: parseJson(request.responseText) })
    }
    request.open('PUT', url)
    request.send(bytes)
  })
