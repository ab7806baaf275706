import { writeSync } from 'node:fs'
import { DrizzleQueryError } from 'drizzle-orm'
import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

const standardOutput = 1

export function openLog(level: string, destination: DestinationStream | number = standardOutput): Log {
  const options = {
    level,
    serializers: { err: (error: unknown) => describeError(error) },
    redact: [
      '*.password',
      '*.authorization',
      '*.cookie',
      'headers.authorization',
      'headers.cookie',
      // The address of a webhook may hold a secret.
      'result.recipient',
    ],
  }
  return pino(options, typeof destination === 'number' ? linesTo(destination) : destination)
}

/**
 * When the disk is full, or the pipe has no reader or one that stands still, lines are lost and counted: pino's own
 * destination would end the process, and waiting for room would hold the only thread.
 */
function linesTo(fd: number): DestinationStream {
  let lost = 0
  let begun: Buffer = Buffer.alloc(0)
  const put = (text: string): boolean => {
    begun = leftOf(fd, begun)
    if (begun.length > 0) return false
    const line = Buffer.from(text)
    const left = leftOf(fd, line)
    if (left.length === line.length) return false
    begun = left
    return true
  }
  return {
    write(line) {
      if (lost > 0 && put(`${JSON.stringify({ level: 40, time: Date.now(), lost, msg: lostLines })}\n`))
        lost = 0
      if (lost > 0 || !put(line)) lost += 1
    },
  }
}

const lostLines = 'The log had no room: lines were lost'

/** What there was no room for. */
function leftOf(fd: number, bytes: Buffer): Buffer {
  let left = bytes
  try {
    while (left.length > 0) left = left.subarray(writeSync(fd, left))
  } catch {
    return left
  }
  return left
}

/**
 * Logged besides message and stack: properties of system errors, PostgreSQL's, mail servers' and AWS's. No
 * others: libraries attach objects with keys and visitors' texts, which the privacy page promises not to log.
 */
const facts = [
  ...['code', 'errno', 'syscall', 'path', 'address', 'port'],
  ...['severity', 'schema', 'table', 'column', 'constraint', 'routine'],
  ...['status', 'statusCode', 'responseCode', 'command', 'reference', 'message'],
] as const

/** Of a statement, message or stack, each of which may be as long as its request. */
const longestText = 2_048
const deepest = 5
const mostErrors = 5

function describeError(error: unknown, depth = 1): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? cut(error) : plainFactsOf(error)
  if (depth > deepest) return { type: error.name }
  const inner = (one: unknown) => describeError(one, depth + 1)
  const cause = error.cause === undefined ? {} : { cause: inner(error.cause) }
  // Drizzle's message repeats the values of the statement.
  if (error instanceof DrizzleQueryError) return { query: cut(error.query), ...cause }
  return {
    type: error.name,
    message: cut(error.message),
    stack: cut(framesOf(error)),
    ...plainFactsOf(error),
    ...cause,
    ...(error instanceof AggregateError && { errors: error.errors.slice(0, mostErrors).map(inner) }),
  }
}

function plainFactsOf(thing: unknown): object {
  if (typeof thing !== 'object' || thing === null) return {}
  const given = new Map<string, unknown>(Object.entries(thing))
  return Object.fromEntries(
    facts.flatMap((name): [string, string | number][] => {
      const value = given.get(name)
      if (typeof value === 'number') return [[name, value]]
      return typeof value === 'string' ? [[name, cut(value)]] : []
    }),
  )
}

function framesOf({ stack = '' }: Error): string {
  const begin = stack.indexOf('\n    at ')
  return begin < 0 ? '' : stack.slice(begin + 1)
}

const cut = (text: string) =>
  text.length > longestText ? `${text.slice(0, longestText)}… (${text.length} characters)` : text
