export type Tool = 'bold' | 'italic' | 'heading' | 'list' | 'numbered' | 'quote' | 'link'

export type Selected = { text: string; from: number; to: number }

/** Replaces `from` to `to`, then selects `select`; all offsets are of the whole text. */
export type Edit = { from: number; to: number; text: string; select: readonly [number, number] }

export function markdownEdit(tool: Tool, selected: Selected): Edit {
  switch (tool) {
    case 'bold':
      return wrapped('**', selected)
    case 'italic':
      return wrapped('_', selected)
    case 'link':
      return linked(selected)
    case 'heading':
      return prefixed(() => '## ', /^#{1,6} /, selected)
    case 'list':
      return prefixed(() => '- ', /^[-*] /, selected, listMark)
    case 'numbered':
      return prefixed((index) => `${index + 1}. `, /^\d+\. /, selected, listMark)
    case 'quote':
      return prefixed(() => '> ', /^> /, selected)
  }
}

export function imageEdit({ text, from, to }: Selected, { alt, path }: { alt: string; path: string }): Edit {
  const before = text.slice(0, from)
  const lead = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  const added = `${lead}![${alt.replace(/[[\]\\]/g, '\\$&')}](${path})\n\n`
  return { from, to, text: added, select: [from + added.length, from + added.length] }
}

function wrapped(mark: string, { text, from, to }: Selected): Edit {
  const inside = text.slice(from, to)
  const isAround = text.slice(from - mark.length, from) === mark && text.slice(to, to + mark.length) === mark
  if (isAround)
    return {
      from: from - mark.length,
      to: to + mark.length,
      text: inside,
      select: [from - mark.length, to - mark.length],
    }
  const start = from + mark.length
  return { from, to, text: `${mark}${inside}${mark}`, select: [start, start + inside.length] }
}

function linked({ text, from, to }: Selected): Edit {
  const inside = text.slice(from, to)
  // A selected URL needs a text; a selected text needs a URL.
  if (/^https?:\/\/\S+$/.test(inside))
    return { from, to, text: `[](${inside})`, select: [from + 1, from + 1] }
  const address = 'https://'
  const start = from + inside.length + 3
  return { from, to, text: `[${inside}](${address})`, select: [start, start + address.length] }
}

const listMark = /^(?:[-*]|\d+\.) /

/** Removes the marks when every line has one. `replaced`: other marks that this one replaces. */
function prefixed(
  markOf: (index: number) => string,
  known: RegExp,
  { text, from, to }: Selected,
  replaced = known,
): Edit {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const nextBreak = text.indexOf('\n', to)
  const end = nextBreak === -1 ? text.length : nextBreak
  const lines = text.slice(start, end).split('\n')
  const areMarked = lines.every((line) => known.test(line))
  const changed = lines
    .map((line, index) => (areMarked ? line.replace(known, '') : markOf(index) + line.replace(replaced, '')))
    .join('\n')
  const cursor = start + changed.length
  return { from: start, to: end, text: changed, select: from === to ? [cursor, cursor] : [start, cursor] }
}
