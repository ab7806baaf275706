import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const folder = fileURLToPath(new URL('../esm/', import.meta.resolve('lucide-react')))
const frame = fileURLToPath(new URL('app/ui/line-icon.tsx', import.meta.url))

/**
 * Each icon that is imported from lucide-react becomes one path in `line-icon.tsx`, in its own file. The
 * library's components hold lists of attributes and classes that weigh more than the drawing; its index of
 * all 1,700 would make every screen load every icon, and reading it is most of a start.
 */
export function iconsAsPaths(): Plugin {
  const files = iconFiles()
  const importOf = (specifier: string) => {
    const [name = '', local = name] = specifier.trim().split(/ as /)
    const file = files.get(name)
    if (!file) throw new Error(`lucide-react has no icon named ${name}`)
    return `import ${local} from ${JSON.stringify(folder + file)}`
  }
  return {
    name: 'icons-as-paths',
    // The index would be bundled all the same.
    config: () => ({ optimizeDeps: { exclude: ['lucide-react'] } }),
    load: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[a-z0-9-]+\.mjs(?:\?|$)/ },
      handler(id) {
        const path = pathOf(readFileSync(id.replace(/\?.*/, ''), 'utf8'))
        // An alias leads to the file that draws the icon.
        return path
          ? `import { lineIcon } from ${JSON.stringify(frame)};export default /* @__PURE__ */ lineIcon(${JSON.stringify(path)})`
          : undefined
      },
    },
    transform: {
      filter: { id: /\/app\//, code: /["']lucide-react["']/ },
      handler: (code) => ({
        code: code.replace(/import\s*\{([^}]+)\}\s*from\s*["']lucide-react["']/g, (_, specifiers: string) =>
          specifiers
            .split(',')
            .filter((each) => each.trim())
            .map(importOf)
            .join(';'),
        ),
        map: null,
      }),
    },
  }
}

function iconFiles(): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  const list = readFileSync(`${folder}lucide-react.mjs`, 'utf8')
  for (const [, names = '', file = ''] of list.matchAll(/^export \{(.+)\} from '\.\/(.+)'/gm))
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file)
  return files
}

function pathOf(file: string): string {
  const shapes = file.matchAll(/\[\s*"(\w+)",\s*\{([^}]+)\}\s*\]/g)
  return Array.from(shapes, ([, shape = '', attributes = '']) =>
    drawn(
      shape,
      new Map(
        Array.from(attributes.matchAll(/(\w+): "([^"]*)"/g), ([, name = '', value = '']) => [name, value]),
      ),
    ),
  ).join('')
}

function drawn(shape: string, attributes: ReadonlyMap<string, string>): string {
  const text = (name: string) => attributes.get(name) ?? ''
  const number = (name: string) => Number(attributes.get(name) ?? 0)
  switch (shape) {
    case 'path':
      // A relative beginning counts from the end of the path before it.
      return text('d').startsWith('m') ? `M0 0${text('d')}` : text('d')
    case 'polyline':
      return `M${text('points')}`
    case 'line':
      return `M${text('x1')} ${text('y1')}L${text('x2')} ${text('y2')}`
    case 'circle': {
      const radius = number('r')
      const half = (across: number) => `a${radius} ${radius} 0 1 0 ${across} 0`
      return `M${number('cx') - radius} ${text('cy')}${half(2 * radius)}${half(-2 * radius)}`
    }
    case 'rect': {
      const radius = number('rx')
      const [across, down] = [number('width') - 2 * radius, number('height') - 2 * radius]
      const corner = (x: number, y: number) => `a${radius} ${radius} 0 0 1 ${x * radius} ${y * radius}`
      const start = `M${number('x') + radius} ${text('y')}h${across}`
      return `${start}${corner(1, 1)}v${down}${corner(-1, 1)}h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}z`
    }
    default:
      throw new Error(`No path is known for a ${shape} of lucide-react`)
  }
}
