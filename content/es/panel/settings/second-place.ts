export const remoteWords = {
  bucket: 'Bucket',
  endpoint: 'Dirección',
  endpointHelp: 'Vacía para Amazon; si no, por ejemplo https://s3.us-west-002.backblazeb2.com',
  region: 'Región',
  accessKeyId: 'Clave de acceso',
  secretKey: 'Clave secreta',
  host: 'Servidor',
  port: 'Puerto',
  username: 'Cuenta',
  folder: 'Carpeta en él',
  folderHelp: 'Desde donde empieza la cuenta. Una que empieza con diagonal parte de la raíz.',
  password: 'Contraseña, o frase de contraseña de la clave privada',
  passwordHelp: 'Déjela vacía si la clave privada no tiene frase de contraseña.',
  privateKey: 'Clave privada, en lugar de una contraseña',
  privateKeyHelp:
    'El texto completo del archivo, con su primera y su última línea. Su mitad pública va en el servidor.',
  hostKey: 'Clave de host del servidor, si la conoce',
  hostKeyHelp:
    'Su proveedor la muestra. Si la deja vacía, desde entonces vale la que muestre la primera vez.',
}

export const secondPlaceWords = {
  title: 'Segundo lugar',
  why: 'Una copia en esta máquina se pierde con ella. Cada copia nueva cifrada se envía a otro lugar; se guardan las 7 más recientes.',
  passphraseFirst: 'Primero cree una frase de contraseña: de esta máquina solo salen copias cifradas.',
  none: 'Todavía ninguno.',
  names: {
    folder: (name: string) => `Las copias van a la carpeta ${name}.`,
    bucket: (name: string) => `Las copias van al bucket ${name}.`,
    sftp: (name: string) => `Las copias van por SFTP a ${name}.`,
  },
  hostKey: (key: string) =>
    `Su clave de host es ${key}. Compárela una vez con la que muestra su proveedor. Si el servidor llega a mostrar otra, no se envía nada.`,
  sameDisk:
    'Esta carpeta está en el mismo disco que el sitio. Cuando ese disco falle, se pierden los dos: elija una carpeta en otro.',
  copiedAt: (time: string) => `Último envío: ${time}`,
  notCopiedYet: 'Todavía no se ha enviado nada. Presione “Hacer copia ahora”, o espere a esta noche.',
  copyFailed: (time: string, reason: string) => `El envío falló (${time}). ${reason}`,
  worksAgain: (time: string) => `El envío falló antes. Funciona otra vez desde: ${time}`,
  folderTitle: 'Enviar a una carpeta',
  folderAbout: 'Una carpeta vacía en otro disco u otra máquina, montada en este servidor (NFS, SMB, SSHFS).',
  path: 'Ruta de la carpeta',
  useFolder: 'Revisar y usar esta carpeta',
  bucketTitle: 'Enviar a un bucket (S3)',
  bucketAbout:
    'De Amazon S3 o de cualquier almacén que hable su protocolo. Dele una clave propia que pueda listar, leer, escribir y eliminar solo en este bucket.',
  useBucket: 'Revisar y usar este bucket',
  sftpTitle: 'Enviar a un servidor (SFTP)',
  sftpAbout:
    'Cualquier servidor o almacén que acepte SFTP. Dele una cuenta propia que no llegue a nada más que a sus copias.',
  useSftp: 'Revisar y usar este servidor',
  checking: 'Revisando...',
  used: 'Ahí se escribió un archivo, se leyó y se eliminó. Desde ahora las copias van ahí.',
  stopCopying: 'Dejar de enviar copias',
  stopQuestion: '¿Dejar de enviar copias ahí?',
  stopWhat: 'Las copias que ya están ahí se quedan. Las nuevas se quedan solo en esta máquina.',
  stopped: 'Ya no se envían copias.',
}
