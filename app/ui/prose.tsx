/** `html` is made by `proseOf`, which lets no markup of the author through (markdown.test.ts). */
export function Prose({ html, className = 'prose' }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
