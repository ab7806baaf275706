import { readFileSync } from 'node:fs'
import { defaultProfile } from '#content/profile/business-profile.ts'

/**
 * A built-in blog post (specification section 3). It is put into the data store once, at the first start, and is
 * an ordinary post from then on. Its text is markdown, in `posts/`. `publishedAt` is an ISO timestamp, `readTime` in minutes,
 * by the specification's rule of 200 words a minute. An empty `featuredImage`: the cover is our own drawing.
 */
type FirstPost = Readonly<{
  slug: string
  title: string
  excerpt: string
  author: Readonly<{ name: string; title: string; image: string }>
  category: string
  tags: readonly string[]
  publishedAt: string
  metaTitle: string
  metaDescription: string
  readTime: number
  featuredImage: string
  file: string
}>

const author = { name: 'The Lantern crew', title: 'Locksmiths in Houston since 2016', image: '' }

/** Who signs the built-in posts. They are stored with the built-in author; any other business signs with its own name. */
export const crewOf = (company: string) => (company === defaultProfile.name ? author.name : company)

export const firstPosts: readonly FirstPost[] = [
  {
    slug: 'top-5-security-tips-houston-businesses',
    title: 'Top 5 Security Tips for Houston Businesses',
    excerpt:
      'Who has a key, does the door latch by itself, what holds at the alley: five checks for a shop or office, made in one walk with a flashlight and a screwdriver.',
    author,
    category: 'Commercial Security',
    tags: ['rekeying', 'storefront doors', 'back doors', 'hurricane season'],
    publishedAt: '2026-09-22T15:00:00.000Z',
    metaTitle: 'Top 5 Security Tips for Houston Businesses',
    metaDescription:
      'Keys you cannot count, storefront doors that do not latch, alley doors that give way: five checks for a Houston shop or office that take twenty minutes.',
    readTime: 7,
    featuredImage: '',
    file: 'top-5-security-tips-houston-businesses.md',
  },
  {
    slug: 'what-to-do-when-locked-out',
    title: 'What to Do When You Are Locked Out',
    excerpt:
      'What to check before you call anyone, what never to try on a lock, and the four questions that tell an honest locksmith from the other kind.',
    author,
    category: 'Emergency Services',
    tags: ['lockout', 'car keys', 'choosing a locksmith', 'spare keys'],
    publishedAt: '2026-07-14T15:00:00.000Z',
    metaTitle: 'Locked Out? What to Do First, and What Never to Try',
    metaDescription:
      'Locked out of a home, car, shop or safe in Houston: what to try first, what ruins the lock, what proof to have ready, and how to call an honest locksmith.',
    readTime: 10,
    featuredImage: '',
    file: 'what-to-do-when-locked-out.md',
  },
  {
    slug: 'understanding-access-control-systems-office',
    title: 'Understanding Access Control Systems for Your Office',
    excerpt:
      'Cards, readers, strikes and magnets in plain words: which lock belongs on which door, what heat and outages do to it, and what to ask so that two quotes compare.',
    author,
    category: 'Access Control',
    tags: ['electric strikes', 'magnetic locks', 'card readers', 'planning'],
    publishedAt: '2026-05-05T15:00:00.000Z',
    metaTitle: 'Access Control for Your Office, Explained by Locksmiths',
    metaDescription:
      'How office access control works: cards, readers, electric strikes and magnetic locks, what happens without power, and the questions to ask every bidder.',
    readTime: 12,
    featuredImage: '',
    file: 'understanding-access-control-systems-office.md',
  },
]

/** The markdown of a built-in post. Reads the disk: for the server only. */
export const firstPostContent = (file: string): string =>
  readFileSync(new URL(`./posts/${file}`, import.meta.url), 'utf8')
