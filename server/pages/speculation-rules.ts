/** Where the rules are; the header of each public page names this address. */
export const speculationRulesPath = '/speculation-rules.json'

export const speculationHeaders = { 'speculation-rules': `"${speculationRulesPath}"` }

/**
 * What a browser may load before a link is followed: our own public pages, once a person points at their link. Not
 * what has effects or is nobody else's business, and no query: such pages are rendered for each request.
 */
const where = {
  and: [
    { href_matches: '/*' },
    {
      not: {
        href_matches: ['/admin', '/admin/*', '/receipt/*', '/files/*', '/graphql', '/*\\?(.+)', '/*.*'],
      },
    },
    { not: { selector_matches: '[rel~=nofollow], [target], [download], [href^="#"]' } },
  ],
}

export const speculationRules = JSON.stringify({
  prefetch: [{ where, eagerness: 'moderate' }],
  prerender: [{ where, eagerness: 'moderate' }],
})
