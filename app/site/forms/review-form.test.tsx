import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { reviewFormWords as words } from '#words/site/review-form.ts'
import { emptyReviewForm, ReviewForm } from './review-form.tsx'

const props = {
  words,
  phone: { display: '(713) 555-0142', href: 'tel:+17135550142' },
  publicApiKey: 'public',
  formToken: 'token-1',
}

const tagsOf = (html: string, name: string) =>
  html.match(new RegExp(`<[a-z]+ [^>]*name="${name}"[^>]*>`, 'g')) ?? []

test('without script: five stars to choose from, five chosen, service and location optional', () => {
  const html = renderToStaticMarkup(<ReviewForm {...props} />)
  expect(html).toMatch(/<form [^>]*method="post"/)
  const stars = tagsOf(html, 'rating')
  expect(stars.map((tag) => /aria-label="([^"]*)"/.exec(tag)?.[1])).toEqual([
    '1 star: Poor',
    '2 stars: Fair',
    '3 stars: Good',
    '4 stars: Very Good',
    '5 stars: Excellent',
  ])
  expect(stars.map((tag) => tag.includes('checked'))).toEqual([false, false, false, false, true])
  for (const name of ['name', 'email', 'title', 'comment'])
    expect(tagsOf(html, name)[0], name).toContain('required=""')
  for (const name of ['service', 'location']) expect(tagsOf(html, name)[0], name).not.toContain('required')
  expect(html).not.toContain('style=')
})

test('a service that a link names is chosen', () => {
  expect(renderToStaticMarkup(<ReviewForm {...props} preset="Safes" />)).toContain(
    '<option value="Safes" selected="">',
  )
})

test('a refused post keeps its stars and values and ties each error to its field', () => {
  const refused = {
    values: { ...emptyReviewForm, rating: '2', title: 'Late' },
    fieldErrors: { email: 'Enter your email address.' },
    message: words.failed,
  }
  const html = renderToStaticMarkup(<ReviewForm {...props} refused={refused} />)
  expect(tagsOf(html, 'rating')[1]).toContain('checked')
  expect(tagsOf(html, 'title')[0]).toContain('value="Late"')
  expect(tagsOf(html, 'email')[0]).toContain('aria-describedby="review-email-error review-email-help"')
})

test('the texts of the specification, to the letter', () => {
  expect(words.submitting).toBe('Submitting...')
  expect(words.failed).toBe('There was an error submitting your review. Please try again.')
})
