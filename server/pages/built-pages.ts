import { fileURLToPath, pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import { importsOf, panelFiles, readBuiltFiles } from './built-files.ts'
import type { Pages } from './pages.ts'
import { routerHandler } from './router-handler.ts'

const buildFolder = fileURLToPath(new URL('../../build/', import.meta.url))

/** The pages as `npm run build` left them. Throws when there is no build. */
export async function builtPages(publicUrl: string | undefined): Promise<Pages> {
  const build: ServerBuild = await import(pathToFileURL(`${buildFolder}server/index.js`).href)
  const files = await readBuiltFiles(`${buildFolder}client`)
  return {
    render: routerHandler(() => Promise.resolve(build), 'production', publicUrl),
    island: (name) => {
      const entry = `app/site/forms/${name}.client.tsx`
      const built = files[entry]
      if (!built) throw new Error(`no island named ${name}`)
      return { src: `/${built.file}`, preload: importsOf(files, entry).map((file) => `/${file}`) }
    },
    panelCode: { version: build.assets.version, paths: panelFiles(files).map((file) => `/${file}`) },
    assetFolder: `${buildFolder}client`,
    close: async () => {},
  }
}
