import type { ComponentType } from 'react'
import type { PictureProps } from '#app/drawings/card-drawing.tsx'
import { AccessControlCover } from './access-control.tsx'
import { AutomotiveCover } from './automotive.tsx'
import { DefaultCover } from './default.tsx'
import { DoorsCover } from './doors.tsx'
import { LockedOutCover } from './locked-out.tsx'
import { ResidentialCover } from './residential.tsx'
import { SafesCover } from './safes.tsx'
import { SecurityTipsCover } from './security-tips.tsx'
import { SurveillanceCover } from './surveillance.tsx'

type Cover = ComponentType<PictureProps>

/** The covers of the built-in posts, which keep theirs whatever their category becomes. */
const bySlug: ReadonlyMap<string, Cover> = new Map([
  ['top-5-security-tips-houston-businesses', SecurityTipsCover],
  ['what-to-do-when-locked-out', LockedOutCover],
  ['understanding-access-control-systems-office', AccessControlCover],
])

const byCategory: ReadonlyMap<string, Cover> = new Map([
  ['Commercial Security', SecurityTipsCover],
  ['Emergency Services', LockedOutCover],
  ['Access Control', AccessControlCover],
  ['Residential Security', ResidentialCover],
  ['Automotive', AutomotiveCover],
  ['Safes', SafesCover],
  ['Surveillance', SurveillanceCover],
  ['Doors', DoorsCover],
])

/** The drawing for a post that has no image of its own. */
export function coverFor({ slug, category }: { slug: string; category: string }): Cover {
  return bySlug.get(slug) ?? byCategory.get(category) ?? DefaultCover
}
