/**
 * Runs `task` at once; however often it is called while that runs, it runs once more afterwards. A burst of
 * changes therefore neither waits nor interrupts what is being loaded. `task` must not reject.
 */
export function coalesced(task: () => Promise<void>): () => void {
  let isRunning = false
  let isWanted = false
  const run = async () => {
    isRunning = true
    do {
      isWanted = false
      await task()
    } while (isWanted)
    isRunning = false
  }
  return () => {
    isWanted = true
    if (!isRunning) void run()
  }
}
