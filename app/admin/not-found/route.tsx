import { data } from 'react-router'
import { NoScreen } from '#app/admin/screen/retry.tsx'

export const loader = () => data(null, { status: 404 })

export const action = loader

export default function AdminNotFound() {
  return <NoScreen why="notFound" />
}
