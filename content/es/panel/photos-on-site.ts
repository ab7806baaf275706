/** Photos of before and after the work, put on the website with the customer's leave. */
export const photosOnSiteWords = {
  title: 'Fotos en el sitio web',
  notAllowed:
    'El cliente puede permitirlo en su página, debajo de las fotos que usted le muestra. Todavía no lo ha hecho.',
  needsBoth:
    'Para poner un par en el sitio web, muéstrele al cliente una foto como “Antes” y una como “Después”.',
  allowedOn: (time: string) =>
    `El cliente lo permitió (${time}). Puede retirar el permiso, y las fotos se quitan de inmediato.`,
  onService: (service: string) => `En la página “${service}”`,
  alsoOnHome: 'y en la página de inicio',
  put: 'Poner un par en el sitio web',
  before: 'Antes',
  after: 'Después',
  photo: (number: number) => `Foto ${number}`,
  beforeAlt: 'Qué muestra la primera foto',
  afterAlt: 'Qué muestra la segunda foto',
  altHelp: 'Para quienes no la pueden ver. Sin nombre ni dirección.',
  service: 'Página del servicio',
  city: 'Ciudad (opcional)',
  cityHelp: 'No se muestra nada más del cliente.',
  onHome: 'También en la página de inicio',
  save: 'Poner en el sitio web',
  saved: 'Las fotos están en el sitio web',
  takeOff: 'Quitar del sitio web',
}
