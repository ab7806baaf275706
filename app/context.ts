import { createContext } from 'react-router'
import type { RequestServices } from '#server/pages/request-services.ts'

/**
 * The services of one request, for loaders and actions. The server imports this key from the built entry module, so that
 * both use the same object.
 */
export const servicesContext = createContext<RequestServices>()
