import { address } from '#app/address.ts'
import { tryStorage } from '#app/ui/try-storage.ts'
import { fetchText } from '#client/fetch-text.ts'
import { parseJson } from '#client/retry.ts'

/** The request that this device has open. Its address is a secret: it stays here and in the links that this shows. */
export type FollowedRequest = { path: string; number?: string | undefined; line?: string | undefined }

/** What the light JSON of a receipt says (receipt/version.ts); `open` is null once there is nothing to wait for. */
export type ReceiptNews = { version: string | null; open: { number: string; line: string } | null }

/** The loader of each page looks for it (forms/island.tsx), and /sos reads the number in it. */
const storageKey = 'open-request'

export function knownRequest(): FollowedRequest | undefined {
  return tryStorage(() => {
    const stored = localStorage.getItem(storageKey)
    // Written by `keepRequest` alone.
    return stored ? (JSON.parse(stored) as FollowedRequest) : undefined
  })
}

export const keepRequest = (request: FollowedRequest) =>
  tryStorage(() => localStorage.setItem(storageKey, JSON.stringify(request)))

export const forgetRequest = () => tryStorage(() => localStorage.removeItem(storageKey))

/** The path of a receipt that was just given out. Its number follows, so that a text message can name it without a connection. */
export function rememberRequest(path: string) {
  keepRequest({ path })
  void refreshRequest()
}

/** The known request as it stands now; undefined when that cannot be had. One that has ended, or is gone, is forgotten. */
export async function refreshRequest(): Promise<FollowedRequest | undefined> {
  const path = knownRequest()?.path
  const open = path && (await readNews(path))
  if (open === undefined || open === '' || knownRequest()?.path !== path) return undefined
  if (open === null) return void forgetRequest()
  keepRequest(open)
  return open
}

/** How a request stands, as its receipt says: null when there is nothing to wait for, undefined without an answer. */
export async function readNews(path: string): Promise<FollowedRequest | null | undefined> {
  const got = await fetchText(address(`${path}/version`), {}, { timeoutMs: 20_000 })
  // Our own server's response, or a page of a network in between.
  const news = got?.response.ok ? (parseJson(got.text) as ReceiptNews | undefined) : undefined
  return news?.open && { path, ...news.open }
}
