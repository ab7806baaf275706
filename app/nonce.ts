import { createContext, useContext } from 'react'

/** The request's Content-Security-Policy nonce; empty in the browser, which hides nonces from scripts. */
export const NonceContext = createContext('')

/** The nonce that inline scripts of this page must carry (Content-Security-Policy). */
export const useNonce = () => useContext(NonceContext)
