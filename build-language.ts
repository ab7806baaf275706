import { fileURLToPath } from 'node:url'

/** `BUILD_LANGUAGE=es npm run build` */
const language = process.env.BUILD_LANGUAGE ?? 'en'
export const builtLanguage = {
  words: process.env.BUILD_WORDS ?? fileURLToPath(new URL(`./content/${language}`, import.meta.url)),
  base: language === 'en' ? '/' : `/${language}/`,
  folder: language === 'en' ? 'build' : `build/${language}`,
}
