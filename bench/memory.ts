import { readdirSync, readFileSync } from 'node:fs'

export type TreeMemory = { total: number; node: number; database: number; images: number }

/**
 * Memory of a process and its descendants as if nothing else ran: what one process has for itself and what they share
 * among each other counts once (PSS), and a file's pages count whole even where other programs have them too, such as
 * another Node.
 */
export function memoryOfTree(root: number): TreeMemory {
  const children = new Map<number, number[]>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const parent = Number(/\) \S+ (\d+)/.exec(read(`/proc/${name}/stat`))?.[1])
    children.set(parent, [...(children.get(parent) ?? []), Number(name)])
  }
  const tree = [root]
  for (const pid of tree) tree.push(...(children.get(pid) ?? []))
  const memory: TreeMemory = { total: 0, node: 0, database: 0, images: 0 }
  const files = new Map<string, number>()
  for (const pid of tree) {
    const command = read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ')
    const part = command.includes('image-worker') ? 'images' : /postgres/.test(command) ? 'database' : 'node'
    for (const { name, pss, clean, isFile } of mappings(pid)) {
      const megabytes = isFile ? Math.max(0, clean - (files.get(name) ?? 0)) : pss
      if (isFile) files.set(name, Math.max(clean, files.get(name) ?? 0))
      memory[part] += megabytes / 1000
      memory.total += megabytes / 1000
    }
  }
  return memory
}

type Mapping = { name: string; isFile: boolean; pss: number; clean: number }

/** The memory of a process by what is mapped, in kilobytes. What a process wrote into a file's pages is its own. */
function mappings(pid: number): Mapping[] {
  return read(`/proc/${pid}/smaps`)
    .split(/^(?=[0-9a-f]+-[0-9a-f]+ )/m)
    .flatMap((text) => {
      const [, offset = '', inode = '0', path = ''] = /^\S+ \S+ (\S+) \S+ (\d+) *(.*)$/m.exec(text) ?? []
      const figure = (name: string) => Number(new RegExp(`^${name}: +(\\d+)`, 'm').exec(text)?.[1] ?? 0)
      if (figure('Rss') === 0) return []
      const isFile = inode !== '0' && !path.startsWith('/dev') && !path.startsWith('/SYSV')
      const own = {
        name: `${path} ${offset}`,
        pss: figure('Pss'),
        clean: figure('Rss') - figure('Anonymous'),
      }
      if (!isFile) return [{ ...own, isFile }]
      return [
        { ...own, isFile },
        { name: '', isFile: false, pss: figure('Anonymous'), clean: 0 },
      ]
    })
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
