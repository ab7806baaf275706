import { locale } from '../../locale.ts'

export const postFormWords = {
  createTitle: 'Crear artículo del blog',
  editTitle: 'Editar artículo del blog',
  back: 'Todos los artículos',
  optional: 'opcional',

  basic: 'Datos básicos',
  title: 'Título',
  excerpt: 'Resumen',
  excerptHelp: 'Dos o tres oraciones, que se ven bajo el título, en las listas y en los buscadores.',
  author: 'Autor',
  category: 'Categoría',
  categoryHelp: 'Elija una de la lista o escriba una nueva.',
  slug: 'Dirección web',
  slugHelp: (path: string) => `El artículo está en ${path}.`,
  /** Of a post without a title. */
  slugExample: 'articulo',
  slugFromTitle: 'Déjela vacía para usar el título.',
  cover: 'Imagen',
  image: 'URL de la imagen',
  imageHelp: 'Déjela vacía para mostrar un dibujo que va con la categoría.',
  language: 'Idioma',
  languageHelp: 'El artículo aparece entre las páginas de este idioma.',
  imageAlt: 'Descripción de la imagen',
  imageAltHelp: 'Para quien no puede verla. Déjela vacía si solo es decoración.',
  chooseImage: 'Elegir una imagen',
  imageElsewhere: 'Viene de otro sitio, que así ve quién lee el artículo. Tiene que empezar con https://.',

  content: 'Contenido',
  contentHelp: 'Markdown: ## encabezado, **negritas**, - lista, [texto](dirección).',
  write: 'Escribir',
  preview: 'Vista previa',
  previewEmpty: 'Todavía no hay nada escrito.',
  previewLoading: 'Cargando la vista previa...',
  previewFailed: 'No se pudo cargar la vista previa.',
  length: (words: number, minutes: number) =>
    `${words.toLocaleString(locale)} ${words === 1 ? 'palabra' : 'palabras'} · ${minutes} min de lectura`,

  tags: 'Etiquetas',
  newTag: 'Etiqueta nueva',
  newTagHelp: 'Presione Enter para agregarla.',
  addTag: 'Agregar etiqueta',
  removeTag: (tag: string) => `Quitar la etiqueta ${tag}`,
  tagAdded: (tag: string) => `Se agregó la etiqueta ${tag}`,
  tagThere: (tag: string) => `La etiqueta ${tag} ya está`,
  tagRemoved: (tag: string) => `Se quitó la etiqueta ${tag}`,
  noTags: 'Todavía no hay etiquetas.',

  seo: 'Ajustes para buscadores',
  metaTitle: 'Título para buscadores',
  metaTitleHelp: 'Déjelo vacío para usar el título y el nombre del blog.',
  metaDescription: 'Descripción para buscadores',
  metaDescriptionHelp: 'Déjela vacía para usar el resumen.',
  searchResult: 'Cómo lo puede mostrar un buscador',
  titleLimit: 60,
  descriptionLimit: 160,
  lengthOf: (length: number, limit: number) =>
    length > limit
      ? `${length} caracteres: lo que pase de unos ${limit} puede cortarse`
      : `${length} de unos ${limit} caracteres`,

  publishing: 'Publicación',
  isPublished: 'Publicar este artículo',
  isPublishedHelp: 'Los visitantes lo ven en cuanto se guarda. Sin marcar: se guarda como borrador.',
  keepDate: 'Conservar la fecha de publicación',
  keepDateHelp: (date: string) =>
    `Se queda esta: ${date.replace(/\.$/, '')}. Quite la marca para usar la fecha de hoy.`,

  publishAt: 'Publicar el',
  publishAtHelp: (zone: string) =>
    `${zone}. El artículo se publica entonces. Déjelo vacío para que siga como borrador.`,

  create: 'Crear artículo',
  update: 'Actualizar artículo',
  failed: 'No se pudo guardar el artículo',
  gone: 'Alguien eliminó este artículo. Copie lo que necesite antes de salir.',

  missingTitle: 'Este artículo ya no existe',
  missing: 'Quizá alguien lo eliminó.',
  loadFailed: 'No se pudo cargar el artículo.',
  loadFailedHint: 'Está a salvo. Intente otra vez en un momento.',
}
