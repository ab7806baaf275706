import { z } from 'zod'

const address = z.email().max(254)

/** The address that somebody typed, in lower case as all of them are stored; undefined when it is not complete. */
export const emailIn = (typed: string): string | undefined =>
  address.safeParse(typed.trim().toLowerCase()).data
