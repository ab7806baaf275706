export const testimonialFormWords = {
  createTitle: 'Agregar testimonio',
  editTitle: 'Editar testimonio',
  back: 'Todos los testimonios',
  create: 'Crear',
  update: 'Guardar',
  failed: 'No se pudo guardar el testimonio',
  missingTitle: 'Aquí no hay ningún testimonio',
  missing: 'Quizá alguien lo eliminó.',
  loadFailed: 'No se pudo cargar el testimonio.',
  loadFailedHint: 'Está a salvo; intente otra vez en un momento.',

  customer: 'Datos del cliente',
  name: 'Nombre',
  nameHelp: 'Como lo ven los visitantes, por ejemplo Ana K.',
  company: 'Empresa (opcional)',

  details: 'Datos del servicio',
  service: 'Servicio (opcional)',
  noService: 'Elija un servicio',
  date: 'Fecha',
  dateHelp: 'Cuándo lo dijo. Los más recientes van primero.',

  said: 'Testimonio',
  comment: 'Lo que dijo',

  display: 'Cómo se muestra',
  isApproved: 'Aprobado',
  isApprovedHelp: 'Los visitantes lo pueden ver.',
  isFeatured: 'Destacado',
  isFeaturedHelp: 'Los tres más recientes, aprobados y destacados, se ven en la página principal.',
}
