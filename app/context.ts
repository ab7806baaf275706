import { createContext } from 'react-router'
import type { RequestServices } from '#server/pages/request-services.ts'

/**
 * What the server hands to loaders and actions for one request. The server reads this key off the built
 * entry module, so that both halves share one module graph.
 */
export const servicesContext = createContext<RequestServices>()
