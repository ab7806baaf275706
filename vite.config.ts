import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Rolldown } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
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
                // What the panel shares with a visitor's form; otherwise it went into the panel's piece, which is 75 kB.
                { name: sharedWithForms, priority: 1, minShareCount: 4 },
                // What most screens of the panel share, in one piece: sixty small files are ten round trips on a phone.
                {
                  name: 'panel',
                  test: /\/app\/admin\/|\/content\/en\/admin|\/lucide-react\//,
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

/** Puts a module that a form loads and that does not belong to the forms alone into the piece `shared`. */
function sharedWithForms(id: string, context: Rolldown.ChunkingContext): 'shared' | null {
  const seen = new Set([id])
  // The set grows while it is walked: up to the entries, by all who import the module.
  for (const each of seen)
    for (const importer of context.getModuleInfo(each)?.importers ?? []) seen.add(importer)
  const importers = [...seen]
  const isInForm = importers.some((each) => /\/app\/site\/forms\/[a-z-]+\.client\.tsx$/.test(each))
  const isInPanel = importers.some((each) => each.includes('/app/admin/'))
  return isInForm && isInPanel ? 'shared' : null
}
