import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rename, rm } from 'node:fs/promises'
import { languages } from '#content/languages.ts'

/**
 * `npm run build`: the pages of every language, or only of the one that BUILD_LANGUAGE names. All are made at the same time, the
 * others beside the first, whose build empties the folder in which they stand in the end.
 */
const asked = process.env.BUILD_LANGUAGE
const [first, ...others] = languages
if (asked !== undefined) await build(asked)
else {
  await Promise.all([build(first.code), ...others.map(({ code }) => build(code, besides(code)))])
  for (const { code } of others) {
    await rm(`build/${code}`, { recursive: true, force: true })
    await rename(besides(code), `build/${code}`)
  }
}

function besides(code: string): string {
  return `build-${code}`
}

async function build(code: string, folder?: string): Promise<void> {
  const env = { ...process.env, BUILD_LANGUAGE: code, ...(folder && { BUILD_FOLDER: folder }) }
  await run('react-router', ['build'], env)
  await run(process.execPath, ['scripts/compress-assets.ts'], env)
}

async function run(command: string, given: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const [status] = await once(spawn(command, given, { stdio: 'inherit', env }), 'exit')
  if (status !== 0) throw new Error(`${command} ${given.join(' ')} ended with ${status}`)
}
