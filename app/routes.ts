import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The whole URL contract. Links and redirects go through `href()`, which is typed from this file. */
export default [
  layout('site/document.tsx', [
    index('site/home/route.tsx'),
    route('receipt/:token', 'site/receipt/route.tsx'),
  ]),
  route('admin/login', 'admin/login/route.tsx'),
  route('admin/setup', 'admin/setup/route.tsx'),
  route('admin', 'admin/layout/route.tsx', [
    index('admin/index-redirect.tsx'),
    route('quotes', 'admin/quotes/route.tsx'),
    route('sign-out', 'admin/sign-out/route.tsx'),
  ]),
] satisfies RouteConfig
