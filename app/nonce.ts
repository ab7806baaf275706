import { createContext, useContext } from 'react'

/** The request's Content-Security-Policy nonce; empty in the browser, which hides nonces from scripts. */
export const NonceContext = createContext('')

export const useNonce = () => useContext(NonceContext)
