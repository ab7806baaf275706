import { sourceIn, sourceValues } from '#app/admin/calls/source-fields.tsx'
import { whyNoTime } from '#app/admin/form/typed-time.ts'
import { localTimeText, momentOfLocalTime } from '#content/time/clocks.ts'
import { customerPartWords as words } from '#words/panel/calls/form.ts'
import { type PartValues, partHandler, type RequestPart } from './part-action.ts'
import type { OpenRequest } from './request.ts'

export const customerPart = (
  { entered, language, written }: OpenRequest,
  timeZone: string,
): RequestPart<string> => ({
  intent: 'customer',
  stored: { ...entered, language: language ?? '', ...(written && writtenValues(written, timeZone)) },
  wrongIn: ({ wanted }) =>
    wanted && !momentOfLocalTime(wanted, timeZone) ? { wanted: whyNoTime(wanted) } : {},
})

/** A recurring job came by itself, which is no mistake. */
const writtenValues = (
  { source, wantedAt }: NonNullable<OpenRequest['written']>,
  timeZone: string,
): PartValues<string> => ({
  wanted: wantedAt ? localTimeText(new Date(wantedAt), timeZone) : '',
  ...(source !== 'recurring' && sourceValues(source)),
})

/** Only what was changed: what a visitor sent need not be what staff may enter. */
export const customerHandler = (of: Parameters<typeof partHandler>[0]) =>
  partHandler(of, {
    partOf: customerPart,
    together: [['source', 'sourceText']],
    columns: { wanted: 'wantedAt' },
    conflict: words.conflict,
    inputOf(values, before, timeZone) {
      const changed = Object.entries(values).filter(([name, value]) => value !== before[name])
      const { source, sourceText, wanted, ...entered }: Partial<PartValues<string>> =
        Object.fromEntries(changed)
      return {
        ...entered,
        ...((source || sourceText !== undefined) && { source: sourceIn(values) }),
        ...(wanted !== undefined && {
          wantedAt: wanted ? momentOfLocalTime(wanted, timeZone)?.toISOString() : null,
        }),
      }
    },
  })
