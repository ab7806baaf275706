import sharp from 'sharp'
import { expect, test } from 'vitest'
import { defaultProfile } from '#content/business-profile.ts'
import { firstPosts } from '#content/en/first-posts.ts'
import { sharePicture } from './share-picture.ts'
import { sharedPage, sharedPageNames, sharedPost } from './shared-pages.ts'

const posts = firstPosts.map((post) => [`post-${post.slug}`, sharedPost(post)] as const)
const pages = sharedPageNames.map((name) => [name, sharedPage(name, defaultProfile)] as const)

test.each([...pages, ...posts])('the picture of %s has its size and is light', async (_name, page) => {
  if (!page) throw new Error('no such page')
  const bytes = await sharePicture(page, defaultProfile)
  const { width, height, format } = await sharp(bytes).metadata()
  expect([width, height, format]).toEqual([1200, 630, 'png'])
  expect(bytes.length).toBeLessThan(100_000)
})
