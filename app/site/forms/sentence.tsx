/** A sentence with the phone number in it as a link that never breaks: "Or call {phone}." */
export function Sentence({ text, phone }: { text: string; phone: { display: string; href: string } }) {
  const [before, after] = text.split('{phone}')
  return (
    <>
      {before}
      {after !== undefined && (
        <a href={phone.href} className="whitespace-nowrap font-semibold underline underline-offset-2">
          {phone.display}
        </a>
      )}
      {after}
    </>
  )
}
