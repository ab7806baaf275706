import { href } from 'react-router'
import { NotLoaded } from '#app/site/parts/not-loaded.tsx'
import { ReviewLink } from '#app/site/parts/review-link.tsx'
import { Stars } from '#app/site/parts/stars.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { homeSectionWords } from '#content/en/home.ts'
import type { HomeTestimonial } from './documents.ts'

const words = homeSectionWords.testimonials

/** What customers said, and the way to say something oneself. */
export function Testimonials({ testimonials }: { testimonials: readonly HomeTestimonial[] | undefined }) {
  return (
    <section aria-labelledby="testimonials-title" className="border-rule border-t bg-sheet">
      <div className="measure py-16 md:py-22">
        <h2 id="testimonials-title" className="text-heading">
          {words.heading}
        </h2>
        <p className="mt-4 text-ink-2">{words.lead}</p>
        {!testimonials ? (
          <NotLoaded what="testimonials" />
        ) : testimonials.length === 0 ? (
          <p className="mt-8 border-rule border-t pt-6 text-lead">{words.empty}</p>
        ) : (
          <ul className="card-sheet mt-8">
            {testimonials.map(({ id, name, company, rating, comment, service }) => (
              <li key={id}>
                <figure className="flex h-full flex-col gap-4">
                  <Stars rating={rating} label={words.rating(rating)} />
                  <blockquote className="whitespace-pre-line">{comment}</blockquote>
                  <figcaption className="mt-auto text-note">
                    <strong className="block font-semibold">
                      {company ? words.from(name, company) : name}
                    </strong>
                    {service && <span className="text-ink-2">{service}</span>}
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
        )}
        <p className="mt-8 flex flex-wrap gap-3.5">
          <ReviewLink className="btn">{words.leave}</ReviewLink>
          <ButtonLink href={href('/reviews')}>{words.all}</ButtonLink>
        </p>
      </div>
    </section>
  )
}
