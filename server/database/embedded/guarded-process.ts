import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { chown } from 'node:fs/promises'
import { DatabaseError } from '#server/database/database.ts'

export type GuardedProcess = {
  end(): void
  ended: Promise<number>
}

/**
 * The shell waits for the program, and its guard for the end of a pipe that only we hold open: when we die,
 * even by kill -9, the kernel closes the pipe. TERM first, because a very young program still ignores INT,
 * like the shell.
 */
const guardScript = `
exec 3<&0
"$@" </dev/null 3<&- &
program=$!
{ read -r _ <&3; kill -TERM $program; kill -INT $program; } 2>/dev/null &
guard=$!
exec 0</dev/null 3<&-
wait $program
code=$?
kill $guard 2>/dev/null
exit $code
`

/** Where the program finds `folder` open, even if it could not enter its path (Linux). */
export const inheritedFolder = '/proc/self/fd/4'

export function startGuarded(
  program: string,
  parameters: readonly string[],
  { account, folder, onLine }: { account: DatabaseAccount; folder: string; onLine: (line: string) => void },
): GuardedProcess {
  const opened = openSync(folder, 'r')
  const child = spawn('/bin/sh', ['-c', guardScript, 'sh', program, ...parameters], {
    ...identityOf(account),
    cwd: '/',
    // Its own session: Ctrl-C in the terminal is for us, who end it after the last request.
    detached: true,
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
    stdio: ['pipe', 'ignore', 'pipe', 'ignore', opened],
  })
  closeSync(opened)
  const { stdin, stderr } = child
  if (!stdin || !stderr) throw new Error(`${program} was started without pipes`)
  eachLine(stderr, onLine)
  stdin.on('error', () => {})
  return {
    end: () => stdin.end(),
    ended: new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', (code, signal) => resolve(code ?? (signal ? 128 : 1)))
    }),
  }
}

function eachLine(stream: NodeJS.ReadableStream, onLine: (line: string) => void) {
  let rest = ''
  stream.setEncoding('utf8')
  stream.on('data', (text: string) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) onLine(line)
  })
}

/**
 * The account that PostgreSQL runs as. `switched`: not our own, because we are root, which PostgreSQL
 * refuses.
 */
export type DatabaseAccount = Readonly<{ name: string; uid: number; gid: number; switched: boolean }>

const unprivilegedAccounts = ['postgres', 'nobody']

export function databaseAccount(): DatabaseAccount {
  const uid = process.getuid?.() ?? -1
  const gid = process.getgid?.() ?? -1
  if (uid !== 0) return { name: `user ${uid}`, uid, gid, switched: false }

  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  for (const name of unprivilegedAccounts) {
    const [, , uid, gid] = accounts.find(([first]) => first === name) ?? []
    if (uid && gid) return { name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0, switched: true }
  }
  throw new DatabaseError(
    `PostgreSQL never runs as root, and there is no account ${unprivilegedAccounts.join(' or ')} to run it as. ` +
      'Start Lantern as an ordinary user.',
  )
}

export const identityOf = (account: DatabaseAccount) =>
  account.switched ? { uid: account.uid, gid: account.gid } : {}

export async function changeOwner(account: DatabaseAccount, path: string) {
  if (account.switched) await chown(path, account.uid, account.gid)
}
