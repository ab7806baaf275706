import { screenWords } from './screens.ts'

export const settingsWords = {
  ...screenWords.settings,
  all: 'Todos los ajustes',
  sections: 'Ajustes',
  groups: {
    business: 'Su negocio',
    people: 'Avisos y personas',
    data: 'Datos y acceso',
  },
  business: 'Negocio',
  setup: 'Puesta en marcha',
  brand: 'Marca',
  notifications: 'Avisos',
  templates: 'Respuestas guardadas',
  invoicing: 'Presupuestos y facturas',
  mail: 'Correo',
  people: 'Personas',
  security: 'Su inicio de sesión',
  sessions: 'Sesiones',
  apiKeys: 'Claves de API',
  activity: 'Actividad',
  data: 'Datos',
  privacy: 'Solicitudes de privacidad',
}

export const confirmWords = {
  title: 'Confirme que es usted',
  subtitle: (username: string) =>
    `Escriba la contraseña de ${username} para continuar. No se le pedirá otra vez durante 10 minutos.`,
  goesOn: 'Escriba su contraseña para continuar. No se le pedirá otra vez durante 10 minutos.',
  interrupted: 'Todavía no se ha hecho nada. Escriba su contraseña y luego presione el botón otra vez.',
  password: 'Contraseña',
  submit: 'Continuar',
  busy: 'Revisando...',
  passkey: 'Usar una llave de acceso',
  passkeyBusy: 'Esperando su llave de acceso...',
  cancel: 'Cancelar',
  failed: 'No se pudo revisar su contraseña. Intente otra vez.',
  noNetwork: 'Hubo un error de red.',
  nowAgain: 'Gracias. Todavía no se ha hecho nada: presione el botón otra vez.',
}
