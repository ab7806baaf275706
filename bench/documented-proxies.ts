import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The proxies of docs/operations.md with its own blocks: only ports and the places of certificates are replaced. */
export const upstreamPort = 3298

export type Ports = { http: number; https: number }
type ProxyPlace = { folder: string; ports: Ports; block: string }
export type DocumentedProxy = {
  name: string
  version: string[]
  run(place: ProxyPlace): Promise<[string, ...string[]]>
}

export const proxies: readonly DocumentedProxy[] = [
  {
    name: 'nginx',
    version: ['-v'],
    async run({ folder, ports, block }) {
      const served = withPorts(block, ports)
        .replaceAll('/etc/letsencrypt/live/example.com/fullchain.pem', join(folder, 'certificate.pem'))
        .replaceAll('/etc/letsencrypt/live/example.com/privkey.pem', join(folder, 'key.pem'))
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
        .join('\n')
      const around = `daemon off;\npid ${join(folder, 'nginx.pid')};\nerror_log stderr;\nevents {}\n`
      const file = join(folder, 'nginx.conf')
      await writeFile(file, `${around}http {\naccess_log off;\n${temporary}\n${served}\n}\n`)
      return ['nginx', '-e', 'stderr', '-c', file]
    },
  },
  {
    name: 'Caddy',
    version: ['version'],
    async run({ folder, ports, block }) {
      const options = [
        'admin off',
        'local_certs',
        'skip_install_trust',
        `storage file_system ${join(folder, 'caddy')}`,
        `http_port ${ports.http}`,
        `https_port ${ports.https}`,
      ]
      const file = join(folder, 'Caddyfile')
      await writeFile(file, `{\n\t${options.join('\n\t')}\n}\n${toUpstream(block)}`)
      return ['caddy', 'run', '--config', file, '--adapter', 'caddyfile']
    },
  },
  {
    name: 'HAProxy',
    version: ['-v'],
    async run({ folder, ports, block }) {
      const file = join(folder, 'haproxy.cfg')
      await writeFile(
        file,
        withPorts(block, ports).replaceAll('/etc/haproxy/example.com.pem', join(folder, 'both.pem')),
      )
      return ['haproxy', '-f', file]
    },
  },
]

const toUpstream = (block: string) => block.replaceAll('127.0.0.1:3000', `127.0.0.1:${upstreamPort}`)

const withPorts = (block: string, { http, https }: Ports) =>
  toUpstream(block).replace(/(?<=(?:listen |bind )\S*?)(?:443|80)\b/g, (port) =>
    String(port === '443' ? https : http),
  )

/** The first block of code after the line that names the proxy. */
export function blockOf(name: string, document: string): string {
  const [, block] =
    new RegExp(`^${name}\\b[^\\n]*:\\n\\n\`\`\`\\w*\\n(.*?)^\`\`\``, 'ms').exec(document) ?? []
  if (!block?.includes('127.0.0.1:3000')) throw new Error(`docs/operations.md has no block for ${name}`)
  return block
}

export const isInstalled = ({ name, version }: DocumentedProxy) => {
  try {
    execFileSync(name.toLowerCase(), version, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
