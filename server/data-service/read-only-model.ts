import { z } from 'zod'
import type { Actor } from '#server/actor.ts'
import { refuse } from '#server/result.ts'
import { type Access, defineModel, type Model } from './model.ts'

type ReadOnly = Pick<Model, 'name' | 'plural' | 'table' | 'fields' | 'sort' | 'search' | 'extraFields'> & {
  read: (actor: Actor) => Access
}

/** A model that only other parts of the server write: lists, one record and live news, no changes. */
export function readOnlyModel({ read, ...model }: ReadOnly): Model {
  const nobody = () => false
  const refused = () => refuse({ code: 'FORBIDDEN', message: `Not authorized to change ${model.plural}.` })
  return defineModel({
    ...model,
    isReadOnly: true,
    access: { read, create: nobody, update: nobody, delete: nobody },
    createInput: z.object({}),
    updateInput: z.object({}),
    rules: { onCreate: async () => refused(), onUpdate: refused },
  })
}
