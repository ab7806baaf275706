import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** Twice: buffers that the first run finds are freed by a background thread. */
export function collectGarbage(): void {
  collect()
  collect()
}
