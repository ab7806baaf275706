import { securityWords as words } from '#content/en/admin-security.ts'
import { PasswordField } from '../../password-field.tsx'

/** The password again, before something about the sign-in changes. */
export const CurrentPassword = () => (
  <PasswordField label={words.currentPassword} autoComplete="current-password" />
)
