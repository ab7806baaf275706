import { Fragment } from 'react'
import { useProfile } from '#app/site/profile.ts'
import { PhoneLink } from '#app/ui/links.tsx'
import { unbrokenParts } from '#content/unbroken.ts'

type UnbrokenProps = { text: string; parts?: RegExp }

/** With the firm's phone numbers as links, and its license numbers, to where they can be checked. */
export function Unbroken({ text, parts = unbrokenParts }: UnbrokenProps) {
  const { dispatch, office, licenses } = useProfile()
  for (const { number, lookUp } of licenses) {
    const [before = '', ...after] = lookUp ? text.split(wholeWord(number)) : []
    if (lookUp && after.length > 0)
      return (
        <>
          <Unbroken text={before} parts={parts} />
          <a href={lookUp} rel="noreferrer" className={linked}>
            {number}
          </a>
          <Unbroken text={after.join(number)} parts={parts} />
        </>
      )
  }
  return text.split(parts).map((part, index) => {
    const line = [dispatch, office].find((line) => line?.display === part)
    // The parts of a text never change places.
    const key = `${index} ${part}`
    if (line) return <PhoneLink key={key} line={line} className={linked} />
    if (index % 2 === 0) return <Fragment key={key}>{part}</Fragment>
    return (
      <span key={key} className="whitespace-nowrap">
        {part}
      </span>
    )
  })
}

const linked = 'underline underline-offset-4'

const wholeWord = (text: string) => new RegExp(`(?<!\\w)${text.replace(/\W/g, '\\$&')}(?!\\w)`)
