export const mailWords = {
  title: 'Correo',
  lead: 'Cómo envía correos su sitio web: las solicitudes nuevas a usted, los enlaces y comprobantes a los clientes.',
  failed: 'No se pudieron cargar los ajustes del correo.',
  failedHint: 'Están a salvo. Intente otra vez en un momento.',
  stale: (since: string) => `No se pudieron cargar otra vez. Estos son los ajustes anteriores (${since}).`,

  states: {
    notSetUp: 'Sin configurar',
    notProven: 'Configurado, sin probar',
    proven: 'Probado',
  },
  notSetUp:
    'No se envía ningún correo, así que a nadie le llega. Para empezar, escriba abajo su cuenta de correo.',
  notProven: (host: string) =>
    `El correo sale por ${host}. Aún no está probado: envíe un correo de prueba y escriba su código.`,
  proven: (host: string, day: string) => `El correo sale por ${host}. Una prueba llegó el ${day}.`,
  failing: (since: string) => `Falla desde el ${since}`,
  serverSaid: (detail: string) => `El servidor de correo dijo: ${detail}`,
  failures: {
    signIn:
      'El servidor de correo rechazó el nombre de usuario o la contraseña. Escríbalos otra vez abajo. La mayoría de los proveedores pide una contraseña de aplicación, no la que usted usa para iniciar sesión.',
    sender:
      'El servidor de correo no le deja enviar desde esta dirección. Use la dirección de la cuenta con la que inicia sesión.',
    certificate:
      'El servidor de correo no pudo comprobar quién es. Revise el nombre del servidor y que el cifrado corresponda al puerto: TLS con 465, STARTTLS con 587.',
    host: 'No hay ningún servidor de correo con este nombre. Revise cómo está escrito.',
    address: 'El nombre del servidor de correo lleva a una red privada. Escriba uno público.',
    password:
      'La contraseña no se puede leer en este servidor, por ejemplo después de restaurar una copia de seguridad. Escríbala otra vez abajo. Los correos esperan hasta entonces.',
    connection:
      'No hay conexión con el servidor de correo. Puede estar caído, o el puerto está bloqueado donde corre este sitio web. Muchos servicios de alojamiento bloquean el puerto 25. Pruebe con 465 o 587.',
    tooMany:
      'Por ahora el servidor de correo no acepta más correos. La mayoría de los límites terminan en un día. Los correos en espera se envían después.',
    refused: 'En este momento el servidor de correo no acepta correos de este sitio web.',
  },

  environment:
    'Los ajustes propios del servidor (SMTP_URL) dicen cómo se envía el correo. Tienen prioridad sobre lo que se escriba aquí. Cámbielos ahí y reinicie.',
  environmentFrom: (from: string) =>
    `Los ajustes propios del servidor (MAIL_FROM) dicen quién es el remitente: ${from}.`,

  unlockTitle: 'Cambiar cómo se envía el correo',
  unlock: 'Cambiar los ajustes del correo',
  unlockLead:
    'Se le pedirá su contraseña, porque esto decide a dónde van las solicitudes y los enlaces para iniciar sesión.',
  unlocked: 'Ya puede cambiar los ajustes.',

  account: 'Su cuenta de correo',
  provider: '¿Con quién tiene su correo?',
  choose: 'Elija...',
  providers: {
    gmail: {
      name: 'Gmail o Google Workspace',
      passwordName: 'Contraseña de aplicación',
      steps: [
        'En su Cuenta de Google, active la verificación en 2 pasos.',
        'Abra myaccount.google.com/apppasswords, escriba “Website” como nombre y presione “Crear”.',
        'Copie las 16 letras y péguelas abajo.',
      ],
    },
    microsoft: {
      name: 'Microsoft 365',
      passwordName: 'Contraseña',
      steps: [
        'En el Centro de administración de Microsoft 365, abra “Usuarios”, “Usuarios activos”, su buzón y luego “Correo”.',
        'En “Administrar aplicaciones de correo electrónico”, marque “SMTP autenticado” y guarde. Tarda hasta una hora.',
        'Escriba abajo la contraseña del buzón. Si inicia sesión en dos pasos, primero cree una contraseña de aplicación.',
      ],
    },
    icloud: {
      name: 'Correo de iCloud',
      passwordName: 'Contraseña específica de la app',
      steps: [
        'Abra account.apple.com e inicie sesión.',
        'Abra “Inicio de sesión y seguridad”, luego “Contraseñas específicas de la app”, y genere una.',
        'Copie la contraseña y péguela abajo.',
      ],
    },
    fastmail: {
      name: 'Fastmail',
      passwordName: 'Contraseña de aplicación',
      steps: [
        'En Fastmail, abra Settings y luego Privacy & Security.',
        'En Connected apps & API tokens, presione New app password y elija Mail (SMTP).',
        'Copie la contraseña y péguela abajo.',
      ],
    },
    other: {
      name: 'Otro proveedor',
      passwordName: 'Contraseña',
      steps: [
        'Busque “SMTP” o “correo saliente” en la ayuda de su proveedor.',
        'Anote el nombre del servidor, el puerto y el tipo de cifrado.',
        'Escríbalos abajo con su nombre de usuario y su contraseña.',
      ],
    },
  },
  /** What one should know of a provider before one relies on it. Microsoft 365: Message Center MC786329, of January 27, 2026. */
  warnings: {
    microsoft:
      'Microsoft va a quitar esta forma de enviar (SMTP con contraseña). Se desactiva de manera predeterminada a finales de diciembre de 2026. Mientras Microsoft no la quite, un administrador puede activarla otra vez. Para tener un correo que siga funcionando, elija “Otro proveedor” con un servicio de envío de correo, como Postmark, Mailgun o Amazon SES. Puede enviar desde su propio dominio.',
  } as Readonly<Record<string, string>>,
  stepsTitle: 'Cómo obtener la contraseña',
  stepsTitleOther: 'Lo que necesita',
  fromAddress: 'Su dirección de correo',
  fromAddressHelp: 'Los correos salen de esta dirección.',
  fromName: 'Nombre del remitente',
  fromNameHelp: 'Lo que la gente ve junto a la dirección, por lo general el nombre de su negocio.',
  passwordKept: 'Deje el campo vacío para conservar la contraseña guardada.',
  passwordHelp: 'Se guarda cifrada y no se vuelve a mostrar nunca.',
  server: 'Datos del servidor',
  host: 'Servidor',
  port: 'Puerto',
  security: 'Cifrado',
  securities: {
    tls: 'TLS (puerto 465)',
    starttls: 'STARTTLS (puerto 587)',
    none: 'Ninguno (solo en la red propia)',
  },
  username: 'Nombre de usuario',
  usernameHelp: 'Deje el campo vacío para usar su dirección de correo.',
  save: 'Guardar',
  saving: 'Guardando...',
  saved: 'Guardado. Ahora envíe una prueba.',
  savedAfterTest: 'Guardado.',
  turnOff: 'Apagar el correo',
  turnOffQuestion: '¿Apagar el correo?',
  turnOffWhat:
    'Las solicitudes nuevas no le llegarán por correo. Todos los correos se guardan como archivos en el servidor; no se envían.',
  turnedOff: 'El correo está apagado. Los correos se guardan como archivos; no se envían.',

  test: 'Probar su correo',
  testLead:
    'Enviamos un correo con un código de seis dígitos. Escriba el código aquí, y así sabrá que el correo llega.',
  testAgain: 'Envíe otra prueba cuando quiera comprobar que funciona.',
  testFirst: 'Primero configure el correo arriba.',
  testTo: 'Enviar la prueba a',
  sendTest: 'Enviar un correo de prueba',
  sending: 'Enviando...',
  sent: (to: string) => `Se envió a ${to}. Escriba el código que trae.`,
  waiting: (to: string) =>
    `Enviamos un código a ${to}. ¿No ha llegado después de un minuto? Busque en la carpeta de spam.`,
  code: 'Código de seis dígitos',
  confirm: 'Confirmar',
  confirming: 'Revisando...',
  confirmed: 'La prueba llegó. El correo funciona.',

  address: 'URL del sitio web',
  addressLead: 'Con ella empiezan los enlaces en los correos.',
  addressEnvironment: (url: string) =>
    `Los ajustes propios del servidor (PUBLIC_URL) dicen cuál es la URL: ${url}. Se cambia ahí.`,
  addressMissing: (url: string) =>
    `No hay ninguna, así que los enlaces para su equipo llevan a ${url}, que solo funciona en el propio servidor, y los correos a los clientes no tienen enlaces.`,
  publicUrl: 'URL',
  addressChecked: 'Revisada.',
  addressCheck: 'Revisar otra vez',
  addressNotChecked:
    'Todavía no se ha revisado. Mientras no se revise, los correos a los clientes no tienen enlaces.',
  addressProven: (url: string, when: string) => `${url} lleva a este sitio. Última revisión: ${when}`,
  addressFailures: {
    name: () => 'Nadie conoce ese nombre. Revise cómo está escrito, o espere a que su dominio esté listo.',
    private: () => 'Este nombre lleva a una red privada. Los clientes no pueden abrirlo.',
    refused: (detail: string) => `Ahí nada responde${detail && ` (${detail})`}.`,
    silent: () => 'Nada respondió en cinco segundos.',
    certificate: (detail: string) =>
      `El certificado de la dirección no es válido${detail && ` (${detail})`}. Los navegadores les mostrarían una advertencia a sus clientes.`,
    redirect: (to: string) =>
      to
        ? `Manda a los visitantes a ${to}. Escriba esa URL si es suya.`
        : 'Manda a los visitantes a otra dirección.',
    other: (detail: string) => `Ahí responde otro sitio: ${detail}.`,
  },
  addressNoLinks: 'Mientras no lleve aquí, los correos a los clientes no tienen enlaces.',
  addressSaved: 'Guardada.',
}
