// How the server's process is started, wherever it is: `npm start`, the benches; the Dockerfile says the same.

/** By default V8 lets young garbage grow to 128 MB, and old space to several times of what is in use. */
export const flags = ['--max-semi-space-size=8', '--heap-growing-percent=30']

export const environment = {
  /** malloc's arenas, one for each thread, would keep what each once needed. */
  MALLOC_ARENA_MAX: '2',
  /** Returns a photo or a page to the system when it is freed; by default it leaves a hole in the heap. */
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  /**
   * The compile cache, for the next start. For a single file that is not cached, Node loads its TypeScript
   * parser, 15 MB.
   */
  NODE_COMPILE_CACHE: 'build/compiled',
}
