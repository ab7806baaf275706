import { FaqPageDrawing } from '#app/drawings/pages/faq.tsx'
import { useNonce } from '#app/nonce.ts'
import { href } from '#app/site/href.ts'
import { CallToAction, MailButton } from '#app/site/parts/call-to-action.tsx'
import { PageHero } from '#app/site/parts/page-hero.tsx'
import { FaqItem } from '#app/site/parts/shared-sections.tsx'
import { useWords } from '#app/site/profile.ts'
import { pageMeta, wordsIn } from '#app/site/seo/page-meta.ts'
import { faqQuestions } from '#app/site/seo/structured-subjects.ts'
import type { PageHandle } from '#app/site/site-pages.ts'
import { wordsFor } from '#content/texts.ts'
import { pageDrawingWords } from '#words/site/drawings.ts'
import { type FaqCategory as Category, faqWords } from '#words/site/faq.ts'
import { layoutWords } from '#words/site/layout.ts'
import type { Route } from './+types/route.ts'

export const handle = {
  sitemap: () => [{ path: href('/faq') }],
  menu: (speech) => ({ position: 2, label: wordsFor(layoutWords, speech).pages.faq, href: href('/faq') }),
  shareImages: {
    faq: (speech) => ({
      title: wordsFor(faqWords, speech).hero.heading,
      drawing: <FaqPageDrawing alternative="" count={questionsIn(wordsFor(faqWords, speech)).length} />,
    }),
  },
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description, categories } = wordsIn(matches, faqWords)
  return pageMeta(matches, {
    ...{ title, description },
    path: href('/faq'),
    image: 'faq',
    kind: 'FAQPage',
    trail: { here: wordsIn(matches, layoutWords).pages.faq },
    subject: faqQuestions(categories),
  })
}

const questionsIn = ({ categories }: { categories: readonly Category[] }) =>
  categories.flatMap(({ items }) => items)

export default function Faq() {
  const words = useWords(faqWords)
  const nonce = useNonce()
  return (
    <>
      <PageHero
        heading={words.hero.heading}
        lead={words.hero.lead}
        trail={{ here: useWords(layoutWords).pages.faq }}
      />
      <div className="measure reading faq-page py-10 md:py-20">
        <div className="faq-aside">
          <NumberedDoor />
          <nav aria-label={words.categoriesLabel}>
            <h2 className="text-name">{words.categoriesLabel}</h2>
            <ol className="mt-3">
              {words.categories.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ol>
          </nav>
        </div>
        <div className="max-w-none numbered">
          <p hidden data-faq-buttons="" className="mb-8 flex flex-wrap gap-3">
            <button type="button" className="btn" data-faq-open="">
              {words.expandAll}
            </button>
            <button type="button" className="btn">
              {words.collapseAll}
            </button>
          </p>
          {words.categories.map((category) => (
            <FaqCategory key={category.id} category={category} />
          ))}
        </div>
      </div>
      <CallToAction heading={words.contact.heading} text={words.contact.text}>
        <MailButton />
      </CallToAction>
      <script nonce={nonce}>{expandScript}</script>
    </>
  )
}

function FaqCategory({ category: { id, title, items } }: { category: Category }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mb-12">
      <h2 id={`${id}-title`} className="mb-4 text-title">
        {title}
      </h2>
      {items.map((item) => (
        <FaqItem key={item.id} item={item} />
      ))}
    </section>
  )
}

function NumberedDoor() {
  const words = useWords(faqWords)
  const questions = questionsIn(words)
  return (
    <div className="faq-door">
      <FaqPageDrawing alternative={useWords(pageDrawingWords).faq} count={questions.length} />
      <nav aria-label={words.numbersLabel}>
        <ol>
          {questions.map(({ id, question }) => (
            <li key={id}>
              <a href={`#${id}`} title={question}>
                <span className="sr-only">{question}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  )
}

/**
 * Shows the two buttons and lets them open or close every question; opens the question that the address names; lights the part
 * of the door whose question is being read.
 */
const expandScript = `(()=>{
const p=document.querySelector('[data-faq-buttons]'),all=document.querySelectorAll('.faq')
p.hidden=false
p.addEventListener('click',e=>{const b=e.target.closest('button');if(b)for(const d of all)d.open='faqOpen'in b.dataset})
const openNamed=()=>{const d=document.getElementById(location.hash.slice(1));if(d&&d.matches('.faq')){d.open=true;d.scrollIntoView()}}
addEventListener('hashchange',openNamed);openNamed()
const parts=[...document.querySelectorAll('.numbered-part')],order=[...all]
const seen=new IntersectionObserver(now=>{for(const e of now){const part=parts[order.indexOf(e.target)];if(part)part.toggleAttribute('data-lit',e.isIntersecting)}},{rootMargin:'-40% 0px -52%'})
for(const d of all)seen.observe(d)
})()`
