import { lazy, Suspense } from 'react'
import type { ImageDialogProps } from './image-dialog.tsx'

/** The types a browser offers to choose from; the server checks the file itself. */
const imageTypes = 'image/jpeg,image/png,image/webp,image/gif,image/avif'

const ImageDialog = lazy(() => import('./image-dialog.tsx'))

export function LazyImageDialog(props: Omit<ImageDialogProps, 'accept'>) {
  return (
    <Suspense>
      <ImageDialog {...props} accept={imageTypes} />
    </Suspense>
  )
}
