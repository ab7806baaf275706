import { placeRefusals } from '../../backup-refusals.ts'

export const restoreWords = {
  title: 'Restaurar una copia de seguridad',
  subtitle:
    'Trae todo de vuelta a este sitio nuevo: solicitudes, clientes, artículos, archivos y las cuentas de su equipo. Solo mientras el sitio todavía no tiene nada.',
  passphrase: 'Frase de contraseña',
  passphraseHelp: 'La que usted anotó. Déjela vacía si la copia no está cifrada.',
  ways: [
    { from: 'file', title: 'De un archivo' },
    { from: 'folder', title: 'De una carpeta en este servidor' },
    { from: 'bucket', title: 'De un bucket (S3)' },
    { from: 'sftp', title: 'De un servidor (SFTP)' },
  ] as const,
  path: 'Carpeta con copias',
  pathHelp: 'Una carpeta montada en este servidor. Se toma su copia más reciente.',
  file: 'Archivo de la copia',
  fileHelp: 'Su nombre empieza con “lantern-”.',
  submit: 'Restaurar',
  busy: 'Restaurando...',
  busyHelp: 'Deje esta página abierta. Una copia grande tarda unos minutos; si falla, no cambia nada.',
  startNew: 'Mejor empezar un sitio nuevo',
  restored: 'La copia está restaurada. Inicie sesión con su contraseña de antes.',
  failures: {
    passphrase: 'Esta no es la frase de contraseña de la copia. No cambió nada.',
    damaged:
      'La copia está dañada, incompleta o no es de Lantern. Descárguela o cópiela otra vez. No cambió nada.',
    newer:
      'La copia se hizo con una versión más nueva de Lantern. Actualice Lantern y luego restaure. No cambió nada.',
    notEmpty: 'Este sitio ya tiene algo, así que no se restauró nada encima.',
    noRoom: 'No hay suficiente espacio en el disco. No cambió nada.',
    link: 'El enlace de puesta en marcha ya no funciona. Si todavía no hay ninguna cuenta, reinicie el sitio: imprime un enlace nuevo.',
    noArchive: 'Ahí no hay ninguna copia. Revise el nombre. No cambió nada.',
    noFile: 'No se eligió ningún archivo.',
    ...placeRefusals,
    placeFieldWrong: 'Falta algo, o no tiene la forma correcta. No cambió nada.',
    running: 'Se está haciendo una copia o restaurando otra. Intente otra vez en un minuto.',
    failed: 'No se pudo restaurar la copia. El motivo está en el registro del servidor. No cambió nada.',
  },
  deadTitle: 'Este enlace ya no funciona',
  dead: 'Una copia solo se restaura antes de crear la primera cuenta. Para obtener un enlace nuevo, reinicie el sitio mientras no tenga ninguna cuenta.',
  toSignIn: 'Ir al inicio de sesión',
}
