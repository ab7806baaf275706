import { useState } from 'react'
import { href } from 'react-router'
import { address } from '#app/address.ts'
import { Field } from '#app/admin/form/fields.tsx'
import { servicesContext } from '#app/context.ts'
import { restoreWords as words } from '#words/panel/settings/restore.ts'
import type { Route } from './+types/restore.ts'
import { Alert, AlternativeLink, SignInPage } from './sign-in-page.tsx'

/** The address holds a secret, so no cache keeps the page. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const failed = url.searchParams.get('failed') ?? ''
  const isOpen = token !== '' && (await context.get(servicesContext).setupIsOpen(token))
  return { token, isOpen, failure: Object.hasOwn(words.failures, failed) ? failed : undefined }
}

export default function Restore({ loaderData: { token, isOpen, failure } }: Route.ComponentProps) {
  const [isBusy, setBusy] = useState(false)
  const message = Object.entries(words.failures).find(([name]) => name === failure)?.[1]
  if (!isOpen)
    return (
      <SignInPage title={words.deadTitle} subtitle={words.dead}>
        <AlternativeLink to={href('/admin/login')}>{words.toSignIn}</AlternativeLink>
      </SignInPage>
    )
  return (
    <SignInPage title={words.title} subtitle={words.subtitle} isResult={message !== undefined}>
      <Alert>{message}</Alert>
      {/* Sent by the browser itself: an archive can be gigabytes. */}
      <form
        method="post"
        encType="multipart/form-data"
        action={address(href('/admin/setup/restore'))}
        onSubmit={() => setBusy(true)}
      >
        <input type="hidden" name="token" value={token} />
        <Field
          id="restore-passphrase"
          name="passphrase"
          label={words.passphrase}
          help={words.passphraseHelp}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Field
          id="restore-path"
          name="path"
          label={words.path}
          help={words.pathHelp}
          placeholder="/mnt/backups"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Field id="restore-file" name="file" type="file" label={words.file} help={words.fileHelp} />
        <button type="submit" className="btn btn-primary mt-7 w-full" disabled={isBusy}>
          {isBusy ? words.busy : words.submit}
        </button>
        <p role="status" className="mt-3 text-note">
          {isBusy && words.busyHelp}
        </p>
      </form>
      <AlternativeLink to={`${href('/admin/setup')}?${new URLSearchParams({ token })}`}>
        {words.startNew}
      </AlternativeLink>
    </SignInPage>
  )
}
