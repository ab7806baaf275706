/** The work itself goes on. The timer keeps no process alive. */
export async function withTimeout<Value, Late>(
  work: Promise<Value>,
  ms: number,
  late: Late,
): Promise<Value | Late> {
  const { promise: timeout, resolve } = Promise.withResolvers<Late>()
  const timer = setTimeout(resolve, ms, late).unref()
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}
