import { type ComponentType, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { keepPlainForm } from './plain-form.ts'
import { loadSiteStyles } from './site-styles.ts'

/**
 * Makes every island of this name on the page interactive, with the words and props that the server rendered it with,
 * at once: what is typed now must be kept. The styles of what it may show later come beside it. React takes away what it cannot
 * render any more: then the form is again the one that came with the page.
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
    const putBack = keepPlainForm(container)
    hydrateRoot(container, createElement(component, { ...props, words }), {
      onUncaughtError(error) {
        putBack(error)
        reportError(error)
      },
    })
  }
}
