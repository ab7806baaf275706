import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const specifier =
  /(?:\bfrom\s+|\bimport\s*\(\s*|^import\s+)['"]((?:\.{1,2}\/|#(?:app|server|content|words|client|tests)\/)[^'"\n?]+)/gm

export function importsOf(path: string): string[] {
  const found = new Set<string>()
  for (const [, source = ''] of readFileSync(path, 'utf8').matchAll(specifier)) {
    const target = source.startsWith('#')
      ? source.slice(1).replace(/^words\//, 'content/en/')
      : join(dirname(path), source)
    if (/\.[cm]?[jt]sx?$/.test(target) && existsSync(target)) found.add(target)
  }
  return [...found]
}

/** Groups of files that reach each other by imports (Tarjan's strongly connected components of two files or more). */
export function circlesOf(graph: Map<string, string[]>): string[][] {
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const circles: string[][] = []
  const visit = (path: string) => {
    const index = order.size
    order.set(path, index)
    low.set(path, index)
    stack.push(path)
    for (const next of graph.get(path) ?? []) {
      if (!order.has(next)) visit(next)
      if (stack.includes(next)) low.set(path, Math.min(low.get(path) ?? index, low.get(next) ?? index))
    }
    if (low.get(path) !== index) return
    const circle = stack.splice(stack.indexOf(path))
    if (circle.length > 1) circles.push(circle)
  }
  for (const path of graph.keys()) if (!order.has(path)) visit(path)
  return circles
}
