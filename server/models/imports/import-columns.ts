/** "E-mail 1 - Value" as "e mail 1 value". */
const plain = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export type ToolFile<Target extends string = string> = {
  name: string
  /** The file is of this tool where it has all titles of one of these. */
  marks: readonly (readonly string[])[]
  columns: Readonly<Record<string, Target | ''>>
}

/** What the columns of a file may hold, and how that is guessed. An empty text: nothing that is brought in. */
export type ColumnGuide<Target extends string = string> = {
  targets: readonly Target[]
  /** The files that other tools give, by the titles of their columns; what none of them names is guessed. */
  tools: readonly ToolFile<Target>[]
  /** In this order; the first that a title has says what it holds. */
  guesses: readonly (readonly [words: RegExp, target: Target | ''])[]
  /** Of a file without a heading: what most cells of a column are. `once`: of the first such column. */
  contents: readonly (readonly [holds: (cell: string) => boolean, target: Target, once?: 'once'])[]
  /** Those that hold days. */
  days?: readonly Target[]
  /** What only the whole heading tells. */
  settle?: (targets: readonly string[], titles: readonly string[]) => string[]
}

export const guessTarget = (title: string, { guesses }: ColumnGuide): string => {
  const words = plain(title)
  return guesses.find(([shape]) => shape.test(words))?.[1] ?? ''
}

export type GuessedColumns = { tool: string | undefined; targets: string[] }

export function guessColumns(titles: readonly string[], guide: ColumnGuide): GuessedColumns {
  const known = titles.map(plain)
  const tool = guide.tools.find(({ marks }) => marks.some((all) => all.every((mark) => known.includes(mark))))
  const targets = titles.map((title, at) => tool?.columns[known[at] ?? ''] ?? guessTarget(title, guide))
  return { tool: tool?.name, targets: guide.settle?.(targets, titles) ?? targets }
}

export function guessByContent(rows: readonly (readonly string[])[], columns: number, guide: ColumnGuide) {
  const targets: string[] = []
  for (let at = 0; at < columns; at++) {
    const cells = rows.map((cells) => cells[at] ?? '').filter(Boolean)
    const isMost = (holds: (cell: string) => boolean) => cells.filter(holds).length * 2 > cells.length
    const found = guide.contents.find(
      ([holds, target, once]) => !(once && targets.includes(target)) && isMost(holds),
    )
    targets.push(found?.[1] ?? '')
  }
  return targets
}
