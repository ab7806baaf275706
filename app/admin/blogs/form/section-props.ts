import type { PostValues } from './post-values.ts'

/** What a section of the form is given. */
export type SectionProps = {
  /** What the fields open with. */
  start: PostValues
  /** What they hold now. */
  values: PostValues
  /** What the data service said of them, by field. */
  errors: Record<string, string>
  site: PostSite
}

/** What the form knows of the site around the post. */
export type PostSite = { name: string; origin: string; categories: readonly string[] }
