import type { ColumnGuide } from './import-columns.ts'
import { originalTool } from './original-tool.ts'

const targets = [
  ...(['title', 'link', 'type', 'id', 'slug', 'status', 'published', 'entered', 'changed'] as const),
  ...(['author', 'category', 'categorySlug', 'tags', 'excerpt', 'content', 'html', 'image'] as const),
  ...(['alternative', 'readTime', 'metaTitle', 'metaDescription'] as const),
] as const

export type PostTarget = (typeof targets)[number]

export const postColumns: ColumnGuide<PostTarget> = {
  targets,
  days: ['published', 'entered', 'changed'],
  tools: [
    {
      name: originalTool,
      marks: [
        ['title', 'slug', 'content'],
        ['title', 'excerpt', 'content'],
      ],
      columns: {
        id: 'id',
        title: 'title',
        slug: 'slug',
        excerpt: 'excerpt',
        content: 'content',
        author: 'author',
        category: 'category',
        tags: 'tags',
        image: 'image',
        publishedat: 'published',
        ispublished: 'status',
        readtime: 'readTime',
        metatitle: 'metaTitle',
        metadescription: 'metaDescription',
        createdat: 'entered',
        updatedat: 'changed',
        owner: '',
        typename: '',
      },
    },
  ],
  guesses: [
    [/\bmeta title\b/, 'metaTitle'],
    [/\bmeta description\b/, 'metaDescription'],
    [/\b(title|headline|titulo)\b/, 'title'],
    [/\b(slug|handle)\b/, 'slug'],
    [/\b(url|link|permalink|enlace)\b/, 'link'],
    [/\b(status|published|visible|estado|publicado)\b(?!.*\b(date|at|on)\b)/, 'status'],
    [/\b(excerpt|summary|description|extracto|resumen|descripcion)\b/, 'excerpt'],
    [/\b(html)\b/, 'html'],
    [/\b(content|body|text|contenido|texto)\b/, 'content'],
    [/\b(author|autora?)\b/, 'author'],
    [/\bcategor(y|ies|ias?)\b/, 'category'],
    [/\b(tags?|etiquetas?)\b/, 'tags'],
    [/\b(updated|modified)\b/, 'changed'],
    [/\b(date|published|created|fecha)\b/, 'published'],
  ],
  contents: [],
}
