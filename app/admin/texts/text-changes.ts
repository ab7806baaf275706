import { z } from 'zod'

const textChange = z.object({
  key: z.string(),
  value: z.string().nullish().default(null),
  isHidden: z.boolean().default(false),
  since: z.int().nullish().default(null),
})

const textChanges = z.array(textChange)

export const changesOf = (json: string): z.output<typeof textChanges> => textChanges.parse(JSON.parse(json))

export const textFile = z.object({ language: z.string(), texts: textChanges })
