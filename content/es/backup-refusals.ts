/** Each says what to do: they are also what the owner is told by mail and push. */
export const placeRefusals = {
  placeFieldWrong: 'Esto falta o no tiene la forma correcta.',
  placeMissing:
    'El segundo lugar no está: no se encontró ese bucket o esa carpeta. Revise el nombre y que su disco esté montado.',
  placeNoRoom: 'El segundo lugar está lleno. Haga espacio ahí.',
  placeNotAllowed:
    'El segundo lugar no deja que Lantern escriba, lea o elimine. Revise qué permisos tiene su clave o su cuenta.',
  placeTooLarge:
    'La copia pasa de 5 GB, más de lo que un bucket acepta en una sola pieza. Use una carpeta o SFTP.',
  placeKeyLost:
    'La clave o la contraseña del segundo lugar ya no se puede leer. Vuelva a preparar el segundo lugar.',
  placeUnreachable: 'El segundo lugar no responde. Revise su dirección y que esté encendido.',
  placeCutOff:
    'La conexión con el segundo lugar se cortó a la mitad. Se intenta copiar de nuevo cada hora; si sigue así, revise la red.',
  placeKeyUnknown: 'El bucket no conoce esta clave de acceso. Cópiela otra vez o haga una nueva ahí.',
  placeSecretWrong:
    'Esta clave secreta no corresponde a la clave de acceso. Cópiela otra vez o haga un par nuevo ahí.',
  placeRegionWrong: 'El bucket está en otra región. Vea sus ajustes donde lo creó.',
  placeSignIn:
    'El servidor no acepta este nombre con esta contraseña o clave. Revíselos, y que la clave tenga permiso ahí.',
  placeKeyUnreadable:
    'No se puede leer la clave privada. Péguela entera, con su primera y su última línea, y la frase de contraseña si la tiene.',
  placeHostChanged:
    'El servidor muestra otra clave de host que antes, así que no se envió nada. Si lo cambiaron de lugar o lo instalaron de nuevo, vuelva a preparar el segundo lugar; si no, pregunte a quien lo maneja.',
  placeOnThisMachine:
    'Esta dirección es este mismo servidor, o una red en la que solo está él. Elija un lugar en otra máquina.',
  placeFailed: 'El segundo lugar falló. El motivo está en el registro del servidor.',
}

export const backupRefusals = {
  backupGone: 'Esta copia de seguridad ya no existe.',
  backupFailed:
    'No se pudo escribir. El motivo está en el registro del servidor. Presione “Hacer copia ahora” para intentar otra vez.',
  nightlyBackupFailed:
    'Anoche no se pudo escribir. El motivo está en el registro del servidor. Presione “Hacer copia ahora” para intentar otra vez.',
  backupOverdue:
    'Desde hace dos días no se hace ninguna copia. Presione “Hacer copia ahora”; si no ayuda, reinicie el sitio.',
  backupNever:
    'Todavía no se ha hecho ninguna copia. Presione “Hacer copia ahora”; si no ayuda, reinicie el sitio.',
  backupRunning: 'Ya se está haciendo una copia de seguridad.',
  backupNoRoom:
    'No hay suficiente espacio en el disco para una copia. Descargue y elimine las más viejas, o consiga más disco.',
  passphraseFromEnvironment:
    'Vale la BACKUP_PASSPHRASE propia del servidor. Quítela de los ajustes del servidor para crear una aquí.',
  passphraseDraftGone: 'Esta frase de contraseña es muy vieja para confirmarse. Cree una nueva.',
  passphraseNotTyped: 'Estos no son los dos últimos grupos. Vea lo que anotó.',
  placeNotAbsolute: 'Escriba la ruta completa, que empiece con una diagonal, por ejemplo /mnt/backups.',
  placeWithinData: 'Esta carpeta es parte de la carpeta de datos del propio sitio. Elija una en otro disco.',
  placeOfSystem:
    'Esta carpeta es del sistema operativo del servidor. Elija una en otro disco, por ejemplo /mnt/backups.',
  placeInUse:
    'En esta carpeta hay otros archivos y ninguna copia de este sitio. Haga una carpeta vacía para las copias y elíjala.',
  ...placeRefusals,
  nothingToDrill: 'Todavía no hay ninguna copia que abrir, o se está haciendo una.',
  drillPassphrase:
    'Se hizo con una frase de contraseña anterior. Presione “Hacer copia ahora”: la siguiente lleva la nueva.',
  drillNoRoom:
    'No hay suficiente espacio en el disco para abrirla. Elimine copias más viejas, o consiga más disco.',
  drillNoDatabase:
    'La cuenta de la base de datos no puede crear una base. Dele permiso (alter role … createdb) para que se puedan probar las copias.',
  drillDamaged: 'Está dañada o incompleta. Presione “Hacer copia ahora” para hacer una nueva.',
}
