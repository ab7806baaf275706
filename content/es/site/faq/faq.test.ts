import { expect, test } from 'vitest'
import { speechOf } from '#content/es/facts.ts'
import { faqWords as writtenWords } from '#content/es/site/faq.ts'
import { countWords } from '#content/es/writing-rules.ts'
import { type BusinessProfile, defaultProfile } from '#content/profile/business-profile.ts'
import { wordsFor } from '#content/texts.ts'
import { fullProfile, inOurWords } from '#tests/firms.ts'
import { variantsOf } from '#tests/site/fact-traces.ts'

const faqOf = (profile: BusinessProfile) => wordsFor(writtenWords, speechOf(inOurWords(profile)))

const items = faqOf(defaultProfile).categories.flatMap((category) => category.items)

test.each(items)('$id is answered in 60 to 130 words', ({ question, answer }) => {
  const words = countWords(answer.join(' '))
  expect(question).toMatch(/¿[^?]+\?$/)
  expect(words).toBeGreaterThanOrEqual(60)
  expect(words).toBeLessThanOrEqual(130)
})

test.each([fullProfile, defaultProfile])('no answer of $name begins in the middle', (profile) => {
  for (const [name, change] of variantsOf(profile)) {
    const firsts = faqOf({ ...profile, ...change }).categories.flatMap(({ items }) =>
      items.flatMap(({ answer }) => [...answer]),
    )
    expect(
      firsts.filter((text) =>
        /^(?:Eso|Esas?|Esos?|Entonces|Luego|Entre|Aquí está|El resto|Los negocios también|Paga|Lo incluye)(?!\p{L})/u.test(
          text,
        ),
      ),
      name,
    ).toEqual([])
  }
})
