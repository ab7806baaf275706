import favicon from '#app/ui/favicon.svg?url&no-inline'
import touchIcon from '#app/ui/icons/apple-touch-icon.png?url&no-inline'
import icon192 from '#app/ui/icons/icon-192.png?url&no-inline'
import icon512 from '#app/ui/icons/icon-512.png?url&no-inline'
import maskable from '#app/ui/icons/icon-maskable-512.png?url&no-inline'
import { headerMark, iconMark, type Marks, markPath } from '#content/profile/brand.ts'

export const builtInIcons: ReadonlySet<string> = new Set([favicon, touchIcon, icon192, icon512, maskable])

export function firmIcons(marks: Marks | undefined) {
  const mark = marks && iconMark(marks)
  if (!mark)
    return {
      ...{ tab: { href: favicon, type: 'image/svg+xml' }, touch: touchIcon },
      ...{ small: icon192, large: icon512, maskable },
    }
  const small = markPath(mark, '192')
  return {
    tab: { href: small, type: 'image/png' },
    touch: markPath(mark, '180'),
    ...{ small, large: markPath(mark, '512'), maskable: markPath(mark, 'maskable') },
  }
}

export function manifestIcons(marks: Marks | undefined) {
  const { small, large, maskable } = firmIcons(marks)
  return [
    { src: small, sizes: '192x192', type: 'image/png' },
    { src: large, sizes: '512x512', type: 'image/png' },
    { src: maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ]
}

export function logoPath(marks: Marks): string {
  const mark = headerMark(marks)
  return mark ? markPath(mark, 'logo') : icon512
}
