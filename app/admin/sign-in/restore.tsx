import { type ReactNode, useState } from 'react'
import { href } from 'react-router'
import { address } from '#app/address.ts'
import { Field } from '#app/admin/form/fields.tsx'
import { asTyped } from '#app/admin/form/record-fields.tsx'
import { BucketFields, SftpFields } from '#app/admin/form/remote-fields.tsx'
import { servicesContext } from '#app/context.ts'
import { Alert } from '#app/ui/alert.tsx'
import { restoreWords as words } from '#words/panel/settings/restore.ts'
import type { Route } from './+types/restore.ts'
import { AlternativeLink, SignInPage } from './sign-in-page.tsx'

export { notStored as headers } from './http.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { token = '', failed = '', ...typed } = Object.fromEntries(url.searchParams)
  const isOpen = token !== '' && (await context.get(servicesContext).setupIsOpen(token))
  return { token, isOpen, typed, failure: Object.hasOwn(words.failures, failed) ? failed : undefined }
}

export default function Restore({ loaderData: { token, isOpen, typed, failure } }: Route.ComponentProps) {
  const [busy, setBusy] = useState<string>()
  const message = Object.entries(words.failures).find(([name]) => name === failure)?.[1]
  if (!isOpen)
    return (
      <SignInPage title={words.deadTitle} subtitle={words.dead}>
        <AlternativeLink to={href('/admin/login')}>{words.toSignIn}</AlternativeLink>
      </SignInPage>
    )
  const opened = words.ways.find(({ from }) => from === typed.from)?.from ?? 'file'
  const fields: Record<From, ReactNode> = {
    file: (
      <Field
        id="restore-file"
        name="file"
        type="file"
        label={words.file}
        help={words.fileHelp}
        error={failure === 'noFile' ? message : undefined}
        required
      />
    ),
    folder: (
      <Field
        id="restore-path"
        name="path"
        label={words.path}
        help={words.pathHelp}
        placeholder="/mnt/backups"
        defaultValue={typed.path}
        required
        {...asTyped}
      />
    ),
    bucket: <BucketFields typed={typed} />,
    sftp: <SftpFields typed={typed} />,
  }
  return (
    <SignInPage title={words.title} subtitle={words.subtitle} isResult={message !== undefined}>
      <Alert className="notice notice-alert mt-5">{message}</Alert>
      {words.ways.map(({ from, title }) => (
        <details key={from} name="from" open={from === opened} className="settings-details">
          <summary>{title}</summary>
          {/* Sent by the browser itself: an archive can be gigabytes. */}
          <form
            method="post"
            encType="multipart/form-data"
            action={address(href('/admin/setup/restore'))}
            onSubmit={() => setBusy(from)}
          >
            <input type="hidden" name="token" value={token} />
            <input type="hidden" name="from" value={from} />
            <Field
              id={`restore-passphrase-${from}`}
              name="passphrase"
              label={words.passphrase}
              help={words.passphraseHelp}
              {...asTyped}
            />
            {fields[from]}
            <button type="submit" className="btn btn-primary mt-7 w-full" disabled={busy !== undefined}>
              {busy === from ? words.busy : words.submit}
            </button>
            <p role="status" className="mt-3 text-note">
              {busy === from && words.busyHelp}
            </p>
          </form>
        </details>
      ))}
      <AlternativeLink to={`${href('/admin/setup')}?${new URLSearchParams({ token })}`}>
        {words.startNew}
      </AlternativeLink>
    </SignInPage>
  )
}

type From = (typeof words.ways)[number]['from']
