import siteStyles from '#app/styles/site.css?url'

let asked: Promise<void> | undefined

/**
 * The site's whole style sheet, of which a page carries only the rules that it uses: what comes by script shows more. Asked for
 * once. Rejects when it cannot be had; the next call asks again.
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
