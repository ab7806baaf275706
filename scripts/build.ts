import { execFileSync } from 'node:child_process'
import { languages } from '#content/languages.ts'

/**
 * `npm run build`: the pages of every language, or only of the one that BUILD_LANGUAGE names. The first comes first: its build
 * empties the folder in which the others stand.
 */
const asked = process.env.BUILD_LANGUAGE
for (const { code } of languages) {
  if (asked !== undefined && asked !== code) continue
  const options = { stdio: 'inherit', env: { ...process.env, BUILD_LANGUAGE: code } } as const
  execFileSync('react-router', ['build'], options)
  execFileSync(process.execPath, ['scripts/compress-assets.ts'], options)
}
