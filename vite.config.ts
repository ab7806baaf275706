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
              groups: [
                { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
                // Otherwise what a visitor's form shares with the panel came into the panel's chunk, which is 75 kB.
                { name: sharedWithForms, priority: 1 },
                // What most screens of the panel share, in one piece: sixty small files are ten round trips on a phone.
                {
                  name: 'panel',
                  test: /\/app\/admin\/|\/content\/[a-z]+\/admin|\/lucide-react\//,
                  minShareCount: 4,
                },
              ],
            },
          },
        },
      },
    },
  },
})

/** The chunk of a module that both the panel and a visitor's form load; null for all others. */
function sharedWithForms(id: string, context: Rolldown.ChunkingContext): string | null {
  const importers = new Set([id])
  // The set grows while it is walked: up to the entries, by all who import the module.
  for (const each of importers)
    for (const importer of context.getModuleInfo(each)?.importers ?? []) importers.add(importer)
  if (![...importers].some((each) => each.includes('/app/admin/'))) return null
  const forms = [...importers].flatMap((each) => /\/forms\/([a-z-]+)\.client\.tsx$/.exec(each)?.[1] ?? [])
  return forms.length > 1 ? 'shared' : (forms[0] ?? null)
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
