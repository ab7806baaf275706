import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { z } from 'zod'
import { type Browser, type Engine, pressActions } from './engine.ts'
import { startProgram } from './program.ts'

const path = '/usr/bin/firefox-esr'

export const firefox: Browser = {
  name: 'Firefox',
  packageName: 'firefox-esr',
  isInstalled: existsSync(path),
  start: startFirefox,
}

/** It asks nothing of its maker's servers, which would fail in a closed network. */
const preferences = `user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("services.settings.server", "data:,");
user_pref("ui.prefersReducedMotion", 1);
`

/** By WebDriver BiDi, which it speaks without a driver. */
async function startFirefox(): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'lantern-firefox-'))
  await writeFile(join(profile, 'user.js'), preferences)
  const args = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile]
  const program = startProgram(path, args, { HOME: profile })
  const socket = new WebSocket(`${await program.said(/WebDriver BiDi listening on (ws:\S+)/)}/session`)
  await once(socket, 'open')
  const ask = commandsOver(socket)
  await ask('session.new', { capabilities: {} })
  const { contexts } = tree.parse(await ask('browsingContext.getTree', {}))
  const { context } = contexts[0]
  const evaluate = (expression: string) =>
    ask('script.evaluate', { expression, target: { context }, awaitPromise: false })
  return {
    async evaluate(expression) {
      const answer = evaluated.parse(await evaluate(`JSON.stringify(${expression})`))
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
      return answer.result.value
    },
    async navigate(url) {
      const navigate = () => ask('browsingContext.navigate', { context, url, wait: 'complete' })
      // Given up once, on a page whose frame was loading.
      await navigate().catch((error: unknown) => {
        if (!String(error).includes('NS_BINDING_ABORTED')) throw error
        return navigate()
      })
    },
    async press(path) {
      await ask('input.performActions', { context, actions: pressActions(path) })
    },
    async chooseFile(selector, file) {
      const found = element.parse(await evaluate(`document.querySelector(${JSON.stringify(selector)})`))
      await ask('input.setFiles', { context, element: found.result, files: [file] })
    },
    async resize(width, height) {
      await ask('browsingContext.setViewport', { context, viewport: { width, height } })
    },
    async close() {
      socket.close()
      await program.stop()
      await rm(profile, { recursive: true, force: true })
    },
  }
}

const tree = z.object({ contexts: z.tuple([z.object({ context: z.string() })]) })

const evaluated = z.discriminatedUnion('type', [
  z.object({ type: z.literal('success'), result: z.object({ value: z.string().optional() }) }),
  z.object({ type: z.literal('exception'), exceptionDetails: z.object({ text: z.string() }) }),
])

const element = z.object({ result: z.object({ sharedId: z.string() }) })

const answered = z.union([
  z.object({ type: z.literal('success'), id: z.number(), result: z.unknown() }),
  z.object({ type: z.literal('error'), id: z.number(), error: z.string(), message: z.string() }),
  z.object({ type: z.literal('event') }),
])

function commandsOver(socket: WebSocket) {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  socket.on('message', (data) => {
    const answer = answered.parse(JSON.parse(String(data)))
    if (answer.type === 'event') return
    const asked = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (answer.type === 'success') asked?.resolve(answer.result)
    else asked?.reject(new Error(`${answer.error}: ${answer.message}`))
  })
  socket.on('close', () => {
    for (const asked of waiting.values()) asked.reject(new Error('Firefox has closed its connection'))
  })
  let last = 0
  return (method: string, params: object): Promise<unknown> => {
    last += 1
    const asked = Promise.withResolvers<unknown>()
    waiting.set(last, asked)
    socket.send(JSON.stringify({ id: last, method, params }))
    return asked.promise
  }
}
