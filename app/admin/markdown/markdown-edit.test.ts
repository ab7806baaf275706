import { expect, test } from 'vitest'
import { type Edit, imageEdit, markdownEdit, type Tool } from './markdown-edit.ts'

/** Reads `a[b]c` as the text abc with b selected. */
function select(marked: string) {
  const from = marked.indexOf('[')
  const to = marked.indexOf(']') - 1
  return { text: marked.replace('[', '').replace(']', ''), from, to }
}
function show(text: string, { from, to, text: added, select: [start, end] }: Edit) {
  const next = text.slice(0, from) + added + text.slice(to)
  return `${next.slice(0, start)}«${next.slice(start, end)}»${next.slice(end)}`
}

test.each<[Tool, string, string]>([
  ['bold', 'new [pins] here', 'new **«pins»** here'],
  ['bold', 'new **[pins]** here', 'new «pins» here'],
  ['italic', '[]', '_«»_'],
  ['heading', 'a\nNew [p]ins\nb', 'a\n«## New pins»\nb'],
  ['heading', '### New[] pins', 'New pins«»'],
  ['list', '[one\ntwo]', '«- one\n- two»'],
  ['list', '- [one\n- two]', '«one\ntwo»'],
  ['numbered', '[one\n- two\nthree]', '«1. one\n2. two\n3. three»'],
  ['numbered', '[1. one\n2. two]', '«one\ntwo»'],
  ['quote', 'x\n\n[said]', 'x\n\n«> said»'],
  ['link', 'see [here]', 'see [here](«https://»)'],
  ['link', 'see [https://e.example/a]', 'see [«»](https://e.example/a)'],
])('%s of %s', (tool, before, after) => {
  const selected = select(before)
  expect(show(selected.text, markdownEdit(tool, selected))).toBe(after)
})

test('an image is a paragraph of its own; brackets in its description are escaped', () => {
  const image = { alt: 'A [new] lock', path: '/images/x-960.webp' }
  const added = '![A \\[new\\] lock](/images/x-960.webp)\n\n«»'
  expect(show('', imageEdit({ text: '', from: 0, to: 0 }, image))).toBe(added)
  expect(show('Text', imageEdit({ text: 'Text', from: 4, to: 4 }, image))).toBe(`Text\n\n${added}`)
  expect(show('Text\n', imageEdit({ text: 'Text\n', from: 5, to: 5 }, image))).toBe(`Text\n\n${added}`)
})
