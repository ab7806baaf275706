import { type ComponentType, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import siteStyles from '#app/styles/site.css?url'

/**
 * Makes every island of this name on the page interactive, with the words and props that the server rendered it with,
 * at once: what is typed now must be kept. The styles of what it may show later come beside it.
 */
export function hydrateIslands<Words, Props extends object>(
  name: string,
  component: ComponentType<Props & { words: Words }>,
  words: Words,
) {
  // Without them it works all the same, and the next island asks again.
  loadSiteStyles().catch(() => undefined)
  for (const island of document.querySelectorAll(`[data-island="${name}"]`)) {
    const [container, json] = island.children
    if (!container || !json?.textContent) throw new Error(`Island ${name} was rendered without its props`)
    // Written by <Island> for this very component.
    const props = JSON.parse(json.textContent) as Props
    hydrateRoot(container, createElement(component, { ...props, words }))
  }
}

let asked: Promise<void> | undefined

/**
 * The site's whole style sheet, of which a page carries only the rules that it uses: islands show more. Asked for once.
 * Rejects when it cannot be had; the next call asks again.
 */
export function loadSiteStyles(): Promise<void> {
  asked ??= new Promise((resolve, reject) => {
    const styles = document.createElement('link')
    styles.rel = 'stylesheet'
    styles.href = siteStyles
    styles.onload = () => resolve()
    styles.onerror = () => {
      styles.remove()
      asked = undefined
      reject(new Error('The styles of the site did not come'))
    }
    document.head.append(styles)
  })
  return asked
}
