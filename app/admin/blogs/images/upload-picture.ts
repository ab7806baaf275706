import { pictureWords as words } from '#content/en/admin-pictures.ts'

/** A picture as it is put into a post. */
export type ChosenPicture = { path: string; alt: string }

/** The part to show, in fractions of the picture. */
export type Part = { x: number; y: number; width: number; height: number }

type Uploaded = { ok: true; picture: ChosenPicture } | { ok: false; message: string }

/** Sends a picture with the part to show and its words; the server cuts it. */
export async function uploadPicture(
  file: File,
  { alt, isDecorative, part }: { alt: string; isDecorative: boolean; part: Part | undefined },
): Promise<Uploaded> {
  const form = new FormData()
  form.set('alt', isDecorative ? '' : alt)
  if (isDecorative) form.set('decorative', 'on')
  if (part) form.set('crop', [part.x, part.y, part.width, part.height].join())
  form.set('file', file)
  try {
    const response = await fetch('/images', { method: 'POST', body: form })
    const answer: unknown = await response.json()
    const textIn = (name: string) => String(Object(answer)[name] ?? '')
    if (!response.ok) return { ok: false, message: textIn('message') || words.failed }
    return { ok: true, picture: { path: textIn('path'), alt: textIn('alt') } }
  } catch {
    return { ok: false, message: words.failed }
  }
}
