import { use } from 'react'
import { href, Link } from 'react-router'
import type { PanelCounts } from '#app/admin/layout/panel-counts.ts'
import { mayOpen, RightsContext } from '#app/admin/rights.ts'
import { durationText } from '#app/ui/dates.ts'
import { dashboardWords as words } from '#words/admin-dashboard.ts'
import { locale } from '#words/locale.ts'
import type { FirstContact as Speed } from './load-dashboard.ts'

/** How fast leads were contacted; no figure when none were. */
export function FirstContact({ speed }: { speed: Speed }) {
  const { medianFirstContactSeconds: median, shareWithin30Minutes: share } = speed
  return (
    <section aria-labelledby="first-contact" className="dashboard-sheet">
      <h2 id="first-contact" className="text-name">
        {words.speed}
      </h2>
      {median === null || share === null ? (
        <p className="mt-2 text-ink-2 text-note">{words.noSpeed}</p>
      ) : (
        <dl className="figures">
          <div>
            <dt>{words.median}</dt>
            <dd>{durationText(median * 1000)}</dd>
          </div>
          <div>
            <dt>{words.share}</dt>
            <dd>{`${Math.round(share * 100)}%`}</dd>
          </div>
        </dl>
      )}
      <p className="mt-3 text-fine text-ink-2">{words.counted}</p>
    </section>
  )
}

/** Counts of all models; each links to its list. */
export function CountCards({ counts }: { counts: PanelCounts }) {
  const { blogCounts, testimonialCounts, quoteCounts, reviewCounts } = counts
  const { cards } = words
  const rights = use(RightsContext)
  const posts = href('/admin/blogs')
  const testimonials = href('/admin/testimonials')
  const quotes = href('/admin/quotes')
  const reviews = href('/admin/reviews')
  const all = [
    { label: cards.posts, count: blogCounts.all, to: posts },
    { label: cards.publishedPosts, count: blogCounts.published, to: `${posts}?filter=published` },
    { label: cards.testimonials, count: testimonialCounts.all, to: testimonials },
    {
      label: cards.approvedTestimonials,
      count: testimonialCounts.approved,
      to: `${testimonials}?filter=approved`,
    },
    { label: cards.quotes, count: quoteCounts.all, to: quotes },
    { label: cards.newQuotes, count: quoteCounts.new, to: `${quotes}?filter=new` },
    { label: cards.reviews, count: reviewCounts.all, to: reviews },
    { label: cards.approvedReviews, count: reviewCounts.approved, to: `${reviews}?filter=approved` },
  ]
  return (
    <section aria-labelledby="overview" className="counts mt-8">
      <h2 id="overview" className="text-name">
        {words.overview}
      </h2>
      <ul className="count-cards">
        {all
          .filter(({ to }) => mayOpen(rights, to.split('?')[0] ?? to))
          .map(({ label, count, to }) => (
            <li key={label}>
              <Link to={to}>
                <b>{count.toLocaleString(locale)}</b>
                <span>{label}</span>
              </Link>
            </li>
          ))}
      </ul>
    </section>
  )
}
