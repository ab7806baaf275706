import { data } from 'react-router'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { NoScreen } from '#app/admin/screen/retry.tsx'

export const handle = { needs: { area: 'settings', to: 'write' } } satisfies ScreenHandle

export const loader = () => data(null, { status: 404 })

export const action = loader

export default function AdminNotFound() {
  return <NoScreen why="notFound" />
}
