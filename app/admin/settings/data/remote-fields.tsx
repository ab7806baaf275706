import { Field, TextArea } from '#app/admin/form/fields.tsx'
import type { FieldErrors } from '#app/admin/form/intent-form.tsx'
import { remoteWords as words } from '#words/panel/settings/second-place.ts'

/** `typed`: what a form without script sent before. Secrets are typed again: names that end in Password are kept nowhere. */
type RemoteFieldsProps = {
  errors?: FieldErrors
  typed?: Readonly<Record<string, string>>
}

export const asTyped = {
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
  required: true,
} as const

export function BucketFields({ errors = {}, typed = {} }: RemoteFieldsProps) {
  return (
    <>
      <Field
        id="place-bucket"
        name="bucket"
        label={words.bucket}
        error={errors.bucket}
        defaultValue={typed.bucket}
        {...asTyped}
      />
      <Field
        id="place-endpoint"
        name="endpoint"
        label={words.endpoint}
        help={words.endpointHelp}
        error={errors.endpoint}
        defaultValue={typed.endpoint}
        {...asTyped}
        inputMode="url"
        required={false}
      />
      <Field
        id="place-region"
        name="region"
        label={words.region}
        placeholder="us-west-2"
        error={errors.region}
        defaultValue={typed.region}
        {...asTyped}
      />
      <Field
        id="place-access-key"
        name="accessKeyId"
        label={words.accessKeyId}
        error={errors.accessKeyId}
        defaultValue={typed.accessKeyId}
        {...asTyped}
      />
      <Field
        id="place-secret-key"
        name="secretPassword"
        type="password"
        label={words.secretKey}
        error={errors.secretKey}
        {...asTyped}
      />
    </>
  )
}

export function SftpFields({ errors = {}, typed = {} }: RemoteFieldsProps) {
  return (
    <>
      <Field
        id="place-host"
        name="host"
        label={words.host}
        placeholder="backup.example.com"
        error={errors.host}
        defaultValue={typed.host}
        {...asTyped}
      />
      <Field
        id="place-port"
        name="port"
        label={words.port}
        inputMode="numeric"
        error={errors.port}
        defaultValue={typed.port ?? '22'}
        {...asTyped}
      />
      <Field
        id="place-username"
        name="username"
        label={words.username}
        error={errors.username}
        defaultValue={typed.username}
        {...asTyped}
      />
      <Field
        id="place-folder"
        name="folder"
        label={words.folder}
        help={words.folderHelp}
        error={errors.path}
        defaultValue={typed.folder ?? 'lantern-backups'}
        {...asTyped}
      />
      <Field
        id="place-password"
        name="serverPassword"
        type="password"
        label={words.password}
        help={words.passwordHelp}
        error={errors.password}
        {...asTyped}
        required={false}
      />
      <TextArea
        id="place-private-key"
        name="keyPassword"
        rows={4}
        label={words.privateKey}
        help={words.privateKeyHelp}
        error={errors.privateKey}
        {...asTyped}
        required={false}
      />
      <Field
        id="place-host-key"
        name="hostKey"
        label={words.hostKey}
        help={words.hostKeyHelp}
        placeholder="SHA256:"
        error={errors.hostKey}
        defaultValue={typed.hostKey}
        {...asTyped}
        required={false}
      />
    </>
  )
}
