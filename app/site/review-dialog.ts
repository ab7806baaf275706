import { createContext } from 'react'
import type { IslandSource } from '#server/pages/request-services.ts'

/** Where the script of the review dialog is, for the links that open it; unknown on a page that could not be made. */
export const ReviewDialogContext = createContext<IslandSource | undefined>(undefined)
