import type { SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { openSmtpServer } from './smtp-server.ts'

/** Closed when its test is over. */
export async function smtpServer(options: SMTPServerOptions = {}) {
  const opened = await openSmtpServer(options)
  onTestFinished(opened.close)
  return opened
}
