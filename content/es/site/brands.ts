import type { ServiceSlug } from '#content/services.ts'
import { type Either, either, texts } from '#content/texts.ts'

/** A partner brand (specification section 2, Brands page). `id` names it in the page’s markup; `slug`: the page of what we mostly do with it; one that the owner added has none. */
type Brand = Readonly<{ id: string; name: string; text: string | Either; slug?: ServiceSlug }>

const brands: readonly Brand[] = texts([
  {
    id: 'adams',
    name: 'Adams',
    slug: 'door-services',
    text: either(
      'Adams Rite hizo posible cerrar con llave la puerta angosta de aluminio: instalamos sus pasadores de gancho, sus pestillos con manija de empuje y las contras eléctricas que los sueltan{does-door-services}{brands}.',
      'Adams Rite hizo posible cerrar con llave la puerta angosta de aluminio: instalamos sus pasadores de gancho y sus pestillos con manija de empuje{does-commercial}{brands}.',
    ),
  },
  {
    id: 'assa-abloy',
    name: 'Assa Abloy',
    slug: 'commercial',
    text: 'Cilindros de alta seguridad con perfiles restringidos, chapas de embutir, cierrapuertas y chapas eléctricas de los muchos fabricantes del grupo, para oficinas, escuelas y complejos de departamentos{does-commercial}{brands}.',
  },
  {
    id: 'august',
    name: 'August',
    slug: 'residential',
    text: 'Chapas inteligentes que solo cambian la mitad de adentro del cerrojo: por fuera todo queda igual y su llave sigue sirviendo, útil para quien renta, si el dueño de la propiedad está de acuerdo{does-residential}{brands}.',
  },
  {
    id: 'baldwin',
    name: 'Baldwin',
    slug: 'residential',
    text: either(
      'Jaladeras, perillas y juegos de embutir de latón macizo para puertas principales en River Oaks o The Heights: los instalamos, les cambiamos la combinación y los dejamos funcionando con suavidad otra vez.{does-residential}{houston}{has-areas}{brands}',
      'Jaladeras, perillas y juegos de embutir de latón macizo para puertas principales: los instalamos, les cambiamos la combinación y los dejamos funcionando con suavidad otra vez{does-residential}{brands}.',
    ),
  },
  {
    id: 'kaba',
    name: 'Kaba',
    slug: 'access-control',
    text: either(
      'Chapas mecánicas de botones que no necesitan llave ni pilas, para bodegas y puertas de empleados, y cerraduras electrónicas para cajas fuertes y buzones de depósito.{does-access-control}{does-safe}{brands}',
      'Chapas mecánicas de botones que no necesitan llave ni pilas, para bodegas y puertas de empleados{does-access-control}{brands}.',
    ),
  },
  {
    id: 'schlage',
    name: 'Schlage',
    slug: 'residential',
    text: either(
      'Cerrojos, manijas de grado 1, chapas con teclado y cilindros intercambiables. La llave de casa que trae grabado SC1 es de su perfil.{does-residential}{does-commercial}{brands}',
      'Cerrojos y chapas con teclado. La llave de casa que trae grabado SC1 es de su perfil.{does-residential}{brands}',
      'Manijas de grado 1, chapas con teclado y cilindros intercambiables{does-commercial}{brands}.',
    ),
  },
  {
    id: 'securitron',
    name: 'Securitron',
    slug: 'access-control',
    text: 'Chapas magnéticas, botones de salida, barras táctiles y fuentes de poder para puertas de vidrio y vestíbulos, donde no se puede instalar un pestillo{does-access-control}{brands}.',
  },
  {
    id: 'yale',
    name: 'Yale',
    slug: 'residential',
    text: either(
      'Cerrojos de teclado para casas, sin ojo de llave que se pueda abrir con ganzúa, y manijas, barras de pánico y cierrapuertas para negocios{does-residential}{does-commercial}{brands}.',
      'Cerrojos de teclado sin ojo de llave que se pueda abrir con ganzúa{does-residential}{brands}.',
      'Manijas, barras de pánico y cierrapuertas para negocios{does-commercial}{brands}.',
    ),
  },
])

export const brandsWords = texts({
  title: 'Marcas de chapas que trabajamos · {company}',
  description: either(
    'Adams Rite, Assa Abloy, August, Baldwin, Kaba, Schlage, Securitron, Yale: qué instalamos y reparamos de cada marca en {place}.{does-residential}{does-commercial}{does-door-services}{does-access-control}',
    'Las marcas de chapas que {company} instala y repara en {place}, para qué sirve cada una y qué hacer con una de otro fabricante.',
  ),
  hero: {
    heading: 'Marcas de chapas que instalamos y reparamos',
    lead: either(
      'Ocho fabricantes cuyas chapas instalamos, reparamos y cambiamos de combinación, y para qué sirve cada uno.{does-residential}{does-commercial}{does-door-services}{does-access-control}',
      'Fabricantes cuyas chapas instalamos, reparamos y cambiamos de combinación, y para qué sirve cada uno.',
    ),
  },
  intro: {
    heading: 'Primero la puerta, después la marca',
    paragraphs: [
      'Una marca famosa en la puerta equivocada sigue siendo la chapa equivocada. Primero vemos de qué está hecha la puerta, quién la usa y cómo tiene que dejar salir a la gente. Luego elegimos, entre los fabricantes de abajo, la pieza que queda con los agujeros, las llaves y los cilindros que usted ya tiene.',
      '¿La suya es de otra marca? A casi todas se les puede cambiar la combinación y reparar con piezas comunes. Mándenos una foto del frente y otra del canto de la puerta, y le decimos si vale la pena conservarla{honestAdvice}.',
    ],
  },
  gridHeading: 'Marcas que trabajamos',
  brands,
  more: 'Más: {service}',
  trademarks:
    'Los nombres y las marcas son de sus dueños y están aquí para mostrar con qué productos trabajamos. Los fabricantes no administran este sitio ni lo han revisado.',
  closing: {
    heading: '¿Tiene una de estas?',
    text: 'Díganos la marca y mándenos una foto. El modelo suele venir grabado en la placa del pestillo, en el canto de la puerta.',
    quote: 'Ir al formulario de cotización',
  },
})
