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
            (name) => `./app/site/islands/${name}.client.tsx`,
          ),
        },
      },
    },
  },
})
