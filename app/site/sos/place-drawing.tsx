import { Detail, Drawing, Opens, Outline } from '#app/drawings/primitives.tsx'

const drawings: Readonly<Record<string, { outline: string; detail: string; opens: string }>> = {
  home: {
    outline: 'M6 30 36 7l30 23M13 25v35h46V25',
    detail: 'M20 34h9v9h-9zM43 34h9v9h-9zM49 12V6h6v10.500M4 60h64',
    opens: 'M31 40h10v20H31z',
  },
  car: {
    outline:
      'M13 51H6V39l9-4L25 21h22l13 14 8 4v12h-7M25 51h23M19 57a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM54 57a6 6 0 1 0 0-12 6 6 0 0 0 0 12z',
    detail: 'M19 35h38M36 21v30M28 25l-6 10M45 25l9 10',
    opens: 'M39 38.500h8v3.500h-8z',
  },
  business: {
    outline: 'M9 12h54v12H9zM12 24v36h48V24',
    detail: 'M18 12v12M27 12v12M36 12v12M45 12v12M54 12v12M18 32h20v18H18zM4 60h64',
    opens: 'M45 32h10v28H45z',
  },
}

/** A place in a few lines; amber is the door of it, of a car its handle. It says nothing that the name beside it does not. */
export function PlaceDrawing({ place }: { place: keyof typeof drawings }) {
  const { outline = '', detail = '', opens = '' } = drawings[place] ?? {}
  return (
    <span aria-hidden="true">
      <Drawing viewBox="0 0 72 64" alternative="" className="h-[64px] w-[72px] flex-none">
        <Outline d={outline} />
        <Detail d={detail} />
        <Opens d={opens} />
      </Drawing>
    </span>
  )
}
