import { CheckBox, Field, RadioField, SelectField } from '#app/admin/form/fields.tsx'
import { useMayRead, useMayWrite } from '#app/admin/rights.ts'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { dateTimeText } from '#app/ui/dates.ts'
import { serviceSlugs } from '#content/services.ts'
import { photosOnSiteWords as words } from '#words/panel/photos-on-site.ts'
import { requestWords } from '#words/panel/request.ts'
import { serviceLabels } from '#words/site/service-choices.ts'
import type { OpenRequest, RequestScreenData } from './request.ts'
import { StepForm } from './step-form.tsx'

type PhotosOnSiteProps = Pick<RequestScreenData, 'request' | 'pairs'>

type Photo = NonNullable<OpenRequest['files']>[number]

/** Those that the customer sees may go on the website once they said so. */
export function PhotosOnSite({ request, pairs }: PhotosOnSiteProps) {
  const mayPut = useMayWrite('content')
  const maySee = useMayRead('leads')
  const timeZone = useTimeZone()
  const shown = (request.files ?? []).filter(({ shownAs }) => shownAs !== null)
  if (!mayPut || !maySee || (shown.length === 0 && pairs.length === 0)) return null
  const allowed = shown.filter(({ siteAllowedAt }) => siteAllowedAt !== null)
  const since = allowed
    .flatMap(({ siteAllowedAt }) => siteAllowedAt ?? [])
    .toSorted()
    .at(-1)
  const [before, after] = (['before', 'after'] as const).map((as) =>
    allowed.filter(({ shownAs }) => shownAs === as),
  )
  const canPut = before && after && before.length > 0 && after.length > 0
  return (
    <section className="request-part" aria-labelledby="photos-on-site">
      <h2 id="photos-on-site">{words.title}</h2>
      <p className="mt-2 text-note text-ink-2">
        {since ? words.allowedOn(dateTimeText(since, timeZone)) : words.notAllowed}
      </p>
      {since && !canPut && <p className="mt-2 text-note text-ink-2">{words.needsBoth}</p>}
      <ul className="work-spans">
        {pairs.map((pair) => (
          <li key={pair.id}>
            <p>
              {words.onService(labelOf(pair.service))} {pair.isOnHome && words.alsoOnHome}
            </p>
            <div className="photo-pair">
              <img src={pair.beforeUrl} alt={pair.beforeAlt} />
              <img src={pair.afterUrl} alt={pair.afterAlt} />
            </div>
            <StepForm request={{ id: pair.id }} intent="photos-off" change={() => undefined}>
              {(isBusy) => (
                <button type="submit" className="btn btn-small" aria-disabled={isBusy || undefined}>
                  {isBusy ? requestWords.saving : words.takeOff}
                </button>
              )}
            </StepForm>
          </li>
        ))}
      </ul>
      {canPut && (
        <details key={pairs.length} className="step-more">
          <summary className="btn btn-small">{words.put}</summary>
          <PairForm request={request} before={before} after={after} />
        </details>
      )}
    </section>
  )
}

const labelOf = (service: string): string => {
  const slug = serviceSlugs.find((known) => known === service)
  return slug ? serviceLabels[slug] : service
}

type PairFormProps = { request: OpenRequest; before: readonly Photo[]; after: readonly Photo[] }

function PairForm({ request, before, after }: PairFormProps) {
  return (
    <StepForm request={request} intent="photos-on" className="work-form" change={() => undefined}>
      {(isBusy) => (
        <>
          <PhotoChoice name="beforePath" legend={words.before} photos={before} />
          <Field
            id="before-alt"
            name="beforeAlt"
            label={words.beforeAlt}
            help={words.altHelp}
            required
            maxLength={300}
          />
          <PhotoChoice name="afterPath" legend={words.after} photos={after} />
          <Field
            id="after-alt"
            name="afterAlt"
            label={words.afterAlt}
            help={words.altHelp}
            required
            maxLength={300}
          />
          <SelectField
            id="photos-service"
            name="service"
            label={words.service}
            required
            defaultValue={request.service}
          >
            {serviceSlugs.map((slug) => (
              <option key={slug} value={slug}>
                {labelOf(slug)}
              </option>
            ))}
          </SelectField>
          <Field id="photos-city" name="city" label={words.city} help={words.cityHelp} maxLength={100} />
          <CheckBox id="photos-home" name="isOnHome" value="yes" label={words.onHome} />
          <button type="submit" className="btn btn-small mt-3" aria-disabled={isBusy || undefined}>
            {isBusy ? requestWords.saving : words.save}
          </button>
        </>
      )}
    </StepForm>
  )
}

type PhotoChoiceProps = { name: string; legend: string; photos: readonly Photo[] }

function PhotoChoice({ name, legend, photos }: PhotoChoiceProps) {
  const [first] = photos
  if (!first) return null
  return (
    <div>
      <div className="photo-pair">
        {photos.map(({ path, thumbnailUrl }, index) => (
          <img key={path} src={thumbnailUrl ?? ''} alt={words.photo(index + 1)} />
        ))}
      </div>
      {photos.length === 1 ? (
        <input type="hidden" name={name} value={first.path} />
      ) : (
        <RadioField
          name={name}
          legend={legend}
          labels={Object.fromEntries(photos.map(({ path }, index) => [path, words.photo(index + 1)]))}
          defaultValue={first.path}
          className="mt-2"
        />
      )}
    </div>
  )
}
