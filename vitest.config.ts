import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// As deployed: pages rendered by React's and the router's development builds take twice the processor time.
process.env.NODE_ENV = 'production'

const tests = ['app', 'content', 'server', 'tests', 'bench'].map((folder) => `${folder}/**/*.test.{ts,tsx}`)
const systemTests = '**/*.system.test.ts'
const engineTests = 'tests/engines/*.engine.test.ts'

/**
 * Three kinds, told apart by their names: `*.test.ts` are rules, which need nothing and take seconds;
 * `*.system.test.ts` run the server on real databases, mail servers and processes; `*.engine.test.ts` are journeys in
 * WebKit and Firefox.
 */
export default defineConfig({
  // The file that Node itself picks; otherwise tests load graphql twice.
  resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }] },
  test: {
    setupFiles: [
      'server/database/drizzle-imports.ts',
      ...['fail-on-console', 'cheap-work', 'equal-priority'].map((name) => `tests/setup/${name}.ts`),
    ],
    // Three processes, because tests start real programs and wait half of the time. Modules are loaded once,
    // so a test file must not change them (no vi.mock of the server's).
    pool: 'forks',
    isolate: false,
    maxWorkers: 3,
    // For a busy machine; a passing test does not wait for them.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 60_000, interval: 20 } },
    projects: [
      {
        extends: true,
        test: { name: 'rules', include: tests, exclude: ['node_modules', systemTests, engineTests] },
      },
      {
        extends: true,
        test: {
          name: 'system',
          include: [systemTests],
          globalSetup: ['tests/setup/global-setup.ts'],
          // As Node runs them: a fifth less processor time than through Vite.
          experimental: { viteModuleRunner: false },
          exclude: ['node_modules', 'build'],
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          include: [engineTests],
          experimental: { viteModuleRunner: false },
          // One browser at a time.
          maxWorkers: 1,
          hookTimeout: 240_000,
          testTimeout: 240_000,
        },
      },
    ],
  },
})
