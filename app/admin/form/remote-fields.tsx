import type { ErrorsByField } from '#app/admin/submission/submitted.ts'
import { remoteWords as words } from '#words/panel/settings/second-place.ts'
import { Field, TextArea } from './fields.tsx'
import { asSecret, asTyped, fieldOf } from './record-fields.tsx'

/** `typed`: what a form without script sent before. Secrets are typed again: names that end in Password are kept nowhere. */
type RemoteFieldsProps = {
  errors?: ErrorsByField
  typed?: Readonly<Record<string, string>>
}

export function BucketFields({ errors = {}, typed: start = {} }: RemoteFieldsProps) {
  const fieldIn = (name: 'bucket' | 'endpoint' | 'region' | 'accessKeyId', id: string) => ({
    ...fieldOf(name, { start, errors }, words, id),
    ...asTyped,
    required: true,
  })
  return (
    <>
      <Field {...fieldIn('bucket', 'place-bucket')} />
      <Field {...fieldIn('endpoint', 'place-endpoint')} inputMode="url" required={false} />
      <Field {...fieldIn('region', 'place-region')} placeholder="us-west-2" />
      <Field {...fieldIn('accessKeyId', 'place-access-key')} />
      <Field
        id="place-secret-key"
        name="secretPassword"
        type="password"
        label={words.secretKey}
        error={errors.secretKey}
        {...asSecret}
        required
      />
    </>
  )
}

export function SftpFields({ errors = {}, typed = {} }: RemoteFieldsProps) {
  const start = { port: '22', folder: 'lantern-backups', ...typed }
  const fieldIn = (name: 'host' | 'port' | 'username' | 'folder' | 'hostKey', id: string) => ({
    ...fieldOf(name, { start, errors }, words, id),
    ...asTyped,
    required: true,
  })
  return (
    <>
      <Field {...fieldIn('host', 'place-host')} placeholder="backup.example.com" />
      <Field {...fieldIn('port', 'place-port')} inputMode="numeric" />
      <Field {...fieldIn('username', 'place-username')} />
      <Field {...fieldIn('folder', 'place-folder')} error={errors.path} />
      <Field
        id="place-password"
        name="serverPassword"
        type="password"
        label={words.password}
        help={words.passwordHelp}
        error={errors.password}
        {...asSecret}
      />
      <TextArea
        id="place-private-key"
        name="keyPassword"
        rows={4}
        label={words.privateKey}
        help={words.privateKeyHelp}
        error={errors.privateKey}
        {...asTyped}
      />
      <Field {...fieldIn('hostKey', 'place-host-key')} placeholder="SHA256:" required={false} />
    </>
  )
}
