export const notificationsWords = {
  title: 'Avisos',
  lead: 'A quién se avisa cuando alguien pide una cotización, le escribe o deja una reseña.',
  ownLead: 'Cómo se entera usted de los trabajos que se le asignan.',
  retries:
    'Los envíos que fallan se reintentan durante más o menos un día. Después, presione “Reintentar” en la tarjeta.',
  failed: 'No se pudieron cargar los ajustes.',
  failedHint: 'Están a salvo. Intente otra vez en un momento.',
  stale: (since: string) => `No se pudieron cargar otra vez. Estos son los ajustes anteriores (${since}).`,

  isOn: 'Activado',
  isOff: 'Desactivado',

  mail: 'Correo',
  recipientsOwner: 'Usted fijó estas direcciones aquí.',
  recipientsEnvironment:
    'Estas direcciones vienen de los ajustes del servidor (NOTIFY_TO). En cuanto usted agregue o quite una aquí, se usa su propia lista.',
  recipientsDefault:
    'No hay ninguna dirección, así que todos los que trabajan con solicitudes reciben un correo.',
  recipientsEmpty:
    'Su lista está vacía, así que todos los que trabajan con solicitudes reciben un correo.',
  administrators: 'Todos los que trabajan con solicitudes',
  administratorsAre: (addresses: readonly string[]) => addresses.join(', '),
  noAdministrator: 'todavía nadie',
  address: 'Agregar una dirección',
  add: 'Agregar',
  adding: 'Agregando...',
  remove: 'Quitar',
  removing: 'Quitando...',
  removeOf: (who: string) => `Quitar a ${who}`,
  removed: 'Se quitó.',
  useDefaults: 'Usar los ajustes del servidor',
  sender: (from: string) => `Los correos salen de ${from}.`,
  filesTitle: 'Los correos se guardan como archivos; no se envían',
  files: 'El correo no está configurado. A nadie se le avisa por correo de una solicitud nueva.',
  setUp: 'Configurar el correo',

  sendTest: 'Enviar una prueba',
  sendTestTo: (who: string) => `Enviar una prueba a ${who}`,
  sending: 'Enviando...',
  lastTest: 'Última prueba',
  lastTestFile: 'Última prueba, guardada como archivo',

  calendar: 'Sus citas en su calendario',
  calendarLead:
    'Suscríbase a este enlace en Google Calendar, el Calendario de Apple u Outlook. Muestra solo las citas de usted: hora, dirección, nombre de pila, servicio, teléfono y notas. El proveedor de su calendario guarda una copia de estos textos en sus servidores. Cualquiera que tenga el enlace puede leerlos, así que no lo comparta.',
  calendarAddress: 'Enlace a su calendario',
  calendarMake: 'Crear un enlace',
  calendarRenew: 'Crear un enlace nuevo',
  calendarRemove: 'Desactivarlo',
  calendarCopying: {
    copy: 'Copiar',
    copied: 'Copiado',
    copyFailed: 'Seleccione el enlace y cópielo a mano.',
  },
  calendarMade: 'Creado',
  calendarRead: 'Última lectura',
  calendarNeverRead: 'Todavía no se ha leído.',
  calendarRenewed: 'Su calendario tiene un enlace nuevo. El anterior dejó de funcionar.',
  calendarRemoved: 'El enlace de su calendario está desactivado.',

  customers: 'Correos a los clientes',
  customersLead:
    'Los correos que los clientes reciben automáticamente. Las solicitudes sospechosas no reciben ninguno, y ninguna dirección recibe más de una confirmación en diez minutos.',
  customerMailsOn: (on: number, all: number) =>
    `${on} de ${all} ${on === 1 ? 'está activado' : 'están activados'}`,
  customerMails: {
    received: {
      label: 'Solicitud recibida',
      help: 'Al instante: a qué hora llamarán ustedes, el número y el enlace a la página de la solicitud.',
    },
    taken: {
      label: 'Alguien va a llamar',
      help: 'Cuando alguien toma la solicitud, antes de la primera llamada. Con su nombre de pila.',
    },
    tried: {
      label: 'No contestó',
      help: 'Después de que usted presiona “No contestó” o “Buzón de voz”, una vez por cada intento: su número, y que devuelva la llamada o diga cuándo llamarle.',
    },
    appointment: {
      label: 'Cita',
      help: 'Cuando se fija o se mueve una cita, salvo que usted lo desactive para alguna.',
    },
    reminder: {
      label: 'Recordatorio un día antes',
      help: 'Desde las 10 a. m. del día anterior, para citas que se fijaron antes de ese día.',
    },
    onTheWay: {
      label: 'En camino',
      help: 'Cuando alguien fija una hora de llegada, y otra vez cuando cambia o cuando va con retraso.',
    },
    copy: {
      label: 'Copia de lo que hizo',
      help: 'Cuando acepta o rechaza un presupuesto, pide otra hora o cancela en su página.',
    },
    done: {
      label: 'Trabajo terminado',
      help: 'Las gracias, con un enlace para escribir una reseña. No hace falta pedirla otra vez: cada cliente recibe esto una sola vez.',
    },
  },
  preview: 'Vista previa',
  previewOf: (label: string) => `Vista previa: ${label}`,

  device: 'Este dispositivo',
  deviceLead:
    'Muestra el nombre y el servicio, aunque el panel esté cerrado. Va cifrado, así que solo este dispositivo puede leerlo.',
  checking: 'Revisando este dispositivo...',
  unsupported:
    'Este navegador no puede mostrar avisos de sitios web. Abra el panel en otro, por ejemplo en Chrome.',
  insecure:
    'Los avisos necesitan una dirección segura, de las que empiezan con https://. Abra el panel ahí.',
  blockedTitle: 'Los avisos están bloqueados para este sitio',
  blocked:
    'Permítalos en los ajustes del navegador: toque el ícono a la izquierda de la dirección, luego “Notificaciones” y luego “Permitir”. En un celular, puede que también estén desactivados en los ajustes del celular.',
  on: 'Los avisos están activados en este dispositivo.',
  off: 'Los avisos están desactivados en este dispositivo.',
  turnOn: 'Activar en este dispositivo',
  turningOn: 'Activando...',
  turnOnFailed: 'No se pudo registrar este dispositivo.',
  notAllowed: 'Usted no permitió los avisos. No se activó nada.',
  installTitle: 'Primero ponga el panel en la pantalla de inicio',
  installSteps: [
    'Toque “Compartir”, el cuadrado con la flecha, en la orilla de Safari.',
    'Elija “Agregar a inicio” y luego “Agregar”.',
    'Abra el panel desde la pantalla de inicio e inicie sesión si se lo pide.',
    'Vaya a “Ajustes” y luego a “Avisos”.',
    'Active aquí los avisos y elija “Permitir”.',
  ],
  onSteps: [
    'Presione el botón de abajo.',
    'El navegador pregunta si puede enviarle notificaciones: elija “Permitir”.',
    'Envíe una prueba.',
  ],
  steps: 'Cómo se hace',
  install: 'Instalar el panel',
  installHint: 'Se abre en su propia ventana, y su ícono muestra cuántas personas están esperando.',
  installByMenu:
    'Para instalar el panel, abra el menú del navegador y elija “Instalar app” o “Agregar a la pantalla de inicio”.',
  installed: 'El panel está instalado aquí.',
  devices: 'Dispositivos con avisos',
  noDevices: 'Todavía ninguno.',
  thisDevice: 'este dispositivo',
  unknownDevice: 'Navegador',
  deviceOf: (username: string) => `De ${username}`,
  deviceAdded: 'Agregado',
  deviceReached: 'Último aviso recibido',
  deviceNever: 'Todavía no le ha llegado ningún aviso',
  gone: 'Este dispositivo se quitó de la lista. Active los avisos otra vez para recibirlos aquí.',

  sound: 'Sonido con el panel abierto',
  soundLead:
    'Un timbre corto cuando llega algo mientras el panel está abierto. Este ajuste es solo para este dispositivo.',
  soundOn: 'Tocar un sonido',
  soundHelp: 'Los navegadores no suenan hasta que usted toca o escribe algo en el panel.',
  play: 'Escucharlo',
  soundFailed: 'Este navegador no tocó el sonido. ¿El dispositivo está en silencio?',

  webhook: 'Webhook',
  webhookLead:
    'Envía las solicitudes nuevas a otro programa, como JSON firmado (Standard Webhooks). Solo se llama a direcciones públicas que empiezan con https://, y no se siguen redirecciones. Si usted cambia la dirección, lo que esté en espera va a la nueva.',
  webhookOwner: 'Usted lo fijó aquí.',
  webhookEnvironment:
    'Esto viene de los ajustes del servidor (WEBHOOK_URL). Lo que usted guarde aquí se usa en su lugar.',
  webhookDefault: 'No hay ningún webhook.',
  webhookUrl: 'Dirección',
  webhookOn: 'Llamar a esta dirección',
  webhookOnHelp: 'Si está desactivado, la dirección se conserva pero no se la llama.',
  save: 'Guardar',
  saving: 'Guardando...',
  saved: 'Guardado.',
  webhookDefaults: 'Usar los ajustes del servidor',
  secret: 'Secreto',
  secretHelp:
    'El otro programa lo usa para comprobar que la llamada viene de usted. Cuídelo como una contraseña.',
  secretEnvironment: 'El secreto está en los ajustes del servidor (WEBHOOK_SECRET).',
  show: 'Mostrar el secreto',
  showing: 'Mostrando...',
  replace: 'Crear un secreto nuevo',
  replacing: 'Creando...',
  replaceHelp: 'El secreto anterior deja de funcionar al instante.',
  lastCalls: 'Últimas llamadas',
  noCalls: 'Todavía no hay llamadas.',
  topics: {
    'quote.created': 'Solicitud',
    'message.created': 'Mensaje',
    'call.created': 'Llamada anotada',
    'review.created': 'Reseña',
    'notifications.test': 'Prueba',
  },

  failures: {
    'renew-calendar': 'No se pudo crear el enlace. Intente otra vez.',
    'remove-calendar': 'No se pudo desactivar el enlace. Intente otra vez.',
    'add-recipient': 'La dirección no se agregó.',
    'remove-recipient': 'La dirección no se quitó.',
    'default-recipients': 'La lista no cambió.',
    test: 'La prueba no se envió.',
    retry: 'No se pudo reintentar el aviso',
    'save-customer-mails': 'Los correos a los clientes no cambiaron.',
    'save-alarms': 'Las alarmas no cambiaron.',
    'save-morning': 'El correo de la mañana no cambió.',
    'save-webhook': 'El webhook no se guardó.',
    'default-webhook': 'El webhook no cambió.',
    'show-secret': 'No se pudo mostrar el secreto.',
    'replace-secret': 'El secreto no se reemplazó.',
    'save-device': 'No se pudo registrar este dispositivo.',
    'remove-device': 'El dispositivo no se quitó.',
  },
}

export const alarmsWords = {
  title: 'Cuando nadie responde',
  lead: 'Una solicitud que nadie ha tomado vuelve a sonar, con un aviso y un correo, hasta que alguien la tome o llame.',
  rules: [
    'Una emergencia: después de 2, 5, 10, 20, 30 y 40 minutos, a cualquier hora.',
    'Otras solicitudes: 10 minutos antes de la llamada prometida, a la hora prometida y dos veces después. Las que llegan cuando está cerrado esperan a la mañana.',
    'Cada vez se avisa a una persona más. La última vez, a todas.',
  ],
  order: (names: readonly string[]) => `En este orden: ${names.join(', ')}.`,
  legend: 'Volver a sonar para',
  choices: { all: 'Todas las solicitudes', emergencies: 'Solo emergencias', none: 'Nada' },
  morning: 'Correo de la mañana',
  morningOn: 'Enviarme un correo a las 7 a. m. con quién sigue esperando',
  morningHelp: 'Con los seguimientos y las citas de hoy. Si no hay nada que hacer, no hay correo.',
}
