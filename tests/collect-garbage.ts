import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/**
 * Frees what this process no longer needs. Twice, as buffers that the first finds are freed by a background thread, and still
 * counted until the second.
 */
export function collectGarbage(): void {
  collect()
  collect()
}
