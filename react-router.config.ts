import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The manifest of a few admin routes is smaller than the request it saves.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
