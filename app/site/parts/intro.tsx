/** What a page is about: its heading on the left, the paragraphs beside it. */
export function Intro({ heading, paragraphs }: { heading: string; paragraphs: readonly string[] }) {
  return (
    <section
      aria-labelledby="intro-title"
      className="measure grid gap-x-16 gap-y-6 py-14 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:py-20"
    >
      <h2 id="intro-title" className="text-heading">
        {heading}
      </h2>
      <div className="grid max-w-prose gap-4">
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </section>
  )
}
