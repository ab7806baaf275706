import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '#tests/free-port.ts'

export async function cognitoLocal() {
  const folder = await mkdtemp(join(tmpdir(), 'cognito-local-'))
  const port = await freePort()
  const program = fileURLToPath(new URL('bin/start.js', import.meta.resolve('cognito-local')))
  const child = spawn(process.execPath, [program], {
    cwd: folder,
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), CODE: '424242' },
    stdio: 'ignore',
  })
  const origin = `http://127.0.0.1:${port}`
  await answers(origin)
  async function call(action: string, body: object): Promise<unknown> {
    const response = await fetch(origin, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${action}`,
      },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${action}: ${await response.text()}`)
    return response.json()
  }
  return {
    origin,
    call,
    [Symbol.asyncDispose]: async () => {
      child.kill()
      await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function answers(origin: string) {
  for (let attempt = 0; attempt < 600; attempt++) {
    const answer = await fetch(`${origin}/health`).catch(() => undefined)
    if (answer) return
    await pause(100)
  }
  throw new Error('cognito-local did not start')
}
