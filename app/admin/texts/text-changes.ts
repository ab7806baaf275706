import { z } from 'zod'
import { parsedJson } from '#app/admin/form/parsed-json.ts'
import { textsWords } from '#words/panel/texts.ts'

const textChange = z.object({
  key: z.string(),
  value: z.string().nullish().default(null),
  isHidden: z.boolean().default(false),
  since: z.int().nullish().default(null),
})

const textChanges = z.array(textChange)

export type TextChanges = z.output<typeof textChanges>

/** Undefined where the hidden field cannot be read. */
export const changesOf = (json: string): TextChanges | undefined =>
  textChanges.safeParse(parsedJson(json)).data

export const spoiled = {
  ok: false,
  refusal: { code: 'BAD_INPUT', message: textsWords.spoiled },
} as const

export const textFile = z.object({ language: z.string(), texts: textChanges })
