import { staffContext } from '#app/admin/access.ts'
import { recordClientLoader } from '#app/admin/form/record-action.ts'
import { orOffline, revalidateOnNavigation, withTimeout } from '#app/admin/offline.ts'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { imageWords as words } from '#words/panel/blog/images.ts'
import type { Route } from './+types/route.ts'

export const handle = { needs: { area: 'content', to: 'read' } } satisfies ScreenHandle

/** `failed`: it could not be loaded, which is not the same as empty. */
export type Library = { images: StoredImage[]; older: string | null } | 'failed'

export type DeleteResult = { id: string; message: string | undefined }

export const shouldRevalidate = revalidateOnNavigation

export async function loader({ context, url }: Route.LoaderArgs): Promise<Library> {
  const found = await context.get(staffContext).run(ListImages, { after: url.searchParams.get('after') })
  const list = found.ok ? found.value.listImages : null
  return list ? { images: list.items.filter((image) => image !== null), older: list.nextToken } : 'failed'
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => recordClientLoader(serverLoader())

export async function action({ context, request }: Route.ActionArgs): Promise<DeleteResult> {
  const id = String((await request.formData()).get('id'))
  const deleted = await context.get(staffContext).run(DeleteImage, { id })
  const isGone = deleted.ok || deleted.refusal.code === 'NOT_FOUND'
  return { id, message: isGone || deleted.ok ? undefined : deleted.refusal.message }
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<DeleteResult> {
  const id = String((await request.clone().formData()).get('id'))
  return orOffline(withTimeout(serverAction()), () => ({ id, message: words.deleteFailed }))
}

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
