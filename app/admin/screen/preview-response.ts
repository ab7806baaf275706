/** A page of the site as it would be: without scripts and links, neither cached nor indexed. */
export async function previewResponse(drawn: Response, nonce: string): Promise<Response> {
  // Laid out at once, so that the next one can stand where this one was scrolled to.
  const style = `<style nonce="${nonce}">a, button, form { pointer-events: none } .below-fold { content-visibility: visible }</style>`
  const html = (await drawn.text())
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace('</head>', () => `${style}</head>`)
  return new Response(html, {
    status: drawn.status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Frame-Options': 'SAMEORIGIN',
      'X-Robots-Tag': 'noindex',
    },
  })
}
