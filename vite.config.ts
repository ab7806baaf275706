import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { oldestBrowsers } from './build-browsers.ts'
import { chunkGroups, documentsWithoutScript, reactAsModules, routesShareFiles } from './build-chunks.ts'
import { iconsAsPaths } from './build-icons.ts'
import { builtLanguage } from './build-language.ts'

export default defineConfig({
  base: builtLanguage.base,
  plugins: [
    wordsOfLanguage(),
    tailwindcss(),
    reactRouter(),
    routesShareFiles(),
    reactAsModules(),
    iconsAsPaths(),
    documentsWithoutScript(),
  ],
  build: {
    target: Object.entries(oldestBrowsers).map(([browser, version]) => browser + version),
    manifest: true,
    // What a screen loads later mostly imports scripts that are loaded already, so only its styles are named.
    modulePreload: { resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')) },
  },
  // Found only while a page loads, they would make the browser reload it.
  optimizeDeps: { include: ['gql.tada', 'graphql-ws', 'markdown-it', 'react-image-crop', 'zod'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Islands hydrate alone, so each is an entry beside the router's; so are the two scripts of what a
          // visitor's device holds, and the panel without a connection.
          input: [
            ...['quote-form', 'contact-form', 'review-form', 'review-dialog'].map(
              (name) => `./app/site/forms/${name}.client.tsx`,
            ),
            ...['device', 'worker'].map((name) => `./app/site/device/${name}.client.ts`),
            './app/admin/sealed/offline.client.tsx',
          ],
          // Drops documents and words that the browser does not need from modules that it loads.
          treeshake: { manualPureFunctions: ['graphql', 'initGraphQLTada', 'texts', 'byId'] },
          output: { codeSplitting: { groups: chunkGroups() } },
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
