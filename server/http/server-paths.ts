/** First parts of the paths that the server answers itself, before any page. */
export const serverPaths = ['assets', 'files', 'graphql', 'healthz', 'images', 'readyz'] as const
