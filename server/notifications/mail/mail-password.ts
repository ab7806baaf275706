import { randomUUID } from 'node:crypto'
import { link, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { isMissing, writeFileDurably } from '#server/data-dir.ts'
import { newSecret } from '#server/database/secrets.ts'
import { decrypt, encrypt } from '#server/http/signed-values.ts'

/** Beside the database and in no backup: who holds one of the two has no password. */
const fileName = 'sealing-key'

/** Whose password it is: what was sealed for one server and user opens for no other. */
type PasswordOwner = { host: string; username: string }

/** Keeps the password of the mail server encrypted, by a key that is not in the database. */
export type PasswordSeal = {
  seal(password: string, owner: PasswordOwner): Promise<string>
  /** Undefined when the key is not here, after a restore for example, or it was sealed for another owner. */
  open(sealed: string, owner: PasswordOwner): Promise<string | undefined>
}

/** The key is SEALING_KEY, else a file in DATA_DIR that is made when the first password is sealed. */
export function passwordSeal({ sealingKey, dataDir }: Pick<Config, 'sealingKey' | 'dataDir'>): PasswordSeal {
  const path = join(dataDir, fileName)
  const keptKey = () =>
    readFile(path, 'utf8').catch((error: unknown) => {
      if (isMissing(error)) return undefined
      throw error
    })
  const key = async () => sealingKey ?? (await keptKey())

  async function makeKey(): Promise<string> {
    const draft = `.${fileName}.${randomUUID()}`
    await writeFileDurably(dataDir, draft, newSecret())
    try {
      // Unlike a rename, a link replaces nothing: of several processes the first one makes the key.
      await link(join(dataDir, draft), path)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    } finally {
      await rm(join(dataDir, draft), { force: true })
    }
    return readFile(path, 'utf8')
  }

  return {
    seal: async (password, owner) => encrypt((await key()) ?? (await makeKey()), purposeOf(owner), password),
    async open(sealed, owner) {
      const found = await key()
      return found === undefined ? undefined : decrypt(found, purposeOf(owner), sealed)
    },
  }
}

const purposeOf = ({ host, username }: PasswordOwner) => JSON.stringify(['smtp password', host, username])
