import { createContext, useContext } from 'react'

/** The request's Content-Security-Policy nonce; empty in the browser, which never shows a nonce to scripts. */
export const NonceContext = createContext('')

export const useNonce = () => useContext(NonceContext)
