import { lazy, Suspense } from 'react'
import type { PictureDialogProps } from './picture-dialog.tsx'

const PictureDialog = lazy(() => import('./picture-dialog.tsx'))

/** The dialog of pictures; its script comes when somebody opens it. */
export function LazyPictureDialog(props: PictureDialogProps) {
  return (
    <Suspense>
      <PictureDialog {...props} />
    </Suspense>
  )
}
