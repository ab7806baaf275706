import { settingsWords } from '#content/en/admin-settings.ts'

export default function Business() {
  return <h1>{settingsWords.business}</h1>
}
