/**
 * A logo or icon that the owner gave, drawn anew as PNG. `ground`: on which ground it can be seen; on the other it stands on
 * a plate.
 */
export type BrandMark = Readonly<{ digest: string; width: number; height: number; ground: MarkGround }>

export const markGrounds = ['any', 'light', 'dark'] as const
export type MarkGround = (typeof markGrounds)[number]

/** `darkLogo`: for dark ground, where the logo would need a plate or have other colors. */
export type Marks = Readonly<{ logo: BrandMark | null; darkLogo: BrandMark | null; icon: BrandMark | null }>

export const markKinds = ['logo', 'darkLogo', 'icon'] as const
export type MarkKind = (typeof markKinds)[number]

export const headerMark = ({ logo, icon }: Pick<Marks, 'logo' | 'icon'>): BrandMark | null => logo ?? icon

/** What stands on a ground, and whether on a plate because it could not be seen there. */
export type PlacedMark = Readonly<{ mark: BrandMark; hasPlate: boolean }>

export function markOn(ground: 'light' | 'dark', marks: Marks): PlacedMark | null {
  const mark = (ground === 'dark' ? marks.darkLogo : null) ?? headerMark(marks)
  return mark && { mark, hasPlate: mark.ground !== 'any' && mark.ground !== ground }
}

export const iconMark = ({ logo, icon }: Marks): BrandMark | null => icon ?? logo

/** A wide logo has the name in it, and stands in its place. */
export const holdsName = ({ width, height }: BrandMark): boolean => width >= 2 * height

export const markFiles = ['logo', '32', '180', '192', '512', 'maskable'] as const
export type MarkFile = (typeof markFiles)[number]

export const markFileName = (digest: string, file: MarkFile) => `brand-${digest}-${file}.png`

/** Named by what is in it, so that a browser keeps it for good. */
export const markPath = ({ digest }: Pick<BrandMark, 'digest'>, file: MarkFile) =>
  `/images/${markFileName(digest, file)}`

export const digestForm = /^[0-9a-f]{32}$/
