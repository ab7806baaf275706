import { customerPartWords as words } from '#words/panel/calls/form.ts'
import { type Part, savePart } from './part-action.ts'
import type { OpenRequest } from './request.ts'

const nothingWrong = () => ({})

export const customerPart = ({ entered }: OpenRequest): Part<string> => ({
  intent: 'customer',
  stored: entered,
  wrongIn: nothingWrong,
})

/** Only what was changed: what a visitor sent need not be what staff may enter. */
export const saveCustomer = (asked: Parameters<typeof savePart>[0]) =>
  savePart(asked, 'customer', {
    partOf: customerPart,
    conflict: words.conflict,
    inputOf: (values, before) =>
      Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== before[name])),
  })
