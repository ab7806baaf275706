import { servicePages } from '#app/site/layout/navigation.ts'
import { Icon } from '#app/ui/icon.tsx'
import { layoutWords } from '#content/en/layout.ts'
import { serviceWords } from '#content/en/services-overview.ts'
import { type ServiceSlug, serviceSlugs } from '#content/services.ts'

/** The seven other services, a line each. */
export function OtherServices({ slug }: { slug: ServiceSlug }) {
  return (
    <section aria-labelledby="others-title" className="border-rule border-t bg-sheet">
      <div className="measure py-14 md:py-18">
        <h2 id="others-title" className="text-title">
          {layoutWords.otherServices}
        </h2>
        <ul className="link-list mt-6">
          {serviceSlugs.map((other, index) => {
            const page = servicePages[index]
            if (other === slug || !page) return null
            return (
              <li key={other}>
                <a href={page.href}>
                  <strong>
                    {page.label}
                    <Icon name="arrow" />
                  </strong>
                  <span>{serviceWords[other].summary}</span>
                </a>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
