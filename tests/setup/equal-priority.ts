import { syncBuiltinESMExports } from 'node:module'
import os from 'node:os'

/* Photos are decoded at low priority within 8 s. Beside other tests they would be refused as too slow. */
os.setPriority = () => {}
syncBuiltinESMExports()
