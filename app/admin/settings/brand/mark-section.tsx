import { FormSection } from '#app/admin/form/fields.tsx'
import { IntentButton } from '#app/admin/form/intent-form.tsx'
import { UploadButton } from '#app/admin/form/upload-button.tsx'
import { firmIcons } from '#app/ui/firm-icons.ts'
import { FirmName } from '#app/ui/logo.tsx'
import { type MarkKind, markOn } from '#content/profile/brand.ts'
import { brandWords as words } from '#words/panel/settings/brand.ts'
import type { Brand } from './brand-data.ts'

export function MarkSection({ kind, brand }: { kind: MarkKind; brand: Brand }) {
  const mark = brand[kind]
  const says = words[kind]
  const plate = kind === 'logo' ? plateOf(brand) : undefined
  const none = kind === 'icon' && brand.logo ? words.icon.logoInstead : says.none
  return (
    <FormSection id={kind} title={says.title}>
      <p className="mt-2 text-ink-2 text-note">{says.text}</p>
      {!mark && <p className="mt-2 text-note">{none}</p>}
      {kind === 'logo' && <HeaderPreview brand={brand} />}
      {kind === 'icon' && <IconPreview brand={brand} />}
      {plate && <p className="mt-2 text-fine text-ink-2">{words.plate[plate]}</p>}
      <div className="mt-4 flex flex-wrap items-start gap-3">
        <UploadButton
          path={`/images/brand/${kind}`}
          accept="image/svg+xml,image/png,.svgz"
          label={mark ? says.change : says.choose}
          words={{ ...words, saved: says.saved }}
        />
        {mark && (
          <IntentButton intent={`remove-${kind}`} className="btn" busy={words.saving}>
            {says.remove}
          </IntentButton>
        )}
      </div>
    </FormSection>
  )
}

/** On which ground the logo needs a plate. */
function plateOf(brand: Brand): 'light' | 'dark' | undefined {
  if (markOn('dark', brand)?.hasPlate) return brand.darkLogo ? undefined : 'light'
  return markOn('light', brand)?.hasPlate ? 'dark' : undefined
}

const HeaderPreview = ({ brand }: { brand: Brand }) => (
  <div className="brand-grounds">
    {[
      { name: words.byDay, ground: 'day' },
      { name: words.byNight, ground: 'night' },
    ].map(({ name, ground }) => (
      <figure key={ground} className={`brand-ground ${ground}`}>
        <figcaption>{name}</figcaption>
        <p className="brand-header">
          <FirmName firm={brand} size={{ height: 'h-11', width: 'w-8.5' }} className="min-w-0" />
        </p>
      </figure>
    ))}
  </div>
)

function IconPreview({ brand }: { brand: Brand }) {
  const { tab, touch, maskable } = firmIcons(brand)
  return (
    <div className="brand-icons">
      <figure>
        <img src={tab.href} alt="" width={32} height={32} />
        <figcaption>{words.inTab}</figcaption>
      </figure>
      <figure>
        <img src={touch} alt="" width={72} height={72} className="rounded-[22%]" />
        <figcaption>{words.onHomeScreen}</figcaption>
      </figure>
      <figure>
        <img src={maskable} alt="" width={72} height={72} className="rounded-full" />
        <figcaption>{words.inCircle}</figcaption>
      </figure>
    </div>
  )
}
