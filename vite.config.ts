import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { builtLanguage } from './build-language.ts'

/** `#words/x.ts` is the word file of the language that this build is for; package.json names the first language. */
const wordsOfLanguage: Plugin = {
  name: 'words-of-language',
  enforce: 'pre',
  resolveId: (source) =>
    source.startsWith('#words/') ? `${builtLanguage.words}/${source.slice('#words/'.length)}` : undefined,
}

export default defineConfig({
  base: builtLanguage.base,
  plugins: [wordsOfLanguage, tailwindcss(), reactRouter()],
  build: { manifest: true },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Islands are hydrated alone, so each is an entry of its own beside the router's.
          input: ['quote-form', 'contact-form', 'review-form', 'review-dialog'].map(
            (name) => `./app/site/forms/${name}.client.tsx`,
          ),
          output: {
            codeSplitting: {
              groups: [
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
