import { cross } from '#app/ui/cross.ts'
import { deviceWords as words } from '#words/site/device.ts'

type Strip = { text: string; href: string; dismiss?: () => void }

/**
 * What this device waits for, in the place of the top bar's texts (`data-strip`), so that nothing moves; undefined gives the
 * place back. The region is there before its text, because screen readers announce changes only.
 */
export function showStrip(strip: Strip | undefined) {
  const place = document.querySelector<HTMLElement>('[data-strip]')
  if (!place) return
  const shown = place.querySelector<HTMLElement>('.request-strip')
  place.style.minHeight = strip ? `${place.offsetHeight}px` : ''
  place.toggleAttribute('data-shown', strip !== undefined)
  if (!strip) return shown?.replaceChildren()
  const region = shown ?? add(place, 'request-strip')
  const link = region.querySelector('a')
  if (link?.textContent === strip.text && link.pathname === strip.href) return
  const next = Object.assign(document.createElement('a'), { href: strip.href, textContent: strip.text })
  region.replaceChildren(next, ...(strip.dismiss ? [closeButton(words.dismiss, strip.dismiss)] : []))
}

export function showNotice({
  text,
  link,
}: {
  text: string
  link?: { href: string; label: string } | undefined
}) {
  const region = document.querySelector<HTMLElement>('.device-notice') ?? add(document.body, 'device-notice')
  const sentence = Object.assign(document.createElement('p'), { textContent: text })
  const way = link && Object.assign(document.createElement('a'), { href: link.href, textContent: link.label })
  const notice = document.createElement('div')
  notice.append(
    sentence,
    ...(way ? [way] : []),
    closeButton(words.close, () => notice.remove()),
  )
  // After the region has been in the page for a moment, else it is not announced.
  requestAnimationFrame(() => region.append(notice))
}

function add(place: HTMLElement, className: string): HTMLElement {
  const region = Object.assign(document.createElement('div'), { className, role: 'status' })
  place.append(region)
  return region
}

function closeButton(label: string, onclick: () => void) {
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    ariaLabel: label,
    onclick,
  })
  button.innerHTML = `<svg class="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><path d="${cross}"/></svg>`
  return button
}
