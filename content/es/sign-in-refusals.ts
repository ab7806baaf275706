import { locale } from './locale.ts'

const minutesText = (minutes: number) => `${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}`

const passwordParts = {
  length: 'al menos 8 caracteres',
  lowercase: 'una letra minúscula',
  uppercase: 'una letra mayúscula',
  number: 'un número',
  symbol: 'un símbolo',
}

/** What a password must have (specification section 5). */
type PasswordPart = keyof typeof passwordParts

const conjunction = new Intl.ListFormat(locale, { type: 'conjunction' })

const signInRefusals = {
  signInIncomplete: 'Escriba su correo y su contraseña.',
  signInWrong: 'El correo o la contraseña no son correctos.',
  signInExpired: 'Tardó demasiado. Inicie sesión otra vez.',
  alreadySignedIn: 'Ya hay una sesión iniciada; primero ciérrela (signOut)',
  passwordWrong: 'Esta no es su contraseña.',
  codeWrong: 'Este código no es correcto. Revíselo e intente otra vez.',
  nextCode: 'Este código no es correcto. Espere el siguiente e intente otra vez.',
  codeWrongOrExpired: 'Este código no es correcto o ya venció.',
  codeExpired: 'Este código ya venció. Pida uno nuevo.',
  codesUsedUp: 'Demasiados códigos incorrectos. Pida uno nuevo.',
  codesUsedUpForNow: 'Demasiados códigos incorrectos. Espere unos minutos e inicie sesión otra vez.',
  codeJustSent: 'Se acaba de enviar un código. Espere un minuto antes de pedir otro.',
  tooManyCodes: 'Se enviaron demasiados códigos. Intente otra vez en una hora.',
  codeNotSent: 'No se pudo enviar el código. Intente otra vez.',
  tooManyAttempts: ({ minutes }: { minutes: number }) =>
    `Demasiados intentos. Intente otra vez en ${minutesText(minutes)}.`,
  tooManyAttemptsNow: 'Demasiados intentos. Intente otra vez más tarde.',
  tooManyResetMails: ({ most, minutes }: { most: number; minutes: number }) =>
    `No se envió ningún correo: el límite es de ${most} por hora para una dirección. Use el más reciente, o pida otro en ${minutesText(minutes)}.`,
  passkeyUnknown: 'Aquí no se conoce esta llave de acceso. Inicie sesión con su contraseña.',
  passkeyNotYours: 'Esta no es una de sus llaves de acceso. Escriba su contraseña.',
  signInFirst: 'Primero inicie sesión.',
  confirmFirst: 'Primero escriba otra vez su contraseña.',
  resetLinkDead: 'Este enlace ya se usó o ya venció. Pida uno nuevo.',
  resetLinkUnused: 'Este enlace ya no se usa. Pida un código.',
}

const passwordRefusals = {
  passwordIncomplete: ({ missing }: { missing: readonly PasswordPart[] }) =>
    `A la contraseña todavía le falta: ${conjunction.format(missing.map((part) => passwordParts[part]))}.`,
  passwordTooLong: ({ most }: { most: number }) => `La contraseña debe tener como máximo ${most} caracteres.`,
  passwordGuessable:
    'Esta contraseña es fácil de adivinar. Elija una que no sea una palabra común, su correo o el nombre de la empresa con algo agregado.',
  passwordUnchanged: 'Elija una contraseña distinta de la que tenía.',
  passwordUsedBefore: 'Elija una contraseña que no haya usado antes.',
  passwordWeakForPool:
    'Su organización pide una contraseña más segura. Hágala más larga, con mayúsculas y minúsculas, números y símbolos.',
}

const poolRefusals = {
  poolUnreachable: 'Hubo un error de red.',
  poolRefused:
    'Su servicio de inicio de sesión rechazó la solicitud. Pida a quien lo instaló que revise el registro.',
  poolStepUnknown:
    'Su servicio de inicio de sesión pide algo que este panel no puede pedir. Pregunte a quien lo instaló.',
  poolGroupMissing: 'Su cuenta no puede usar este panel. Pregunte a quien maneja su grupo de usuarios.',
  poolEmailTaken: 'Otra persona ya usa aquí este correo. Pregunte a quien maneja su grupo de usuarios.',
  poolKeepsPeople:
    'Quién puede iniciar sesión se decide en su grupo de usuarios de Amazon Cognito. Hágalo en su consola.',
}

const accessRefusals = {
  ownNameMissing: 'Escriba su nombre.',
  emailIncomplete: 'Escriba una dirección de correo completa.',
  emailTaken: 'Este correo ya está en uso.',
  emailUnchanged: 'Este ya es su correo.',
  emailOfAnother: 'Este correo es de otro administrador.',
  emailOfAnotherAccount: 'Este correo es de otra cuenta.',
  passkeyName: 'Escriba un nombre de hasta 60 caracteres.',
  passkeyGone: 'Esta llave de acceso ya no existe.',
  passkeyNotAdded: 'No se pudo agregar la llave de acceso. Intente otra vez.',
  setupLinkDead:
    'Este enlace de puesta en marcha ya se usó o ya venció. Reinicie el sitio para obtener uno nuevo.',
  roleMissing: 'Elija un rol.',
  invitedAlready: 'Esta persona ya trabaja aquí.',
  invitationGone: 'Esta invitación ya se usó o se retiró.',
  invitationDead: 'Esta invitación ya se usó, se retiró o venció. Pida una nueva.',
  notYourself: 'Esto no puede hacerlo con su propia cuenta.',
  noLongerOwner: 'Usted ya no tiene el rol de dueño.',
  personGone: 'Esta persona ya no está.',
  resetNotMailed: ({ email, why }: { email: string; why: string }) =>
    `Se cerró la sesión de ${email}, que debe elegir una contraseña nueva. ${why}`,
  sessionInUse: 'Esta es la sesión que usted está usando. Mejor cierre sesión.',
  sessionGone: 'Esta sesión ya terminó.',
  keyName: 'Póngale un nombre a la clave.',
  keyScope: 'Elija qué puede hacer la clave.',
  keyDays: 'Elija cuánto tiempo funciona la clave.',
  keyGone: 'Esta clave ya fue revocada.',
  goneAlready: 'Esto ya no existe.',
}

export const identityRefusals = {
  ...signInRefusals,
  ...passwordRefusals,
  ...poolRefusals,
  ...accessRefusals,
}
