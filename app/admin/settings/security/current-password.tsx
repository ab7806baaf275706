import { PasswordField } from '#app/admin/sign-in/credential-fields.tsx'
import { securityWords as words } from '#content/en/admin-security.ts'

/** The password again, before something about the sign-in changes. */
export const CurrentPassword = () => (
  <PasswordField label={words.currentPassword} autoComplete="current-password" />
)
