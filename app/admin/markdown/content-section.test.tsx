import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { postFormWords as words } from '#words/panel/blog/post-form.ts'
import { Preview } from './content-section.tsx'

test('a preview that was not requested yet is not shown as failed', () => {
  const shown = renderToStaticMarkup(<Preview result={undefined} isLoading={false} />)
  expect(shown).toContain(words.previewLoading)
  expect(shown).not.toContain(words.previewFailed)
})
