/**
 * Runs `task` at once; however often it is called while that runs or in the rest after it (ms), it runs once more
 * afterwards. A burst of changes therefore neither waits nor interrupts what is being loaded, and does not use up
 * the data of a phone. `task` must not reject.
 */
export function coalesced(task: () => Promise<void>, rest = 500): () => void {
  let isRunning = false
  let isWanted = false
  const run = async () => {
    isRunning = true
    do {
      isWanted = false
      await task()
      await new Promise((resolve) => setTimeout(resolve, rest))
    } while (isWanted)
    isRunning = false
  }
  return () => {
    isWanted = true
    if (!isRunning) void run()
  }
}
