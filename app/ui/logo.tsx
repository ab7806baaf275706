import type { ReactNode } from 'react'
import {
  type BrandMark,
  holdsName,
  type MarkGround,
  type Marks,
  markOn,
  markPath,
} from '#content/profile/brand.ts'

export type Firm = Marks & Readonly<{ name: string }>

/** What is drawn of a profile. */
export const firmOf = ({ name, logo, darkLogo, icon }: Firm): Firm => ({ name, logo, darkLogo, icon })

type FirmNameProps = {
  firm: Firm
  /** Of the built-in mark; a mark of the firm's own is as high. */
  size: { height: string; width: string }
  className: string
  children?: ReactNode
}

/** The firm's mark, and its name beside it. A wide logo has the name in it, and stands for it. */
export function FirmName({ firm, size, className, children }: FirmNameProps) {
  const marks = marksOf(firm)
  const isNamed = marks.length > 0 && marks.every(({ mark }) => holdsName(mark))
  const images = marks.map((placed) => (
    <Mark key={placed.on} placed={placed} name={isNamed ? firm.name : ''} height={size.height} />
  ))
  return (
    <>
      {marks.length === 0 && <BuiltInLogo className={`${size.height} ${size.width} flex-none`} />}
      {!isNamed && images}
      <span className={className}>
        {isNamed ? images : firm.name}
        {children}
      </span>
    </>
  )
}

/** `on`: the only ground on which it stands; "any" where one mark stands on both. */
type MarkOfGround = Readonly<{ mark: BrandMark; on: MarkGround }>

function marksOf(firm: Firm): readonly MarkOfGround[] {
  const [light, dark] = [markOn('light', firm)?.mark, markOn('dark', firm)?.mark]
  if (light === dark) return light ? [{ mark: light, on: 'any' }] : []
  return [
    ...(light ? [{ mark: light, on: 'light' } as const] : []),
    ...(dark ? [{ mark: dark, on: 'dark' } as const] : []),
  ]
}

const plates = { any: '', light: 'mark-for-light', dark: 'mark-for-dark' }
const grounds = { any: '', light: 'mark-on-light', dark: 'mark-on-dark' }

type MarkProps = { placed: MarkOfGround; name: string; height: string }

/** The grounds follow the scheme and the sections that are always dark, so a style sheet chooses. */
function Mark({ placed: { mark, on }, name, height }: MarkProps) {
  return (
    <img
      src={markPath(mark, 'logo')}
      alt={name}
      width={mark.width}
      height={mark.height}
      loading={on === 'any' ? undefined : 'lazy'}
      className={`mark ${height} ${plates[mark.ground]} ${grounds[on]}`}
    />
  )
}

function BuiltInLogo({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 34 44" className={className} aria-hidden="true">
      <path d="M11 9V6.5a6 6 0 0 1 12 0V9" fill="none" stroke="currentColor" strokeWidth="2.6" />
      <path d="M6 8h22l3 9v20a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V17Z" fill="currentColor" />
      <path
        d="M17 16a6.4 6.4 0 0 1 3.7 11.6L23 36H11l2.3-8.4A6.4 6.4 0 0 1 17 16Z"
        className="fill-lantern"
      />
    </svg>
  )
}
