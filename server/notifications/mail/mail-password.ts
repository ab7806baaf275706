import { randomUUID } from 'node:crypto'
import { link, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { isMissing, writeFileDurably } from '#server/data-dir.ts'
import { newSecret } from '#server/database/secrets.ts'
import { decrypt, encrypt } from '#server/http/signed-values.ts'

/** Not in the database and in no backup: only both together reveal the password. */
const fileName = 'sealing-key'

type PasswordOwner = { host: string; username: string }

export type PasswordSeal = {
  seal(password: string, owner: PasswordOwner): Promise<string>
  /** Undefined when the key is missing, for example after a restore, or for another owner. */
  open(sealed: string, owner: PasswordOwner): Promise<string | undefined>
}

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
      // link() never replaces: of concurrent processes the first makes the key.
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
