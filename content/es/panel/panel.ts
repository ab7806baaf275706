import { locale } from '../locale.ts'

export const adminWords = {
  fallbackUsername: 'Administración',
  signOut: 'Cerrar sesión',
  notSignedOut:
    'No pudimos conectarnos con el servidor, así que su sesión sigue abierta. Presione “Cerrar sesión” otra vez.',
  panel: 'Administración',
  skip: 'Ir al contenido',
  navigation: 'Páginas de administración',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  bottomBar: 'Accesos directos',
  more: 'Más',
  waitingCount: (count: number) => `${count.toLocaleString(locale)} en espera`,
  pendingCount: (count: number) =>
    count === 1 ? '1 pendiente' : `${count.toLocaleString(locale)} pendientes`,
  loading: 'Cargando...',
  failed: 'No se pudo cargar esta página.',
  failedHint: 'No se perdió nada. Intente otra vez en un momento.',
  busy: 'El servidor está ocupado.',
  starting: {
    title: 'El panel está arrancando',
    text: 'No se perdió nada. Esta página se abre sola en unos segundos.',
  },
  retry: 'Intentar otra vez',
  notYours: {
    title: 'Usted no tiene acceso a esta página',
    text: 'Si la necesita, pídasela a un dueño. Lo que escribió en otras páginas se conserva.',
    dashboard: 'Ir al inicio',
  },
  notFound: {
    title: 'No se encontró la página',
    text: 'La dirección puede estar mal escrita, o la página cambió de lugar.',
    dashboard: 'Ir al inicio',
  },
  arrivals: 'Acaba de llegar',
  openArrival: 'Abrir',
  closeArrivals: 'Cerrar',
  keys: 'Atajos de teclado',
}
