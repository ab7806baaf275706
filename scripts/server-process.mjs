// How the server's process is started, wherever it is: `npm start`, the benches; the Dockerfile says the same.

/**
 * V8 would let what is young and already garbage take 128 MB before it looks, and what is older grow to several times of what is
 * in use.
 */
export const flags = ['--max-semi-space-size=8', '--heap-growing-percent=30']

/** malloc's arenas, one for each thread, would keep what each of them once needed. */
export const environment = { MALLOC_ARENA_MAX: '2' }
