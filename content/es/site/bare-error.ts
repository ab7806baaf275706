/** A file of its own: every screen of the panel brings it along. */
export const bareErrorWords = {
  broken: {
    title: 'Algo salió mal de nuestro lado',
    text: 'Ya lo anotamos. Si se quedó afuera, no espere al sitio web: llámenos.',
  },
  home: 'Volver a la página de inicio',
}
