import { type ListQuery, listAddress } from '#app/admin/list/list.ts'
import { postsWords } from '#content/en/admin-posts.ts'

/** The list of posts: its address and its words. */
export const postList = {
  address: listAddress({ row: 'blog', filters: ['published', 'drafts', 'scheduled'] }),
  words: postsWords,
}

export type PostFilter = ReturnType<(typeof postList)['address']['read']>['filter']

export type PostQuery = ListQuery<PostFilter>
