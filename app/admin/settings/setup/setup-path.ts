import { href } from 'react-router'
import type { ProfileSection } from '#content/profile/profile-sections.ts'

/** In the address of a section: saving it goes on to the next one. */
export const inSetup = 'setup'

export const sectionPath = (section: ProfileSection) => href('/admin/settings/business/:section', { section })

export const setupPath = `${sectionPath('identity')}?${inSetup}`
