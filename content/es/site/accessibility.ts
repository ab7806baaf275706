import { either, texts } from '#content/texts.ts'

/** Words of the accessibility statement. It claims only what tests hold, and says what is known to be missing. */
export const accessibilityWords = texts({
  title: 'Accesibilidad de este sitio: {company}',
  description:
    'Cómo funciona este sitio de {company} con teclado, lector de pantalla y letra grande, qué falta por resolver y a quién avisar.',
  eyebrow: 'Accesibilidad',
  heading: 'Un sitio que todos puedan usar',
  lead: 'Cualquiera se queda afuera alguna vez. Si algo de este sitio no le funciona, llámenos, y después cuéntenos qué pasó para que podamos arreglarlo.',

  sections: [
    {
      id: 'aim',
      heading: 'Qué buscamos',
      paragraphs: [
        'Cumplir las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA, en cada página y en cada formulario.',
      ],
    },
    {
      id: 'works',
      heading: 'Qué funciona',
      paragraphs: [
        'Todas las páginas y los formularios funcionan solo con el teclado, y sin scripts. El foco siempre se ve, y lo primero que alcanza es un enlace para saltar el menú.',
        'Los encabezados, las regiones, las etiquetas y los mensajes de error están escritos para lectores de pantalla; lo que cambia en una página se anuncia. Cada dibujo dice con palabras lo que muestra.',
        'El texto se puede poner al doble de tamaño sin que nada se encime. Los colores siguen el modo claro u oscuro de su dispositivo; las animaciones se detienen cuando este pide menos movimiento.',
      ],
    },
    {
      id: 'gaps',
      heading: 'Qué falta por resolver',
      paragraphs: [
        'El mapa de calles es de otra empresa y solo se abre cuando usted lo pide; junto a él, las mismas zonas están escritas con palabras{has-areas}. Las fotos de los artículos las describe quien escribió el artículo.',
      ],
    },
    {
      id: 'checked',
      heading: 'Cómo se revisa',
      paragraphs: [
        'Cada cambio de este sitio se prueba de manera automática en todas las páginas, con los colores claros y los oscuros, desde celulares pequeños hasta pantallas anchas. Las pruebas automáticas solo encuentran algunas barreras, así que por favor díganos.',
      ],
    },
    {
      id: 'contact',
      heading: '¿Algo no le funciona?',
      paragraphs: [
        either(
          'Llame al {officePhone} o escriba a {email}. Díganos en qué página, qué intentó y qué usa. Arreglamos lo que podemos, y mientras tanto le ayudamos por teléfono.',
          'Llame al {phone} o escriba a {email}. Díganos en qué página, qué intentó y qué usa. Arreglamos lo que podemos, y mientras tanto le ayudamos por teléfono.',
          'Llame al {phone}. Díganos en qué página, qué intentó y qué usa. Arreglamos lo que podemos, y mientras tanto le ayudamos por teléfono.',
        ),
      ],
    },
  ],
  closing: {
    heading: '¿Prefiere hablar?',
    text: either(
      'Todo lo que hay en este sitio se puede hacer por teléfono, a cualquier hora{nights}.',
      'Todo lo que hay en este sitio se puede hacer por teléfono.',
    ),
  },
})
