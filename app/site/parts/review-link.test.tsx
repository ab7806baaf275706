import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ReviewDialogContext, ReviewLink } from './review-link.tsx'

test('a link to the page of the form, with the service chosen', () => {
  expect(renderToStaticMarkup(<ReviewLink service="Access Control">Leave a Review</ReviewLink>)).toBe(
    '<a href="/reviews/new?service=Access+Control">Leave a Review</a>',
  )
})

test('knows the script that opens the dialog', () => {
  const html = renderToStaticMarkup(
    <ReviewDialogContext value={{ src: '/assets/dialog.js', preload: ['/assets/a.js', '/assets/b.js'] }}>
      <ReviewLink>Write one</ReviewLink>
    </ReviewDialogContext>,
  )
  expect(html).toBe(
    '<a href="/reviews/new" data-dialog="review-dialog" data-src="/assets/dialog.js" data-preload="/assets/a.js /assets/b.js">Write one</a>',
  )
})
