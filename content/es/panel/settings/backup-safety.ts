import { locale } from '../../locale.ts'

const count = (total: number) => total.toLocaleString(locale)

const counted = (total: number, one: string, many: string) => `${count(total)} ${total === 1 ? one : many}`

const list = new Intl.ListFormat(locale)

export const backupSafetyWords = {
  passphrase: 'Frase de contraseña',
  passphraseWhy:
    'Cierra las copias bajo llave: quien encuentre una no puede leerla. Sin ella nadie puede abrirlas, ni usted.',
  noPassphrase: 'Todavía ninguna: las copias no están cifradas.',
  madeAt: (day: string) => `Creada: ${day}.`,
  fromEnvironment: 'Definida en el servidor (BACKUP_PASSPHRASE). Guárdela también en otro lado.',
  earlier:
    'Las copias anteriores se abren con la frase con la que se hicieron; por eso, guarde también la anterior.',
  makePassphrase: 'Crear una frase de contraseña',
  changePassphrase: 'Crear una frase nueva',
  makingPassphrase: 'Creándola...',
  writeDown: 'Anote esta frase de contraseña',
  writeDownHint:
    'En papel o en su administrador de contraseñas, no solo en este servidor. Se muestra solo ahora, y vale cuando usted haya escrito aquí abajo su final.',
  copy: 'Copiar',
  copied: 'Copiada',
  notCopied: 'Selecciónela y cópiela a mano.',
  typeEnd: 'Sus dos últimos grupos',
  typeEndHelp: 'De lo que usted anotó, por ejemplo abcd-efgh.',
  confirm: 'Ya la anoté',
  confirming: 'Guardando...',
  confirmed: 'La frase de contraseña ya cuenta. Las siguientes copias se cifran con ella.',

  drill: 'Prueba',
  drillWhy: 'Cada noche la copia más reciente se abre al lado de su sitio, se cuenta y se desecha.',
  neverOpened: 'Todavía no se ha abierto ninguna copia.',
  opened: (time: string, amounts: string) => `Abierta (${time}): ${amounts}.`,
  openedFrom: {
    place: 'Vino del segundo lugar.',
    here: 'Vino de esta máquina: todavía no hay segundo lugar.',
  },
  amounts: (rows: Readonly<Record<string, number>>, files: number) =>
    list.format([
      counted(rows.quotes ?? 0, 'solicitud de cotización', 'solicitudes de cotización'),
      counted(rows.messages ?? 0, 'mensaje', 'mensajes'),
      counted(rows.reviews ?? 0, 'reseña', 'reseñas'),
      counted(rows.blogs ?? 0, 'artículo', 'artículos'),
      counted(files, 'archivo', 'archivos'),
    ]),
  notOpened: (time: string, reason: string) => `La copia más reciente no se pudo abrir (${time}). ${reason}`,
  detail: (text: string) => `Detalles: ${text}`,
  openNow: 'Probar ahora',
  opening: 'Abriendo...',
  openedNow: 'Se abrió la copia más reciente.',
  stillOpening: 'Se está abriendo. El resultado aparece aquí cuando termine.',
  opensAgain: (time: string) => `Antes no se pudo abrir. Funciona otra vez desde: ${time}`,
}
