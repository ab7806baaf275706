import { randomUUID } from 'node:crypto'
import { caller, filesUnderTest } from '#tests/files-under-test.ts'
import { describeStore } from '#tests/store-conformance.ts'
import { uploadLifetimeMs } from './file-rules.ts'

describeStore({
  name: 'disk store',
  open: () => filesUnderTest(),
  allowedOrigins: [],
  async expiredAddress(files) {
    const { parts } = await caller(files, randomUUID()).open('a.txt', 10, 'text/plain')
    files.clock.now = new Date(files.clock.now.getTime() + uploadLifetimeMs)
    return parts[0]?.url ?? ''
  },
})
