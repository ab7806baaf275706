import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The whole URL contract. Links and redirects go through `href()`, which is typed from this file. */
export default [
  layout('site/document.tsx', [
    index('site/home/route.tsx'),
    route('services', 'site/services/route.tsx'),
    route('services/:slug', 'site/service/route.tsx'),
    route('about', 'site/about/route.tsx'),
    route('brands', 'site/brands/route.tsx'),
    route('faq', 'site/faq/route.tsx'),
    route('contact', 'site/contact/route.tsx'),
    // The same screen (specification section 2).
    route('quote', 'site/contact/route.tsx', { id: 'site/quote' }),
    route('blog', 'site/blog/route.tsx'),
    route('blog/:slug', 'site/post/route.tsx'),
    route('reviews', 'site/reviews/route.tsx'),
    route('reviews/new', 'site/review-form/route.tsx'),
    route('privacy', 'site/privacy/route.tsx'),
    route('search', 'site/search/route.tsx'),
    route('receipt/:token', 'site/receipt/route.tsx'),
    route('*', 'site/not-found/route.tsx'),
  ]),
  // What machines read: crawlers, readers of feeds, home screens, and whoever shows a shared link.
  route('sitemap.xml', 'site/found/sitemap.ts'),
  route('robots.txt', 'site/found/robots.ts'),
  route('blog/feed.xml', 'site/found/feeds/atom.ts'),
  route('blog/feed.json', 'site/found/feeds/json.ts'),
  route('manifest.webmanifest', 'site/found/manifest.ts'),
  route('favicon.ico', 'site/found/favicon.ts'),
  route('share/:file', 'site/found/share-image/route.ts'),
  // Image tests that were left over on the old site, and are in bookmarks (decisions).
  route('test-cards', 'site/leftovers/to-services.ts', { id: 'test-cards' }),
  route('services/test', 'site/leftovers/to-services.ts', { id: 'services-test' }),
  route('services/simple-auto', 'site/leftovers/to-automobile.ts'),
  ...(import.meta.env.DEV ? [route('drawings', 'drawings/contact-sheet.tsx')] : []),
  route('admin/login', 'admin/login/route.tsx'),
  route('admin/setup', 'admin/setup/route.tsx'),
  route('admin/confirm', 'admin/confirm/route.tsx'),
  // The installed panel: how it stands on a home screen, and what works for it while it is closed.
  route('admin/manifest.webmanifest', 'admin/install/manifest.ts'),
  route('admin/worker.js', 'admin/install/worker-route.ts'),
  route('admin', 'admin/layout/route.tsx', [
    index('admin/dashboard/route.tsx'),
    route('blogs', 'admin/blogs/list/route.tsx'),
    route('blogs/new', 'admin/blogs/new/route.tsx'),
    route('blogs/:id/edit', 'admin/blogs/edit/route.tsx'),
    route('testimonials', 'admin/testimonials/list/route.tsx'),
    route('testimonials/new', 'admin/testimonials/new/route.tsx'),
    route('testimonials/:id/edit', 'admin/testimonials/edit/route.tsx'),
    route('reviews', 'admin/reviews/list/route.tsx'),
    route('reviews/new', 'admin/reviews/new/route.tsx'),
    route('reviews/:id/edit', 'admin/reviews/edit/route.tsx'),
    route('quotes', 'admin/quotes/route.tsx'),
    route('messages', 'admin/messages/route.tsx'),
    route('settings', 'admin/settings/layout/route.tsx', [
      index('admin/settings/business/route.tsx'),
      route('notifications', 'admin/settings/notifications/route.tsx'),
      route('activity', 'admin/settings/audit/route.tsx'),
      // The activity of one person.
      route('activity/by/:person', 'admin/settings/audit/route.tsx', { id: 'admin/settings/activity/by' }),
    ]),
    route('sign-out', 'admin/sign-out/route.tsx'),
  ]),
] satisfies RouteConfig
