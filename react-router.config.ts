import type { Config } from '@react-router/dev/config'
import { builtLanguage } from './build-language.ts'

export default {
  appDirectory: 'app',
  basename: builtLanguage.basename,
  buildDirectory: builtLanguage.folder,
  ssr: true,
  // Splitting routes means more requests, and the panel's worker keeps all of it anyway.
  splitRouteModules: false,
  // The manifest of a few admin routes is smaller than the request it saves.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
