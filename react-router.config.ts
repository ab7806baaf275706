import type { Config } from '@react-router/dev/config'
import { builtLanguage } from './build-language.ts'

export default {
  appDirectory: 'app',
  basename: builtLanguage.basename,
  buildDirectory: builtLanguage.folder,
  ssr: true,
  // A screen's loader and actions in files of their own are more requests; the panel's worker keeps all of them anyway.
  splitRouteModules: false,
  // The manifest of a few admin routes is smaller than the request it saves.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
