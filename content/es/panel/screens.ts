/**
 * What the frame of the panel says of each screen: its name in the menu, and what is shown while its list loads. The screen's own
 * words take it from here, so that the frame need not load all of theirs.
 */
export const screenWords = {
  groups: { work: 'Trabajo', money: 'Dinero', site: 'Sitio' },
  inbox: { title: 'Bandeja', loading: 'Cargando solicitudes...' },
  quotes: { title: 'Solicitudes de cotización', loading: 'Cargando solicitudes...' },
  messages: { title: 'Mensajes', loading: 'Cargando mensajes...' },
  calls: { title: 'Llamadas', loading: 'Cargando llamadas...' },
  newRequest: 'Solicitud nueva',
  dashboard: { title: 'Inicio' },
  reports: { title: 'Reportes' },
  posts: { title: 'Artículos del blog', loading: 'Cargando artículos...' },
  testimonials: { title: 'Testimonios', loading: 'Cargando testimonios...' },
  reviews: { title: 'Reseñas', loading: 'Cargando reseñas...' },
  schedule: { title: 'Agenda', today: 'Hoy' },
  estimates: { title: 'Presupuestos', loading: 'Cargando presupuestos...' },
  invoices: { title: 'Facturas', loading: 'Cargando facturas...' },
  drawers: { title: 'Cajas' },
  customers: { title: 'Clientes', loading: 'Cargando clientes...' },
  pagesAndTexts: 'Páginas y textos',
  pages: { title: 'Páginas', loading: 'Cargando páginas...' },
  redirects: { title: 'Redirecciones', loading: 'Cargando redirecciones...' },
  prices: { title: 'Lista de precios', loading: 'Cargando precios...' },
  stock: { title: 'Inventario' },
  texts: { title: 'Textos', loading: 'Cargando textos...' },
  settings: { title: 'Ajustes' },
}

export const arrivalWords = {
  Quote: {
    one: (name: string, service: string) => `Solicitud nueva de ${name}, ${service}`,
    several: (count: number) => `${count} solicitudes nuevas`,
  },
  Message: {
    one: (name: string, service: string) => `Mensaje nuevo de ${name}, ${service}`,
    several: (count: number) => `${count} mensajes nuevos`,
  },
  Call: {
    one: (name: string, service: string) => `Se anotó una llamada de ${name}, ${service}`,
    several: (count: number) => `Se anotaron ${count} llamadas`,
  },
  Review: {
    one: (name: string, title: string) => `Reseña nueva de ${name}, ${title}`,
    several: (count: number) => `${count} reseñas nuevas`,
  },
}
