import type { ComponentType } from 'react'
import { homeWords } from '#content/en/home.ts'
import type { QuoteService } from '#content/en/quote-services.ts'
import { AccessControlDrawing } from '../../drawings/access-control.tsx'
import { AutomobileDrawing } from '../../drawings/automobile.tsx'
import { CommercialDrawing } from '../../drawings/commercial.tsx'
import { ResidentialDrawing } from '../../drawings/residential.tsx'
import { SafeDrawing } from '../../drawings/safe.tsx'
import { SurveillanceDrawing } from '../../drawings/surveillance.tsx'
import { Icon } from '../../ui/icon.tsx'

const words = homeWords.services

const drawings: Record<QuoteService, ComponentType<{ alternative: string }>> = {
  residential: ResidentialDrawing,
  commercial: CommercialDrawing,
  automotive: AutomobileDrawing,
  safes: SafeDrawing,
  'access-control': AccessControlDrawing,
  surveillance: SurveillanceDrawing,
}

/** Six cells of one sheet; each leads to the quote form with its service chosen. */
export function ServiceGrid() {
  return (
    <section id="services" aria-labelledby="services-title" className="measure py-16 md:pt-21 md:pb-23">
      <div className="mb-9 flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
        <h2 id="services-title" className="text-heading">
          {words.title}
        </h2>
        <p className="max-w-[34ch] text-ink-2">{words.lead}</p>
      </div>
      <ul className="service-grid">
        {words.items.map((item) => {
          const Art = drawings[item.service]
          return (
            <li key={item.service} className="service-cell">
              <div className="flex flex-col items-start">
                <h3 className="text-title">{item.title}</h3>
                <p className="mt-2.5 mb-4 text-ink-2 text-note">{item.summary}</p>
                <a href={`/?service=${item.service}#quote-form`} className="service-link">
                  {item.action}
                  <Icon name="arrow" />
                </a>
              </div>
              <Art alternative={item.drawing} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
