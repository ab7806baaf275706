import { either, texts } from '#content/texts.ts'

export const blogWords = texts({
  minutes: '{minutes} min read',

  list: {
    title: 'Locks and doors, explained: the {company} blog',
    description: either(
      'Articles by working locksmiths: lockouts, keys, storefront doors, access control and what Houston’s heat and storms do to all of them.{houston}{does-access-control}',
      'Articles by working locksmiths: lockouts, keys, storefront doors, access control and what heat, cold and rain do to all of them.{does-access-control}',
      'Articles by working locksmiths: lockouts, keys, storefront doors, and what heat, cold and rain do to all of them.',
    ),
    heading: 'What we would tell a neighbor',
    lead: 'How locks and doors work, how they fail in {city}, and what you can fix yourself before you call anyone.',
    categories: 'Categories',
    allPosts: 'All Posts',
    /** Specification section 2. Unseen: our list is in the page when it arrives, so there is nothing to wait for. */
    empty: {
      title: 'No blog posts available yet.',
      text: 'Check back soon for security tips and industry insights!',
    },
    pages: {
      label: 'Pages of posts',
      previous: 'Previous page',
      next: 'Next page',
      page: 'Page {page}',
      current: 'Page {page} of {pages}',
    },
    action: {
      heading: 'Does your door do something we have not written about?',
      text: 'Describe it, with a photo of its edge if you can. You get an answer from someone who works on locks.',
      contact: 'Ask us',
    },
  },

  post: {
    title: '{title} | {company} blog',
    back: 'Back to all posts',
    by: 'By {author}',
    contents: 'In this article',
    tags: 'Tags',
    share: {
      heading: 'Share this article',
      facebook: 'Share on Facebook',
      twitter: 'Share on Twitter',
      linkedin: 'Share on LinkedIn',
      email: 'Share by Email',
      device: 'Share',
      copy: 'Copy the link',
      copied: 'Link copied',
    },
    call: {
      heading: 'At the door right now?',
      text: 'Reading takes longer than calling. A locksmith answers at any hour{nights}.',
      call: 'Call {phone}',
      quote: 'Get Quote',
    },
    related: 'Related articles',
    newest: 'More articles',
    services: 'Our Services',
    closing: {
      heading: 'Would you rather have it done?',
      text: either(
        'Tell us what the door, the lock or the car does. You hear the whole price before any work, and can say no.{does-automobile}{pricesFirst}',
        'Tell us what the door, the lock or the car does.{does-automobile}',
        'Tell us what the door or the lock does. You hear the whole price before any work, and can say no{pricesFirst}.',
      ),
    },
  },
})
