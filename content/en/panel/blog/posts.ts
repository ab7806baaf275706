import { trashDays } from '#content/trash-rules.ts'
import type { ListWords } from '../lists.ts'
import { screenWords } from '../screens.ts'

export const postsWords = {
  ...screenWords.posts,
  create: 'Create New Blog Post',

  filterBy: 'Filter by state',
  filters: { all: 'All Posts', published: 'Published', drafts: 'Drafts', scheduled: 'Scheduled' },
  search: 'Search blog posts',
  searchHint: 'Title or excerpt',
  listTitle: 'Blog posts',

  columns: { post: 'Blog Post', author: 'Author', date: 'Date', status: 'Status', actions: 'Actions' },
  published: 'Published',
  draft: 'Draft',
  scheduledFor: (time: string) => `Scheduled for ${time}`,
  publishedSince: (date: string) => `since ${date}`,
  view: 'View on the site',
  viewOf: (title: string) => `View “${title}” on the site`,

  publishShort: 'Publish',
  unpublishShort: 'Unpublish',
  publish: (title: string) => `Publish “${title}”`,
  unpublish: (title: string) => `Unpublish “${title}”`,
  hasPublished: (title: string) => `Published “${title}”`,
  hasUnpublished: (title: string) => `“${title}” is a draft again`,
  toggleFailed: 'Failed to update blog post',
  edit: (title: string) => `Edit “${title}”`,

  deleteOf: (title: string) => `Delete “${title}”`,
  deleteQuestion: 'Are you sure you want to delete this blog post?',
  deleteWhat: (title: string) =>
    `“${title}” stays in the trash for ${trashDays} days. Until you restore it, its link won’t work.`,
  deleted: (title: string) => `Deleted “${title}”`,
  deleteFailed: 'Failed to delete blog post',

  saved: (title: string) => `Saved “${title}”.`,

  empty: 'No blog posts found',
  emptyHint: 'Press “Create New Blog Post” to write the first one.',
  showAll: 'Show all posts',
  loadFailed: 'No blog posts found',
  loadFailedHint: 'The posts could not be loaded. They are safe; try again in a moment.',
  stale: (since: string) => `The posts could not be loaded. Showing the list from ${since}.`,
  older: 'Older posts',
  linked: 'The post you opened',
  linkedGone: 'The post you opened no longer exists.',
} satisfies ListWords & Record<string, unknown>
