import type { RouterContextProvider } from 'react-router'
import { address } from '#app/address.ts'
import { staffContext } from '#app/admin/access.ts'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { textIn } from '#app/admin/submission/submitted.ts'
import { servicesContext } from '#app/context.ts'
import { MarkedWords } from '#content/own-words.ts'
import type { Route } from './+types/page.ts'
import { editablePage, editorScript, editorStyle } from './editable-page.ts'
import { entryOfText, isTextList } from './list-changes.ts'
import { changesOf, type TextChanges } from './text-changes.ts'
import { type EditedText, ReadTexts } from './text-data.ts'
import type { PressedText } from './text-sheet.tsx'

export const handle = { needs: { area: 'content', to: 'read' } } satisfies ScreenHandle

export const loader = ({ context, url }: Route.LoaderArgs) =>
  draw(context, url.searchParams.get('path') ?? '/', [])

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const changes = changesOf(textIn(form, 'changes'))
  if (!changes) throw new Response(null, { status: 400 })
  return draw(context, textIn(form, 'path'), changes)
}

async function draw(
  context: Readonly<RouterContextProvider>,
  path: string,
  changes: TextChanges,
): Promise<Response> {
  if (!/^\/(?!admin(?:\/|$))[a-z0-9/-]*$/.test(path)) throw new Response(null, { status: 404 })
  const { language, nonce, ownWords, preview } = context.get(servicesContext)
  const [published, read] = await Promise.all([
    ownWords(),
    context.get(staffContext).run(ReadTexts, { language }),
  ])
  if (!read.ok)
    throw new Response(read.refusal.message, { status: read.refusal.code === 'FORBIDDEN' ? 403 : 503 })
  const words = new MarkedWords(published.get(language))
  for (const { key, value, isHidden } of changes) {
    if (value === null && !isHidden) words.delete(key)
    else words.set(key, isHidden ? null : value)
  }
  const draft = new Map(published).set(language, words)
  const drawn = await preview(address(path), { ownWords: async () => draft })
  const { html, keys } = editablePage(await drawn.text())
  const texts = Object.fromEntries(Array.from(keys, (key) => [key, pressedText(key, read.value.texts)]))
  const json = JSON.stringify(texts).replaceAll('<', '\\u003c')
  const editor = `<style nonce="${nonce}">${editorStyle}</style><script type="application/json" id="editable-texts">${json}</script><script nonce="${nonce}">${editorScript}</script>`
  return new Response(
    html.replace('</body>', () => `${editor}</body>`),
    {
      status: drawn.status,
      headers: { 'Content-Type': 'text/html; charset=utf-8', 'X-Frame-Options': 'SAMEORIGIN' },
    },
  )
}

/** What a press on a text gives to the sheet. A text of an entry that is only in the draft is not stored yet. */
function pressedText(key: string, texts: readonly EditedText[]): PressedText {
  const entry = entryOfText(key, texts.filter(isTextList))
  const name = entry && key.slice(entry.list.key.length + 1 + entry.id.length + 1)
  const { longest = 0 } = entry?.list.entry.find((one) => one.name.replace('*', entry.id) === name) ?? {}
  const text = texts.find((one) => one.key === key) ?? {
    ...{ key, default: '', value: null, isHidden: false, state: null, replaced: null, paths: [] },
    ...{
      mayHide: false,
      stands: false,
      version: 0,
      longest,
      entry: null,
      given: [],
      needed: [],
      original: null,
      oursStands: false,
      otherPlaces: [],
    },
  }
  return entry ? { text, entry } : { text }
}
