import { PasswordField } from '#app/admin/password-field.tsx'
import { securityWords as words } from '#words/admin-security.ts'

/** The password again, before something about the sign-in changes. */
export const CurrentPassword = () => (
  <PasswordField label={words.currentPassword} autoComplete="current-password" />
)
