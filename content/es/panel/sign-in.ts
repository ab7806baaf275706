export const signInStepWords = {
  forgotten: '¿Olvidó su contraseña?',
  sessionEnded: 'Su sesión terminó. Inicie sesión otra vez para seguir donde estaba.',
  ended: 'Pasó demasiado tiempo. Inicie sesión otra vez.',
  left: 'Su sesión se cerró en este navegador. El servidor no pudo terminarla; termínela en Ajustes, Sesiones, cuando inicie sesión otra vez.',
  passwordIsNew: 'Su contraseña nueva está lista. Inicie sesión con ella.',
  emailIsConfirmed: 'Su correo está confirmado. Inicie sesión.',
  backToSignIn: 'Volver a iniciar sesión',
  failed: 'No se pudo revisar. Intente otra vez.',
  submit: 'Continuar',
  busy: 'Revisando...',
  remember: {
    label: 'Recordar este navegador',
    help: 'La próxima vez no se le pedirá un código aquí. No lo marque en una computadora compartida.',
  },

  passkey: 'Iniciar sesión con una llave de acceso',
  passkeyBusy: 'Esperando su llave de acceso...',
  passkeyFailed: 'No se usó ninguna llave de acceso. Intente otra vez, o inicie sesión con su contraseña.',

  code: {
    title: 'Escriba su código',
    subtitle:
      'Abra la app de autenticación en su celular y escriba los 6 dígitos que muestra para este sitio.',
    label: 'Código',
    useRecovery: '¿No tiene su celular a la mano? Use un código de recuperación',
    useApp: 'Usar la app de su celular',
    recovery: {
      title: 'Escriba un código de recuperación',
      subtitle:
        'Uno de los diez que guardó cuando configuró la app de autenticación. Cada uno funciona una sola vez.',
      label: 'Código de recuperación',
    },
  },
  newPassword: {
    title: 'Elija una contraseña nueva',
    subtitle: (username: string) =>
      `Otra persona fijó la contraseña de ${username}. Elija una que solo usted sepa.`,
    label: 'Contraseña nueva',
    policy: 'Al menos 8 caracteres, con una minúscula, una mayúscula, un número y un símbolo.',
    submit: 'Guardar e iniciar sesión',
  },
  authenticator: {
    title: 'Configure una app de autenticación',
    subtitle: 'Su cuenta pide un código de su celular. Escanee esto una vez con una app de autenticación.',
    label: 'Código que muestra la app',
  },
  choose: {
    title: '¿Cómo quiere confirmar?',
    subtitle: 'Su cuenta pide un código después de la contraseña.',
    legend: 'Recibir el código',
    ways: {
      SOFTWARE_TOKEN_MFA: 'De su app de autenticación',
      SMS_MFA: 'Por mensaje de texto',
      EMAIL_OTP: 'Por correo',
    },
  },
  sentCode: {
    title: 'Escriba su código',
    bySms: (to: string | undefined) =>
      to
        ? `Enviamos un mensaje de texto con un código a ${to}.`
        : 'Le enviamos un mensaje de texto con un código.',
    byEmail: (to: string | undefined) =>
      to ? `Enviamos un código por correo a ${to}.` : 'Le enviamos un código por correo.',
    label: 'Código',
  },
  challenge: {
    title: 'Una pregunta más',
    subtitle: 'Su servicio de inicio de sesión tiene una pregunta más.',
    label: 'Respuesta',
  },
  confirmEmail: {
    title: 'Confirme su correo',
    subtitle: (email: string) => `Enviamos un código por correo a ${email}. Vence pronto.`,
    label: 'Código del correo',
    again: 'Enviar otro código',
    sent: 'Otro código va en camino.',
  },
  forgot: {
    required: 'Necesita una contraseña nueva antes de iniciar sesión. Pídala aquí.',
    title: '¿Olvidó su contraseña?',
    subtitle: 'Escriba su correo y le enviaremos un enlace para elegir una nueva.',
    subtitleCode: 'Escriba su correo y le enviaremos un código para elegir una nueva.',
    email: 'Correo',
    submit: 'Enviarme un enlace',
    submitCode: 'Enviarme un código',
    busy: 'Enviando...',
    sentTitle: 'Revise su correo',
    sent: (email: string) =>
      `Si ${email} es de una cuenta de aquí, un enlace va en camino. Funciona una sola vez, durante una hora. ¿No llega nada? Revise su carpeta de spam.`,
    savedAsFile: (email: string) =>
      `Si ${email} es de una cuenta de aquí, un correo con un enlace se guardó como archivo en el servidor y no se envió: este sitio web no tiene correo configurado. Quien administra el servidor lo encuentra en la carpeta “outbox” de sus datos.`,
    sentCode: (email: string) => `Si ${email} es de una cuenta de aquí, un código va en camino.`,
    enterCode: 'Escribir el código',
  },
  reset: {
    title: 'Elija una contraseña nueva',
    subtitle: 'Al guardarla se cierran todas sus demás sesiones.',
    email: 'Correo',
    code: 'Código del correo',
    label: 'Contraseña nueva',
    submit: 'Guardar la contraseña nueva',
    busy: 'Guardando...',
    deadTitle: 'Este enlace ya no funciona',
    askAgain: 'Pedir un enlace nuevo',
    askForCode: 'Pedir un código nuevo',
  },
}

export const invitationWords = {
  title: 'Elija una contraseña',
  subtitle: (invitedBy: string, role: string) =>
    `${invitedBy} le envió una invitación con el rol “${role}”. Este enlace funciona una sola vez.`,
  nameHelp: 'Lo ve su equipo, y también los clientes cuando usted toma su solicitud.',
  email: 'Correo',
  password: 'Contraseña nueva',
  submit: 'Empezar',
  busy: 'Empezando...',
  failed: 'No se pudo guardar la contraseña. Intente otra vez.',
  signedInAs: (username: string) =>
    `En este navegador está abierta la sesión de ${username}. Abra el enlace en otro navegador, o cierre sesión primero.`,
  signOut: 'Cerrar sesión y seguir',
  deadTitle: 'Este enlace ya no funciona',
  dead: 'Ya se usó, se retiró o venció. Pida uno nuevo.',
  toSignIn: 'Ir a iniciar sesión',
}

export const signInWords = {
  title: 'Entrada de administración',
  subtitle: 'Inicie sesión para entrar al panel de administración',
  email: 'Correo',
  password: 'Contraseña',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  submit: 'Iniciar sesión',
  busy: 'Iniciando sesión...',
  failed: 'No se pudo iniciar sesión',
  noNetwork: 'Hubo un error de red.',
  signedInAs: (username: string) => `Está abierta la sesión de ${username}.`,
  toPanel: 'Ir al panel de administración',
  goOn: 'Seguir al panel de administración',
}

export const firstAccountWords = {
  title: 'Ponga en marcha el panel',
  subtitle: 'Cree la cuenta del dueño. Este enlace funciona una sola vez.',
  name: 'Su nombre',
  nameHelp: 'Lo ve su equipo, y también los clientes cuando usted toma su solicitud.',
  email: 'Correo',
  emailHelp: 'Con él inicia sesión y ahí recibe las solicitudes nuevas.',
  password: 'Contraseña nueva',
  policy: 'Al menos 8 caracteres, con una minúscula, una mayúscula, un número y un símbolo.',
  submit: 'Crear la cuenta',
  busy: 'Creando...',
  restore: 'Restaurar una copia de seguridad',
  failed: 'No se pudo crear la cuenta. Intente otra vez.',
  deadTitle: 'Este enlace ya no funciona',
  dead: 'Ya se usó, venció o está incompleto. Si todavía no hay ninguna cuenta, reinicie el sitio: imprime un enlace nuevo.',
  toSignIn: 'Ir a iniciar sesión',
}
