import { existsSync, globSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { freePort } from '#tests/free-port.ts'
import { type Browser, type Engine, pressActions } from './engine.ts'
import { startProgram } from './program.ts'

const driverPath = '/usr/bin/WebKitWebDriver'
const screenPath = '/usr/bin/Xvfb'
const [browserPath = ''] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')

const installation = {
  packageName: 'webkit2gtk-driver and xvfb',
  isInstalled: [driverPath, screenPath, browserPath].every(existsSync),
}

export const webkit: Browser = { name: 'WebKit', ...installation, start: () => startWebKit([]) }

/** As Safari before 17. */
export const webkitWithoutPopovers: Browser = {
  name: 'WebKit without popovers',
  ...installation,
  start: () => startWebKit(['--features=-PopoverAttribute']),
}

/** Without it the buttons of the window keep it wider than a phone. */
const narrowWindow = '* { padding: 0; margin: 0; min-width: 0; border: 0; font-size: 1px }'

const windowSettings = '[Settings]\ngtk-enable-animations=0\n'

/** By WebDriver, on a screen of its own. */
async function startWebKit(features: readonly string[]): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'lantern-webkit-'))
  await mkdir(join(folder, 'gtk-3.0'))
  await writeFile(join(folder, 'gtk-3.0', 'gtk.css'), narrowWindow)
  await writeFile(join(folder, 'gtk-3.0', 'settings.ini'), windowSettings)
  const screen = startProgram(screenPath, [
    ...['-displayfd', '1', '-nolisten', 'tcp'],
    ...['-screen', '0', '1600x1200x24'],
  ])
  const port = await freePort()
  const driver = startProgram(driverPath, [`--port=${port}`], {
    DISPLAY: `:${await screen.said(/^(\d+)$/m)}`,
    HOME: folder,
    XDG_CONFIG_HOME: folder,
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  })
  const driverUrl = `http://127.0.0.1:${port}`
  await driver.answers(`${driverUrl}/status`)
  const { sessionId } = z.object({ sessionId: z.string() }).parse(
    await ask(`${driverUrl}/session`, {
      capabilities: {
        alwaysMatch: {
          browserName: 'MiniBrowser',
          pageLoadStrategy: 'normal',
          'webkitgtk:browserOptions': { binary: browserPath, args: ['--automation', ...features] },
        },
      },
    }),
  )
  const session = `${driverUrl}/session/${sessionId}`
  const evaluate = async (expression: string) => {
    const script = `return JSON.stringify(${expression})`
    return z
      .string()
      .optional()
      .parse((await ask(`${session}/execute/sync`, { script, args: [] })) ?? undefined)
  }
  return {
    evaluate,
    async navigate(url) {
      await ask(`${session}/url`, { url })
    },
    async press(path) {
      await ask(`${session}/actions`, { actions: pressActions(path) })
    },
    async chooseFile(selector, path) {
      const found = await ask(`${session}/element`, { using: 'css selector', value: selector })
      const [id] = Object.values(z.record(z.string(), z.string()).parse(found))
      await ask(`${session}/element/${id}/value`, { text: path })
    },
    async resize(width, height) {
      await ask(`${session}/window/rect`, { width, height })
      // The window has a bar and borders of its own.
      const inner = JSON.parse((await evaluate('[innerWidth, innerHeight]')) ?? '')
      const [innerWidth, innerHeight] = z.tuple([z.number(), z.number()]).parse(inner)
      await ask(`${session}/window/rect`, { width: 2 * width - innerWidth, height: 2 * height - innerHeight })
    },
    async close() {
      await fetch(session, { method: 'DELETE' })
      await Promise.all([driver.stop(), screen.stop()])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function ask(url: string, body: object): Promise<unknown> {
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
  const { value } = z.object({ value: z.unknown() }).parse(await answer.json())
  if (!answer.ok) throw new Error(`${url}: ${JSON.stringify(value)}`)
  return value
}
