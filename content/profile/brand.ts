/**
 * A logo or icon that the owner gave, drawn anew as PNG. `ground`: on which ground it can be seen; on the other it stands on
 * a plate.
 */
export type BrandMark = Readonly<{ digest: string; width: number; height: number; ground: MarkGround }>

export const markGrounds = ['any', 'light', 'dark'] as const
export type MarkGround = (typeof markGrounds)[number]

export type Marks = Readonly<{ logo: BrandMark | null; icon: BrandMark | null }>

export const headerMark = ({ logo, icon }: Marks): BrandMark | null => logo ?? icon

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
