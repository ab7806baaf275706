import { createContext } from 'react-router'
import type { SignedIn } from '#server/pages/request-services.ts'

/** Who is signed in and what they may run; set for every loader and action below /admin. */
export const administratorContext = createContext<SignedIn>()
