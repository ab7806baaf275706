export const reviewEntryWords = {
  createTitle: 'Agregar reseña',
  editTitle: 'Editar reseña',
  back: 'Todas las reseñas',
  create: 'Crear',
  update: 'Guardar',
  failed: 'No se pudo guardar la reseña',
  missingTitle: 'Aquí no hay ninguna reseña',
  missing: 'Quizá alguien la eliminó.',
  loadFailed: 'No se pudo cargar la reseña.',
  loadFailedHint: 'Está a salvo; intente otra vez en un momento.',

  customer: 'Datos del cliente',
  name: 'Nombre',
  nameHelp: 'Como lo ven los visitantes, por ejemplo Ana K.',
  email: 'Correo',
  emailHelp: 'Solo lo ve su equipo.',
  location: 'Lugar (opcional)',
  locationHelp: 'Basta con la colonia.',

  details: 'Datos del servicio',
  service: 'Servicio (opcional)',
  noService: 'Elija un servicio',
  date: 'Fecha',
  dateHelp: 'Cuándo la escribió. Las reseñas más recientes van primero.',

  written: 'Reseña',
  title: 'Título',
  comment: 'Lo que escribió',

  answer: 'Su respuesta',
  reply: 'Respuesta pública (opcional)',
  replyHelp: 'Los visitantes la ven debajo de la reseña, de parte de la empresa. No ponga nada privado.',

  display: 'Cómo se muestra',
  isApproved: 'Aprobada',
  isApprovedHelp: 'Los visitantes la ven en la página de reseñas.',
  isFeatured: 'Destacada',
  isFeaturedHelp: 'Aquí aparece en Destacadas; los visitantes no notan diferencia.',
  isVerified: 'Verificada',
  isVerifiedHelp:
    'Márquela solo si el trabajo está en nuestros registros: eso se les dice a los visitantes. Las reseñas que llegaron por nuestro enlace ya vienen marcadas.',
}
