import { syncBuiltinESMExports } from 'node:module'
import os from 'node:os'

/*
 * Photos are decoded behind everything else that the machine does, within 8 s. While other tests keep it busy they would hardly
 * be decoded at all, and be refused as too slow; so here they have the same priority.
 */
os.setPriority = () => {}
syncBuiltinESMExports()
