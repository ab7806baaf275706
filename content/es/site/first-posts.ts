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

const author = { name: 'El equipo de Lantern', title: 'Cerrajeros en Houston desde 2016', image: '' }

/** Who signs the built-in posts. They are stored with the built-in author; any other business signs with its own name. */
export const crewOf = (company: string) => (company === defaultProfile.name ? author.name : company)

export const firstPosts: readonly FirstPost[] = [
  {
    slug: '5-consejos-de-seguridad-negocios-houston',
    title: '5 consejos de seguridad para negocios de Houston',
    excerpt:
      'Quién tiene llave, si la puerta cierra sola, qué aguanta la del callejón: cinco revisiones para una tienda u oficina, en una vuelta con linterna y desarmador.',
    author,
    category: 'Seguridad para negocios',
    tags: ['cambio de combinación', 'puertas de locales', 'puertas traseras', 'temporada de huracanes'],
    publishedAt: '2026-09-22T15:00:00.000Z',
    metaTitle: '5 consejos de seguridad para negocios de Houston',
    metaDescription:
      'Llaves que nadie cuenta, puertas de local que no cierran, puertas traseras que ceden: cinco revisiones de veinte minutos para su negocio en Houston.',
    readTime: 8,
    featuredImage: '',
    file: '5-consejos-de-seguridad-negocios-houston.md',
  },
  {
    slug: 'que-hacer-si-se-quedo-afuera',
    title: 'Qué hacer si se quedó afuera',
    excerpt:
      'Qué revisar antes de llamar a nadie, qué no intentar nunca con una chapa, y las cuatro preguntas que distinguen a un cerrajero honesto de los otros.',
    author,
    category: 'Servicios de emergencia',
    tags: ['quedarse afuera', 'llaves de carro', 'elegir un cerrajero', 'llaves de repuesto'],
    publishedAt: '2026-07-14T15:00:00.000Z',
    metaTitle: '¿Se quedó afuera? Qué hacer primero y qué no intentar',
    metaDescription:
      'Se quedó afuera de su casa, carro o negocio en Houston: qué intentar primero, qué daña la chapa, qué papeles tener y cómo llamar a un cerrajero honesto.',
    readTime: 11,
    featuredImage: '',
    file: 'que-hacer-si-se-quedo-afuera.md',
  },
  {
    slug: 'entender-control-de-acceso-oficina',
    title: 'Entender el control de acceso para su oficina',
    excerpt:
      'Tarjetas, lectores, contras eléctricas e imanes en palabras sencillas: qué chapa va en qué puerta, qué le hacen el calor y los apagones, y cómo comparar cotizaciones.',
    author,
    category: 'Control de acceso',
    tags: ['contras eléctricas', 'chapas magnéticas', 'lectores de tarjetas', 'planeación'],
    publishedAt: '2026-05-05T15:00:00.000Z',
    metaTitle: 'Control de acceso para su oficina, explicado',
    metaDescription:
      'Cómo funciona el control de acceso de una oficina: tarjetas, lectores, contras eléctricas, imanes, qué pasa sin luz y qué preguntar a quien cotice.',
    readTime: 13,
    featuredImage: '',
    file: 'entender-control-de-acceso-oficina.md',
  },
]

/** The markdown of a built-in post. Reads the disk: for the server only. */
export const firstPostContent = (file: string): string =>
  readFileSync(new URL(`./posts/${file}`, import.meta.url), 'utf8')
