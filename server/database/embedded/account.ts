import { readFileSync } from 'node:fs'
import { chown } from 'node:fs/promises'
import { DatabaseError } from '#server/database/database-error.ts'

/** The account that PostgreSQL runs as. `switched` says that it is not our own: we are root, PostgreSQL refuses to be. */
export type Account = Readonly<{ name: string; uid: number; gid: number; switched: boolean }>

const UNPRIVILEGED = ['postgres', 'nobody']

/** Our own account, or when we are root an unprivileged one that the system already has. */
export function databaseAccount(): Account {
  const uid = process.getuid?.() ?? -1
  const gid = process.getgid?.() ?? -1
  if (uid !== 0) return { name: `user ${uid}`, uid, gid, switched: false }

  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  for (const name of UNPRIVILEGED) {
    const [, , uid, gid] = accounts.find(([first]) => first === name) ?? []
    // macOS writes nobody's id as -2; the system calls want it unsigned.
    if (uid && gid) return { name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0, switched: true }
  }
  throw new DatabaseError(
    `PostgreSQL never runs as root, and there is no account ${UNPRIVILEGED.join(' or ')} to run it as. ` +
      'Start Lantern as an ordinary user.',
  )
}

/** What spawn needs to run a program as that account. */
export const identityOf = (account: Account) =>
  account.switched ? { uid: account.uid, gid: account.gid } : {}

/** Gives a file or folder that we just made to the account. */
export async function giveTo(account: Account, path: string) {
  if (account.switched) await chown(path, account.uid, account.gid)
}
