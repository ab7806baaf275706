import { expect, test } from 'vitest'
import { Drawing, Label, Opens } from '#app/drawings/primitives.tsx'
import { defaultProfile } from '#content/business-profile.ts'
import { drawingMarkup } from './drawing-markup.ts'
import { sharedPage, sharedPageNames } from './shared-pages.ts'

const drawings = sharedPageNames.flatMap((name) => sharedPage(name, defaultProfile)?.drawings ?? [])

test('no drawing of a shared page needs a style sheet or a font', () => {
  expect(drawings.length).toBeGreaterThan(20)
  for (const drawing of drawings) expect(drawingMarkup(drawing).inner).not.toMatch(/ class=|<text|style=/)
})

test('what opens is amber by attribute, and a name goes with its leader', () => {
  const drawing = (
    <Drawing viewBox="0 0 10 10" alternative="">
      <Opens d="M0 0H5" />
      <Label x={1} y={2} part="M1 1H9">
        bolt
      </Label>
    </Drawing>
  )
  const { viewBox, inner } = drawingMarkup(drawing)
  expect(viewBox).toBe('0 0 10 10')
  expect(inner).toContain('<path d="M0 0H5" fill="#ffb627"')
  expect(inner).not.toMatch(/bolt|M1 1H9/)
})

test('a class that no share image knows is a mistake', () => {
  const drawing = (
    <Drawing viewBox="0 0 1 1" alternative="">
      <path className="d-new" />
    </Drawing>
  )
  expect(() => drawingMarkup(drawing)).toThrow('d-new')
})
