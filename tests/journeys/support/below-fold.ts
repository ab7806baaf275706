/** For `page.evaluate`: lays out the sections below the first screen, and waits for the fonts and pictures that this loads. */
export async function everythingLoaded() {
  const layOut = new CSSStyleSheet()
  layOut.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets = [layOut]
  document.body.getBoundingClientRect()
  await document.fonts.ready
  for (const image of document.images) image.loading = 'eager'
  await Promise.all([...document.images].map((image) => image.decode()))
}
