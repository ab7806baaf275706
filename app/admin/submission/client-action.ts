import { data, href } from 'react-router'
import { orOffline, withTimeout } from '#app/admin/offline.ts'
import { clearUnsavedRecord } from '#app/admin/storage/unsaved-text.ts'
import { accessWords } from '#words/panel/access.ts'
import { formWords } from '#words/panel/form.ts'
import type { Messages } from './submission.ts'
import { type RefusedSubmission, refused, sentIn } from './submitted.ts'

type Asked<Returned> = { request: Request; serverAction: () => Promise<Returned> }

/** The `clientAction` of a screen: without a connection its form says so and the screen stays. */
export async function submissionClientAction<Returned>(
  { request, serverAction }: Asked<Returned>,
  messages: Messages = {},
  notSent: (error: unknown) => string = () => accessWords.notSent,
): Promise<Returned | RefusedSubmission> {
  const form = await request.clone().formData()
  const asked = serverAction()
  return orOffline(withFiles(request) ? asked : withTimeout(asked), (error) =>
    refused(form, messages[sentIn(form).intent] ?? notSent(error), { unsent: 'offline' }),
  )
}

/** That of a form of a record: also signed out, it stays as it is and says so. */
export async function recordClientAction<Returned>(args: Asked<Returned>) {
  const form = await args.request.clone().formData()
  try {
    return await submissionClientAction(args, {}, () => formWords.nothingLost)
  } catch (error) {
    if (!(error instanceof Response)) return refused(form, formWords.nothingLost, { unsent: 'offline' })
    const [path, query] = error.headers.get('location')?.split('?') ?? []
    const saved = new URLSearchParams(query?.split('#')[0]).get('saved')
    if (saved) clearUnsavedRecord(saved)
    // With this status the router does not load the panel again, which would leave the form for the sign-in page.
    if (path === href('/admin/login'))
      return data(refused(form, formWords.signedOut, { unsent: 'signed-out' }), { status: 401 })
    throw error
  }
}

/** No time limit: an upload may take minutes. */
const withFiles = ({ headers }: Request) =>
  headers.get('content-type')?.startsWith('multipart/form-data') ?? false
