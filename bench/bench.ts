import { benchAdmin } from './admin.ts'
import { benchLanguages } from './languages.ts'
import { benchLeads } from './leads.ts'
import { benchLoad } from './load.ts'
import { benchPages } from './pages.ts'
import { benchPhotos } from './photos.ts'
import { benchScale } from './scale.ts'
import { benchStart } from './start.ts'
import { benchVan } from './van.ts'

const benches: Record<string, () => Promise<string>> = {
  admin: benchAdmin,
  languages: benchLanguages,
  leads: benchLeads,
  load: benchLoad,
  pages: benchPages,
  photos: benchPhotos,
  scale: benchScale,
  start: benchStart,
  van: benchVan,
}

const name = process.argv[2] ?? ''
const bench = benches[name]
if (bench) process.stdout.write(`${await bench()}\n`)
else {
  process.stderr.write(`There is no bench named "${name}". There is: ${Object.keys(benches).join(', ')}\n`)
  process.exitCode = 1
}
