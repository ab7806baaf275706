import { Fragment } from 'react'
import { useProfile } from '#app/site/profile.ts'
import { PhoneLink } from '#app/ui/links.tsx'
import { unbrokenParts } from '#content/unbroken.ts'

export function Unbroken({ text }: { text: string }) {
  const { dispatch, office } = useProfile()
  return text.split(unbrokenParts).map((part, index) => {
    const line = [dispatch, office].find((line) => line?.display === part)
    // The parts of a text never change places.
    const key = `${index} ${part}`
    if (line) return <PhoneLink key={key} line={line} className="link" />
    if (index % 2 === 0) return <Fragment key={key}>{part}</Fragment>
    return (
      <span key={key} className="whitespace-nowrap">
        {part}
      </span>
    )
  })
}
