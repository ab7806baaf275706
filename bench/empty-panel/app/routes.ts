import { type RouteConfig, route } from '@react-router/dev/routes'

export default [route('admin/inbox', 'list.tsx', [route(':id', 'request.tsx')])] satisfies RouteConfig
