import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

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
