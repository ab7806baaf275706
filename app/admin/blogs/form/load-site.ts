import { graphql } from '#app/graphql.ts'
import { adminWords } from '#content/en/admin.ts'
import type { Run } from '#server/data-service/in-process.ts'
import type { PostSite } from './section-props.ts'

const ReadSite = graphql('query AdminReadSite { blogCategories businessProfile { name } }')

/** What the form suggests and previews with; none of it is worth not opening the form. */
export async function loadSite(run: Run, origin: string): Promise<PostSite> {
  const found = await run(ReadSite, {})
  return {
    origin,
    name: found.ok ? found.data.businessProfile.name : adminWords.panel,
    categories: found.ok ? found.data.blogCategories : [],
  }
}
