import { expect, test } from 'vitest'
import { languages } from '#content/languages.ts'
import { builtPages } from '#server/pages/built-pages.ts'
import { call, dataOf, ownerCookie, testLantern } from '#tests/lantern.ts'

const [first] = languages

/** As a second language would be, with our texts in the words of the first. */
const second = { ...first, code: 'es' }

type TranslatedText = { key: string; original: string | null; value: string | null }

test('texts of another language that are behind the first are counted, listed and confirmed', async () => {
  const english = await builtPages(undefined)
  const pages = { ...english, assetFolder: () => english.assetFolder(first) }
  await using lantern = await testLantern({ languages: [first, second], pages })
  const staff = await ownerCookie(lantern)
  const publish = async (language: string, ...changes: object[]) => {
    const document = `mutation ($language: String!, $changes: [TextChange!]!) {
      publishTexts(language: $language, changes: $changes) { key } }`
    return dataOf(await call(lantern, document, { language, changes }, staff), 'publishTexts')
  }
  const behind = async (language: string) => {
    const document = 'query ($language: String!) { texts(language: $language) { key original value } }'
    const texts = dataOf<TranslatedText[]>(await call(lantern, document, { language }, staff), 'texts')
    return texts.filter(({ original }) => original !== null)
  }
  const steps = 'home.quote.steps'
  await publish('es', { key: 'faq.hero.lead', value: 'Preguntas.' })
  await publish(
    'en',
    { key: 'faq.hero.heading', value: 'Asked and answered' },
    { key: 'faq.hero.lead', value: 'Our lead.' },
    { key: steps, value: '2 1 3' },
    { key: `${steps}.3.title`, isHidden: true },
  )
  expect(await behind('en')).toEqual([])
  expect(await behind('es')).toEqual([
    { key: steps, original: '2 1 3', value: null },
    { key: `${steps}.3.title`, original: '', value: null },
    { key: 'faq.hero.heading', original: 'Asked and answered', value: null },
    { key: 'faq.hero.lead', original: 'Our lead.', value: 'Preguntas.' },
  ])

  const headers = { ...staff, origin: 'http://localhost:3000' }
  const screen = async (query: string) => (await lantern.fetch(`/admin/texts?${query}`, { headers })).text()
  expect(await screen('language=es')).toContain(
    '4 texts were changed in English and not yet here, so the ones of before stand.',
  )
  expect(await screen('language=es&show=behind')).toContain('<p lang="en">Our lead.</p>')
  expect(await screen('language=en')).not.toContain('not yet here')

  await publish(
    'es',
    { key: 'faq.hero.heading', value: 'Preguntado' },
    { key: 'faq.hero.lead', value: 'Preguntas.' },
  )
  expect((await behind('es')).map(({ key }) => key)).toEqual([steps, `${steps}.3.title`])
})
