import { createRoot } from 'react-dom/client'
import styles from '#app/admin/panel.css?url'
import { openVault, sealedTag, Vault } from '#app/admin/storage/vault.ts'
import { offlineJobsWords as words } from '#words/panel/sealed/offline-jobs.ts'
import { readKeptJobs } from './keep-jobs.ts'
import { OfflineJobs } from './offline-jobs.tsx'
import { waitingPresses } from './waiting-presses.ts'

/** On the page for "No connection": the jobs that this device keeps in its place. Else that page stays and says why. */
async function start() {
  const vault = await openVault()
  if (vault === 'empty') return
  await askForSync().catch(() => undefined)
  if (!(vault instanceof Vault)) return explain(vault === 'ended' ? words.ended : words.turnedBack)
  const kept = await readKeptJobs(vault)
  if (!kept) return
  const presses = await waitingPresses()
  await loadStyles()
  const root = document.createElement('div')
  document.querySelector('style')?.remove()
  document.body.replaceChildren(root)
  document.title = `${words.title} · ${kept.company}`
  createRoot(root).render(<OfflineJobs vault={vault} kept={kept} presses={presses} />)
}

function explain(text: string) {
  const line = document.createElement('p')
  line.setAttribute('role', 'alert')
  line.textContent = text
  document.querySelector('main')?.append(line)
}

/** The worker looks whether the session has ended once there is a connection, also when this window is closed. */
async function askForSync() {
  const registration: ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } } =
    await navigator.serviceWorker.ready
  await registration.sync?.register(sealedTag)
}

function loadStyles(): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = styles
  return new Promise((resolve) => {
    link.onload = link.onerror = () => resolve()
    document.head.append(link)
  })
}

void start()
