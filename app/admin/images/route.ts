import { staffContext } from '#app/admin/access.ts'
import { recordClientLoader } from '#app/admin/form/record-action.ts'
import { revalidateOnNavigation } from '#app/admin/offline.ts'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { submissionClientAction } from '#app/admin/submission/client-action.ts'
import { submission } from '#app/admin/submission/submission.ts'
import { textIn } from '#app/admin/submission/submitted.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { imageWords as words } from '#words/panel/blog/images.ts'
import type { Route } from './+types/route.ts'

export const handle = { needs: { area: 'content', to: 'read' } } satisfies ScreenHandle

/** `failed`: it could not be loaded, which is not the same as empty. */
export type Library = { images: StoredImage[]; older: string | null } | 'failed'

export const shouldRevalidate = revalidateOnNavigation

export async function loader({ context, url }: Route.LoaderArgs): Promise<Library> {
  const found = await context.get(staffContext).run(ListImages, { after: url.searchParams.get('after') })
  const list = found.ok ? found.value.listImages : null
  return list ? { images: list.items.filter((image) => image !== null), older: list.nextToken } : 'failed'
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => recordClientLoader(serverLoader())

export const action = (args: Route.ActionArgs) =>
  submission(args, { delete: (form, run) => run(DeleteImage, { id: textIn(form, 'id') }) })

export const clientAction = (args: Route.ClientActionArgs) =>
  submissionClientAction(args, { delete: words.deleteFailed })

const ListImages = graphql(`
  query AdminListImages($after: String) {
    listImages(limit: 24, nextToken: $after) {
      items {
        id
        alt
        width
        height
      }
      nextToken
    }
  }
`)

export type StoredImage = NonNullable<NonNullable<ResultOf<typeof ListImages>['listImages']>['items'][number]>

const DeleteImage = graphql(`
  mutation AdminDeleteImage($id: ID!) {
    deleteImage(input: { id: $id }) {
      id
    }
  }
`)
