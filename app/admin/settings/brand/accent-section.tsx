import { useState } from 'react'
import { Field, FormSection } from '#app/admin/form/fields.tsx'
import { IntentButton, SaveForm } from '#app/admin/form/intent-form.tsx'
import { type AccentShades, accentShades, colorForm, isVisibleAccent } from '#content/profile/accent.ts'
import { brandWords } from '#words/panel/settings/brand.ts'

const words = brandWords.accent
const builtIn = '#ffb627'

export function AccentSection({ accent }: { accent: string | null }) {
  const [typed, setTyped] = useState(accent ?? builtIn)
  const color = typed.trim().toLowerCase()
  const isColor = colorForm.test(color)
  return (
    <FormSection id="accent" title={words.title}>
      <p className="mt-2 text-ink-2 text-note">{words.text}</p>
      <SaveForm intent="save-accent" words={{ ...words, saving: brandWords.saving }}>
        {(errors) => (
          <>
            <div className="brand-color">
              <Field
                id="accent-color"
                name="accent"
                label={words.field}
                required
                maxLength={7}
                autoComplete="off"
                spellCheck={false}
                value={typed}
                error={errors.accent}
                onChange={(event) => setTyped(event.target.value)}
              />
              <input
                type="color"
                aria-label={words.picker}
                value={isColor ? color : builtIn}
                onChange={(event) => setTyped(event.target.value)}
              />
            </div>
            <div aria-live="polite">
              {isColor ? <Samples color={color} /> : <p className="mt-3 text-note">{words.form}</p>}
            </div>
          </>
        )}
      </SaveForm>
      {accent && (
        <IntentButton intent="remove-accent" className="btn" formClassName="mt-3" busy={brandWords.saving}>
          {words.remove}
        </IntentButton>
      )}
    </FormSection>
  )
}

function Samples({ color }: { color: string }) {
  const { day, night } = accentShades(color)
  return (
    <>
      {!isVisibleAccent(color) && (
        <p className="mt-3 font-semibold text-alert text-note">{words.faint(figure(day.contrast.fill))}</p>
      )}
      <div className="brand-grounds">
        <Sample name={brandWords.byDay} ground="day" shades={day} color={color} />
        <Sample name={brandWords.byNight} ground="night" shades={night} color={color} />
      </div>
    </>
  )
}

type SampleProps = { name: string; ground: 'day' | 'night'; shades: AccentShades; color: string }

function Sample({ name, ground, shades, color }: SampleProps) {
  const { fill, onFill, link, contrast } = shades
  return (
    <figure className={`brand-ground ${ground}`}>
      <figcaption>{name}</figcaption>
      <svg viewBox="0 0 240 56" role="img" aria-label={`${name}: ${fill}`} className="brand-sample">
        <rect width="132" height="48" y="4" rx="6" fill={fill} />
        <text x="66" y="35" textAnchor="middle" fill={onFill}>
          {words.sample}
        </text>
        <text x="152" y="35" fill={link} textDecoration="underline">
          {words.sampleLink}
        </text>
      </svg>
      <ul className="brand-figures">
        <li>{words.button(figure(contrast.fill))}</li>
        <li>{words.onButton(figure(contrast.onFill))}</li>
        <li>{words.link(figure(contrast.link))}</li>
        {fill !== color && <li>{words.fillChanged(fill)}</li>}
        {link !== fill && <li>{words.linkChanged(link)}</li>}
      </ul>
    </figure>
  )
}

/** Rounded down: 4.46 is not enough. */
const figure = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1)
