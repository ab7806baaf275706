import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { postFormWords as words } from '#content/en/admin-post-form.ts'
import { Preview } from './preview.tsx'

test('a preview that was not asked for yet has not failed', () => {
  const shown = renderToStaticMarkup(<Preview answer={undefined} isLoading={false} />)
  expect(shown).toContain(words.previewLoading)
  expect(shown).not.toContain(words.previewFailed)
})
