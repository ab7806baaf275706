import { resolve } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { builtLanguage } from './build-language.ts'

const islands = ['quote-form', 'contact-form', 'review-form', 'review-dialog'].map(
  (name) => `./app/site/forms/${name}.client.tsx`,
)

export default defineConfig({
  base: builtLanguage.base,
  plugins: [wordsOfLanguage(), tailwindcss(), reactRouter(), allowExtendedEntries()],
  build: { manifest: true },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Islands are hydrated alone, so each is an entry of its own beside the router's.
          input: islands,
          // A document that the browser does not send is left out, although it stands in a module that it loads.
          treeshake: { manualPureFunctions: ['graphql', 'initGraphQLTada'] },
          output: {
            codeSplitting: {
              // Otherwise React comes into the panel's chunk, and every island loads the panel.
              includeDependenciesRecursively: false,
              groups: [
                { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
                { name: 'router', test: /\/node_modules\/react-router\// },
                // What most screens of the panel share, in one piece: sixty small files are ten round trips on a phone.
                {
                  name: panelChunk(),
                  test: /\/(app|content)\/|\/lucide-react\//,
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

/** `#words/x.ts` is the word file of the language that this build is for; package.json names the first language. */
function wordsOfLanguage(): Plugin {
  return {
    name: 'words-of-language',
    enforce: 'pre',
    resolveId: (source) =>
      source.startsWith('#words/') ? `${builtLanguage.words}/${source.slice('#words/'.length)}` : undefined,
  }
}

/** Groups without their dependencies need entries that may export more than their module does. */
function allowExtendedEntries(): Plugin {
  return {
    name: 'allow-extended-entries',
    configEnvironment: {
      // After the router's plugin, which sets it otherwise.
      order: 'post',
      handler: (name) =>
        name === 'client'
          ? { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } }
          : undefined,
    },
  }
}

type Graph = { getModuleInfo: (id: string) => { importedIds: string[] } | null }

/** The chunk of a module that every screen of the panel loads; what islands share with it has one of its own. */
function panelChunk() {
  let found: { panel: Set<string>; islands: Set<string> } | undefined
  return (id: string, graph: Graph) => {
    found ??= {
      panel: reachedFrom(['./app/admin/layout/route.tsx?__react-router-build-client-route'], graph),
      islands: reachedFrom(islands, graph),
    }
    if (!found.panel.has(id) && !/\/app\/admin\/|\/content\/[a-z]+\/admin|\/lucide-react\//.test(id))
      return null
    return found.islands.has(id) ? 'shared' : 'panel'
  }
}

function reachedFrom(entries: string[], graph: Graph): Set<string> {
  const reached = new Set<string>()
  const visit = (id: string) => {
    if (reached.has(id)) return
    reached.add(id)
    graph.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  for (const entry of entries) visit(resolve(entry))
  return reached
}
