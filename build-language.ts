import { fileURLToPath } from 'node:url'
import { languages } from './content/languages.ts'

/** What the build of one language needs to know: `BUILD_LANGUAGE=es npm run build`. */
const [first] = languages
const code = process.env.BUILD_LANGUAGE ?? first.code
const prefix = code === first.code ? '' : `/${code}`
export const builtLanguage = {
  words: process.env.BUILD_WORDS ?? fileURLToPath(new URL(`./content/${code}`, import.meta.url)),
  base: `${prefix}/`,
  basename: prefix || '/',
  folder: process.env.BUILD_FOLDER ?? `build${prefix}`,
}
