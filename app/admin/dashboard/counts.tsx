import { MessageSquareQuote, Plus } from 'lucide-react'
import { href, Link } from 'react-router'
import { useMayOpen, useMayWrite } from '#app/admin/rights.ts'
import type { PanelCounts } from '#app/admin/screen/panel-counts.ts'
import { locale } from '#words/locale.ts'
import { dashboardWords as words } from '#words/panel/dashboard.ts'

/** The counts and actions that the specification lists; set small: they need no quick answer. */
export function Counts({ counts }: { counts: PanelCounts }) {
  const mayOpen = useMayOpen()
  const shown = countsOf(counts).filter(({ to }) => mayOpen(to.split('?')[0] ?? to))
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="overview" className="counts">
      <h2 id="overview">{words.overview}</h2>
      <ul>
        {shown.map(({ label, count, to }) => (
          <li key={label}>
            <Link to={to}>
              <b>{count.toLocaleString(locale)}</b> <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function countsOf({ blogCounts, testimonialCounts, quoteCounts, reviewCounts }: PanelCounts) {
  const { cards } = words
  const posts = href('/admin/blogs')
  const testimonials = href('/admin/testimonials')
  const quotes = href('/admin/quotes')
  const reviews = href('/admin/reviews')
  return [
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
}

export function QuickActions() {
  if (!useMayWrite('content')) return null
  return (
    <section aria-labelledby="quick-actions" className="quick-actions">
      <h2 id="quick-actions">{words.quickActions}</h2>
      <Link to={href('/admin/blogs/new')} className="btn btn-small">
        <Plus className="icon" />
        {words.createPost}
      </Link>
      <Link to={href('/admin/testimonials/new')} className="btn btn-small">
        <MessageSquareQuote className="icon" />
        {words.addTestimonial}
      </Link>
    </section>
  )
}
