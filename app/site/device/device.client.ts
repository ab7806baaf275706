import { address, pathIn } from '#app/address.ts'
import { deliverQueued, openConnection, settleQueued } from '#app/site/forms/kept/delivery.ts'
import {
  offlineQueue,
  type QueuedSubmission,
  type QueueForm,
  queueForms,
} from '#app/site/forms/kept/offline-queue.ts'
import {
  forgetRequest,
  keepRequest,
  knownRequest,
  readNews,
  refreshRequest,
} from '#app/site/forms/kept/open-request.ts'
import { loadSiteStyles } from '#app/site/forms/site-styles.ts'
import type { SubmitResult } from '#app/site/forms/submit.ts'
import { onChanceToSend } from '#app/ui/chance-to-send.ts'
import { withSubmitLock } from '#app/ui/submit-lock.ts'
import { deviceWords as words } from '#words/site/device.ts'
import { showNotice, showStrip } from './notices.ts'

/**
 * What a page does for what this device holds of its visitor: it sends what was kept, whatever page this is, and shows the
 * request that is open. Loaded only where there is something (forms/island.tsx).
 */

const publicApiKey = document.querySelector<HTMLElement>('[data-device]')?.dataset.key ?? ''
const connection = openConnection(publicApiKey)
const receiptPath = /^\/receipt\/[^/]+$/.exec(pathIn(location))?.[0]

// A form on the page sends its own, and shows what becomes of it.
const elsewhere = queueForms.filter((form) => !document.querySelector(`[data-island="${form}-form"]`))
void start()

/** Awaits here, not at the top: with one top-level await in a script Rolldown no longer puts routes into shared files. */
async function start() {
  await loadSiteStyles().catch(() => undefined)
  if (receiptPath) await rememberThisReceipt(receiptPath)
  void sendAll()
  onChanceToSend(() => void sendAll())
}

async function rememberThisReceipt(path: string) {
  const open = await readNews(path)
  if (open) keepRequest(open)
  else if (open === null && knownRequest()?.path === path) forgetRequest()
}

/** Sends what waits. What waits still is more urgent to tell than the request that is open. */
async function sendAll() {
  const left = await Promise.all(elsewhere.map(sendQueue))
  if (!left.includes('waiting')) await showRequest()
}

async function sendQueue(form: QueueForm): Promise<'waiting' | 'done' | 'busy'> {
  const queue = offlineQueue(form)
  if (!queue.hasAny()) return 'done'
  return withSubmitLock(
    form,
    async () => {
      const told = []
      for (const queued of await queue.list()) {
        const result = await settleQueued(queue, queued, (one) => deliverQueued(form, one, connection))
        if (result.ok) await queue.remove(queued)
        told.push(tell(form, queued, result))
      }
      return told.includes('waiting') ? 'waiting' : 'done'
    },
    { ifFree: true },
  )
}

const toldOfRefusal = new Set<string>()

function tell(form: QueueForm, queued: QueuedSubmission, result: SubmitResult): 'waiting' | 'done' {
  const { sent, refused, offline, busy } = words[form]
  if (result.ok) {
    const { receipt, filesLeftOut } = result.value
    if (receipt) keepRequest({ path: receipt })
    const link = receipt === undefined ? undefined : { href: address(receipt), label: words.receipt }
    showNotice({ text: filesLeftOut ? `${sent} ${words.filesLeftOut}` : sent, link })
    return 'done'
  }
  const { refusal } = result
  if (refusal.reason !== 'refused') {
    showStrip({ text: refusal.reason === 'no-response' ? offline : busy, href: address(queued.formPath) })
    if (refusal.retryAfterMs) setTimeout(() => void sendAll(), refusal.retryAfterMs)
    return 'waiting'
  }
  // It stays until its form has it back.
  const { idempotencyKey } = queued.submission
  if (!toldOfRefusal.has(idempotencyKey))
    showNotice({ text: refused, link: { href: address(queued.formPath), label: words.correct } })
  toldOfRefusal.add(idempotencyKey)
  return 'done'
}

async function showRequest() {
  if (receiptPath) return
  const request = knownRequest() && (await refreshRequest())
  const dismiss = () => {
    forgetRequest()
    showStrip(undefined)
  }
  if (request?.line) showStrip({ text: request.line, href: address(request.path), dismiss })
  else if (!knownRequest()) showStrip(undefined)
}
