import {
  deliverQueued,
  isFinal,
  onChanceToSend,
  openConnection,
  settleQueued,
} from '#app/site/forms/delivery.ts'
import { offlineQueue, type QueueForm, queueForms } from '#app/site/forms/offline-queue.ts'
import { loadSiteStyles } from '#app/site/forms/site-styles.ts'
import { withSubmitLock } from '#app/site/forms/submit-lock.ts'
import { deviceWords as words } from '#words/device.ts'
import { showNotice, showStrip } from './notices.ts'
import { forgetRequest, keepRequest, knownRequest, readNews, refreshRequest } from './open-request.ts'

/**
 * What a page does for what this device holds of its visitor: it sends what was kept, whatever page this is, and shows the
 * request that is open. Loaded only where there is something (forms/island.tsx).
 */

const publicApiKey = document.querySelector<HTMLElement>('[data-device]')?.dataset.key ?? ''
const connection = openConnection(publicApiKey)
const receiptPath = /^\/receipt\/[^/]+$/.exec(location.pathname)?.[0]

await loadSiteStyles().catch(() => undefined)
if (receiptPath) await rememberThisReceipt(receiptPath)
// A form on the page sends its own, and shows what becomes of it.
const elsewhere = queueForms.filter((form) => !document.querySelector(`[data-island="${form}-form"]`))
const sendAll = () => void elsewhere.reduce((before, form) => before.then(() => send(form)), showRequest())
sendAll()
onChanceToSend(sendAll)

/** Whoever looks at the page of a request that is open wants to know of it. */
async function rememberThisReceipt(path: string) {
  const open = await readNews(path)
  if (open) keepRequest(open)
  else if (open === null && knownRequest()?.path === path) forgetRequest()
}

/** Sends what waits, and tells what came of it. */
async function send(form: QueueForm) {
  const queue = offlineQueue(form)
  if (!queue.hasAny()) return
  await withSubmitLock(
    form,
    async () => {
      for (const queued of await queue.list()) {
        const result = await settleQueued(queue, queued, (one) => deliverQueued(form, one, connection))
        if (!isFinal(result)) {
          const because = !result.ok && result.refusal.reason === 'no-response' ? 'noSignal' : 'busy'
          showStrip({ text: words[form][because], href: queued.formPath })
        } else if (result.ok) {
          const { receipt, filesLeftOut } = result.value
          await queue.remove(queued)
          if (receipt) keepRequest({ path: receipt })
          const text = filesLeftOut ? `${words[form].sent} ${words.filesLeftOut}` : words[form].sent
          showNotice({
            text,
            link: receipt === undefined ? undefined : { href: receipt, label: words.receipt },
          })
          await showRequest()
        } else {
          // It stays until its form has it back.
          showNotice({ text: words[form].refused, link: { href: queued.formPath, label: words.correct } })
        }
      }
    },
    { ifFree: true },
  )
}

/** The request that is open, as it stands now. Its own page says more. */
async function showRequest() {
  if (receiptPath || !knownRequest()) return
  const request = await refreshRequest()
  const dismiss = () => {
    forgetRequest()
    showStrip(undefined)
  }
  if (request?.line) showStrip({ text: request.line, href: request.path, dismiss })
  else if (!knownRequest()) showStrip(undefined)
}
