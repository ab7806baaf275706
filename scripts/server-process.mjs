// How the server's process is started, wherever it is: `npm start`, the benches; the Dockerfile says the same.

/**
 * V8 would let what is young and already garbage take 128 MB before it looks, and what is older grow to several times of what is
 * in use.
 */
export const flags = ['--max-semi-space-size=8', '--heap-growing-percent=30']

export const environment = {
  /** malloc's arenas, one for each thread, would keep what each of them once needed. */
  MALLOC_ARENA_MAX: '2',
  /** A photo or a page goes back to the system when it is let go; by default it only leaves a hole in the heap. */
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  /**
   * Where Node keeps what it made of our code, for the next start. From the first file on: for a single one that is not kept it
   * loads its TypeScript parser, 15 MB.
   */
  NODE_COMPILE_CACHE: 'build/compiled',
}
