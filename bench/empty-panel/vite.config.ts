import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** The router and React as in the panel, and nothing else. */
export default defineConfig({ plugins: [reactRouter()] })
