import { reportDone, type SubmissionHandler } from '#app/admin/submission/submission.ts'
import { textIn } from '#app/admin/submission/submitted.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import type { Run } from '#server/data-service/in-process.ts'
import { mailWords as words } from '#words/panel/mail.ts'

export const ReadMail = graphql(`
  query AdminMail {
    mailSettings {
      state
      problem {
        failure
        detail
        since
      }
      provenAt
      source
      host
      port
      security
      username
      hasPassword
      from
      fromSource
      fromName
      fromAddress
      publicUrl
      publicUrlSource
      proof {
        to
      }
      proofRecipients
    }
    businessProfile {
      name
    }
    siteAddress {
      state
      address
      provenAt
      failure
      detail
    }
  }
`)

export type SiteAddress = ResultOf<typeof ReadMail>['siteAddress']
export type Mail = ResultOf<typeof ReadMail>['mailSettings']

export const mailHandlers = (run: Run, isConfirmed: () => Promise<boolean>) =>
  ({
    unlock: async () =>
      (await isConfirmed())
        ? { ok: true, value: { done: words.unlocked } }
        : { ok: false, refusal: { code: 'UNCONFIRMED', message: '' } },
    save: (form) => reportDone(run(UpdateMail, { input: accountIn(form) }), () => words.saved),
    'turn-off': () => reportDone(run(UpdateMail, { input: { host: null } }), () => words.turnedOff),
    test: (form) =>
      reportDone(run(SendProof, { to: textIn(form, 'to') || null }), ({ sendMailProof: { proof } }) =>
        words.sent(proof?.to ?? ''),
      ),
    confirm: (form) => reportDone(run(ConfirmProof, { code: textIn(form, 'code') }), () => words.confirmed),
    'save-address': async (form) => {
      const publicUrl = withScheme(textIn(form, 'publicUrl').trim()) || null
      const saved = await reportDone(run(UpdateMail, { input: { publicUrl } }), () => words.addressSaved)
      if (saved.ok && publicUrl) await run(CheckAddress, {})
      return saved
    },
    'check-address': () => reportDone(run(CheckAddress, {}), () => words.addressChecked),
  }) satisfies Record<string, SubmissionHandler>

const withScheme = (url: string) =>
  url === '' || /^[a-z][a-z\d+.-]*:\/\//i.test(url) ? url : `https://${url}`

/** Without a user name it is the address; without a password the stored one stays. */
function accountIn(form: FormData) {
  const text = (name: string) => textIn(form, name).trim()
  const password = textIn(form, 'password')
  const security = (['tls', 'starttls', 'none'] as const).find((one) => one === text('security')) ?? 'tls'
  // Only a server in one's own network accepts mail without signing in.
  const hasSignIn = password !== '' || form.has('has-password') || security !== 'none'
  return {
    host: text('host'),
    port: Number(text('port')),
    security,
    username: text('username') || (hasSignIn ? text('fromAddress') || null : null),
    ...(password && { password }),
    ...(form.has('fromAddress') && { fromAddress: text('fromAddress'), fromName: text('fromName') || null }),
  }
}

const CheckAddress = graphql(`
  mutation AdminCheckSiteAddress {
    checkSiteAddress {
      state
    }
  }
`)

const UpdateMail = graphql(`
  mutation AdminUpdateMail($input: UpdateMailSettingsInput!) {
    updateMailSettings(input: $input) {
      state
    }
  }
`)

const SendProof = graphql(`
  mutation AdminSendMailProof($to: String) {
    sendMailProof(to: $to) {
      proof {
        to
      }
    }
  }
`)

const ConfirmProof = graphql(`
  mutation AdminConfirmMailProof($code: String!) {
    confirmMailProof(code: $code) {
      state
    }
  }
`)
