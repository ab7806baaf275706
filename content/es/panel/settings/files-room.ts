export const filesRoomWords = {
  filling: (share: string) => `El espacio para archivos de clientes está lleno al ${share}.`,
  fillingNext: 'Cuando se llene, se rechazarán las fotos. Las solicitudes siguen llegando.',
  noFiles:
    'El espacio para archivos de clientes está lleno, así que se rechazan las fotos. Las solicitudes siguen llegando.',
  look: 'Ver qué ocupa espacio',
}
