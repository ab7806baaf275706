/* The script of the page for "No connection": looks for the server, and then opens the page that was asked for. */
{
  const status = document.querySelector('[role="status"]')

  const look = async () => {
    if (document.visibilityState === 'hidden') return
    try {
      if (!(await fetch('/healthz', { cache: 'no-store' })).ok) return
    } catch {
      return
    }
    // The kept jobs, where they are shown, send what waits first and keep what is being typed.
    if (!window.dispatchEvent(new Event('server-answers', { cancelable: true }))) return
    // Once only: the request may be a download, which leaves this page open.
    clearInterval(timer)
    window.removeEventListener('online', look)
    status.textContent = status.dataset.back
    window.location.reload()
  }

  const timer = setInterval(look, 4_000)
  window.addEventListener('online', look)
}
