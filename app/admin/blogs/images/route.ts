import { administratorContext } from '#app/admin/administrator-context.ts'
import { recordClientLoader } from '#app/admin/form/record-action.ts'
import { orOffline, revalidateOnNavigation, withTimeout } from '#app/admin/offline.ts'
import { pictureWords as words } from '#content/en/admin-pictures.ts'
import type { Route } from './+types/route.ts'
import { DeletePicture, ListPictures, type Picture } from './documents.ts'

/** `failed`: it could not be read, which is no empty one. */
export type Library = { pictures: Picture[]; older: string | null } | 'failed'

export type DeleteAnswer = { id: string; message: string | undefined }

export const shouldRevalidate = revalidateOnNavigation

/** The library, as the dialog asks for it a page at a time. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Library> {
  const found = await context
    .get(administratorContext)
    .run(ListPictures, { after: url.searchParams.get('after') })
  const list = found.ok ? found.data.listImages : null
  return list
    ? { pictures: list.items.filter((picture) => picture !== null), older: list.nextToken }
    : 'failed'
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => recordClientLoader(serverLoader())

/** Deletes a picture that no post uses. */
export async function action({ context, request }: Route.ActionArgs): Promise<DeleteAnswer> {
  const id = String((await request.formData()).get('id'))
  const deleted = await context.get(administratorContext).run(DeletePicture, { id })
  const isGone = deleted.ok || deleted.error.code === 'NOT_FOUND'
  return { id, message: isGone || deleted.ok ? undefined : deleted.error.message }
}

/** Without a connection the dialog stays, and says so. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<DeleteAnswer> {
  const id = String((await request.clone().formData()).get('id'))
  return orOffline(withTimeout(serverAction()), () => ({ id, message: words.deleteFailed }))
}
