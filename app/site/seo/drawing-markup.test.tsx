import { expect, test } from 'vitest'
import { Drawing, Label, Opens } from '#app/drawings/primitives.tsx'
import { drawingMarkup } from './drawing-markup.ts'

test('what opens is amber by attribute; a name is taken out, to be outlined', () => {
  const drawing = (
    <Drawing viewBox="0 0 10 10" alternative="">
      <Opens d="M0 0H5" />
      <Label x={1} y={2} part="M1 1H9">
        bolt
      </Label>
    </Drawing>
  )
  const { viewBox, inner, labels } = drawingMarkup(drawing)
  expect(viewBox).toBe('0 0 10 10')
  expect(inner).toContain('<path d="M0 0H5" fill="#ffb627"')
  expect(inner).toContain('M1 1H9')
  expect(inner).not.toContain('bolt')
  expect(labels).toEqual([{ text: 'bolt', x: 1, y: 2, anchor: 'start' }])
})

test('a class that no share image knows is a mistake', () => {
  const drawing = (
    <Drawing viewBox="0 0 1 1" alternative="">
      <path className="d-new" />
    </Drawing>
  )
  expect(() => drawingMarkup(drawing)).toThrow('d-new')
})

test('labels keep the anchor of their group, and letters their own places', () => {
  const drawing = (
    <Drawing viewBox="0 0 10 10" alternative="">
      <g className="d-label" textAnchor="middle">
        <text x={1} y={2}>
          A &amp; B
        </text>
      </g>
      <text x="3 4" y="5" textAnchor="end" className="d-label">
        78
      </text>
    </Drawing>
  )
  expect(drawingMarkup(drawing).labels).toEqual([
    { text: 'A & B', x: 1, y: 2, anchor: 'middle' },
    { text: '7', x: 3, y: 5, anchor: 'end' },
    { text: '8', x: 4, y: 5, anchor: 'end' },
  ])
})
