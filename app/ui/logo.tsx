import type { ReactNode } from 'react'
import { type BrandMark, headerMark, holdsName, type Marks, markPath } from '#content/profile/brand.ts'

export type Firm = Marks & Readonly<{ name: string }>

type FirmNameProps = {
  firm: Firm
  /** Of the built-in mark; a mark of the firm's own is as high. */
  size: { height: string; width: string }
  className: string
  children?: ReactNode
}

/** The firm's mark, and its name beside it. A wide logo has the name in it, and stands for it. */
export function FirmName({ firm, size, className, children }: FirmNameProps) {
  const mark = headerMark(firm)
  const image = mark && <Mark mark={mark} name={holdsName(mark) ? firm.name : ''} height={size.height} />
  const name = mark && holdsName(mark) ? image : firm.name
  return (
    <>
      {!mark && <BuiltInLogo className={`${size.height} ${size.width} flex-none`} />}
      {mark && !holdsName(mark) && image}
      <span className={className}>
        {name}
        {children}
      </span>
    </>
  )
}

const plates = { any: '', light: 'mark-for-light', dark: 'mark-for-dark' }

function Mark({ mark, name, height }: { mark: BrandMark; name: string; height: string }) {
  const { width, height: pixels, ground } = mark
  return (
    <img
      src={markPath(mark, 'logo')}
      alt={name}
      width={width}
      height={pixels}
      className={`mark ${height} ${plates[ground]}`}
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
