import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { builtLanguage } from './build-language.ts'

export default defineConfig({
  base: builtLanguage.base,
  plugins: [wordsOfLanguage(), tailwindcss(), reactRouter()],
  build: { manifest: true },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Islands are hydrated alone, so each is an entry of its own beside the router's.
          input: ['quote-form', 'contact-form', 'review-form', 'review-dialog'].map(
            (name) => `./app/site/forms/${name}.client.tsx`,
          ),
          // A document that the browser does not send is left out, although it stands in a module that it loads.
          treeshake: { manualPureFunctions: ['graphql', 'initGraphQLTada'] },
          output: {
            codeSplitting: {
              // A higher priority takes a module first, and with it what the module imports.
              groups: [
                { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 6 },
                { name: 'router', test: /\/node_modules\/react-router\/|vite\/preload-helper/, priority: 6 },
                { name: sharedWithForms, debugName: 'shared with forms', priority: 5 },
                { name: inEachForm, debugName: 'forms', priority: 4 },
                // Sixty small files are ten round trips on a phone; one for everybody would bring the lists to the
                // sign-in. So there is one for each combination of areas, those that most areas need first.
                ...[3, 2, 1].map((count) => ({
                  name: (id: string, context: Rolldown.ChunkingContext) => sharedInPanel(id, context, count),
                  test: /\/app\/|\/content\/|\/lucide-react\//,
                  debugName: `areas ${count}`,
                  minShareCount: 3,
                  priority: count,
                })),
              ],
            },
          },
        },
      },
    },
  },
})

/** The chunk of a module that both the panel and a visitor's form load: in the panel's it would bring the panel along. */
function sharedWithForms(id: string, context: Rolldown.ChunkingContext): string | null {
  const importers = allImporters(id, context)
  if (!importers.some((each) => each.includes('/app/admin/'))) return null
  const forms = importers.flatMap(formOf)
  return forms.length > 1 ? 'shared' : (forms[0] ?? null)
}

/** The chunk of a module that each of the three visitors' forms loads; null for all others. */
function inEachForm(id: string, context: Rolldown.ChunkingContext): string | null {
  const forms = allImporters(id, context).flatMap(formOf)
  return ['quote-form', 'contact-form', 'review-form'].every((form) => forms.includes(form)) ? 'forms' : null
}

function formOf(id: string): string[] {
  return /\/forms\/([a-z-]+)\.client\.tsx$/.exec(id)?.slice(1) ?? []
}

/**
 * The chunk of a module that exactly so many areas of the panel load (sign-in, settings and all other screens), named
 * after them; null for all others. What only settings share is left to the bundler: their screens have little in common.
 */
function sharedInPanel(id: string, context: Rolldown.ChunkingContext, count: number): string | null {
  const areas = new Set(allImporters(id, context).flatMap(areasOf))
  if (areas.size !== count || (count === 1 && areas.has('settings'))) return null
  return [...areas].sort().join('-')
}

/** The areas of the panel whose screens load this route module; none for a module that is no route of the panel. */
function areasOf(id: string): string[] {
  const route = /\/app\/(root|admin\/[a-z-]+).*\?__react-router-build-client-route$/.exec(id)?.[1]
  if (!route) return []
  if (route === 'root') return ['panel', 'settings', 'sign-in']
  if (route === 'admin/layout') return ['panel', 'settings']
  const area = route.slice('admin/'.length)
  return [area === 'sign-in' || area === 'settings' ? area : 'panel']
}

/** The module and all that import it, directly or not, up to the entries. */
function allImporters(id: string, context: Rolldown.ChunkingContext): string[] {
  const importers = new Set([id])
  // The set grows while it is walked.
  for (const each of importers)
    for (const importer of context.getModuleInfo(each)?.importers ?? []) importers.add(importer)
  return [...importers]
}

/** `#words/x.ts` is the word file of the language that this build is for; package.json names the first language. */
function wordsOfLanguage(): Plugin {
  return {
    name: 'words-of-language',
    enforce: 'pre',
    resolveId: (source) =>
      source.startsWith('#words/') ? `${builtLanguage.words}/${source.slice('#words/'.length)}` : undefined,
  }
}
