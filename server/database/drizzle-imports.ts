import { type ResolveFnOutput, registerHooks } from 'node:module'

const known = new Map<string, ResolveFnOutput>()

/** Node parses a package's `exports` anew for each import of it and within it. Drizzle's are 130 KB, a third of a start (decision 53). */
registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '', conditions } = context
    if (parentURL.includes('/node_modules/drizzle-orm/') && /^\..*\.js$/.test(specifier))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
    if (!specifier.startsWith('drizzle-orm')) return next(specifier, context)
    const name = `${specifier} ${conditions}`
    const found = known.get(name) ?? { ...next(specifier, context), shortCircuit: true }
    known.set(name, found)
    return found
  },
})
