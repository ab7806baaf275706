import type { ServiceSlug } from '#content/services.ts'
import { either, texts, type Written } from '#content/texts.ts'

type ServiceDetail = Readonly<{ name: Written; description: Written }>

const doesAll =
  '{does-residential}{does-commercial}{does-automobile}{does-emergency}{does-access-control}{does-door-services}{does-safe}{does-surveillance}'

const details = texts({
  residential: [
    {
      name: 'Cambio de combinación al mudarse',
      description:
        'Todos los cilindros de la casa que acaba de comprar o rentar quedan con una sola llave nueva, en una visita{workAsDescribed}.',
    },
    {
      name: 'Recorrido de seguridad',
      description:
        'Probamos con usted cada puerta y cada ventana de la planta baja, y anotamos qué arreglar primero y qué dejar como está{workAsDescribed}.',
    },
    {
      name: 'Chapas de cochera y portón lateral',
      description:
        'La puerta entre la cochera y la cocina recibe un cerrojo de verdad; el portón, una chapa que aguanta la lluvia{workAsDescribed}.',
    },
    {
      name: 'Cambio de inquilino en departamentos',
      description: either(
        'Para dueños de propiedades: combinación nueva entre un inquilino y otro, con la mirilla y el cerrojo sin llave que pide Texas{texas}{workAsDescribed}.',
        'Para dueños de propiedades: combinación nueva entre un inquilino y otro, y una lista de quién tiene cada llave{workAsDescribed}.',
      ),
    },
    {
      name: 'Refuerzo del marco',
      description:
        'Placas largas de acero detrás de la contra y las bisagras reparten una patada por todo el poste en lugar de dos pulgadas de pino{workAsDescribed}.',
    },
  ],
  commercial: [
    {
      name: 'Control de llaves',
      description:
        'Anotamos cada llave que existe, quién la tiene y qué puerta abre, y numeramos las siguientes{workAsDescribed}.',
    },
    {
      name: 'Chapas de manija y de embutir',
      description:
        'Chapas de grado 1 para pasillos, con la función que pide cada cuarto: oficina, bodega, salón, baño{workAsDescribed}.',
    },
    {
      name: 'Cambio de inquilino en locales',
      description:
        'Oficinas y locales reciben combinación nueva entre dos contratos, para que el personal del inquilino anterior ya no pueda entrar{workAsDescribed}.',
    },
    {
      name: 'Revisión de salidas',
      description:
        'Probamos con usted cada salida, encontramos cadenas, pasadores y pestillos que no enganchan, y arreglamos lo que un inspector de bomberos objetaría{workAsDescribed}.',
    },
    {
      name: 'Candados y cortinas metálicas',
      description:
        'Cortinas, jaulas, portones y contenedores reciben candados protegidos que abren con la llave que usted ya carga{workAsDescribed}.',
    },
    {
      name: 'Chapas para baños y privacidad',
      description:
        'Teclados o indicadores de ocupado para baños de clientes, que el personal puede abrir desde afuera{workAsDescribed}.',
    },
  ],
  automobile: [
    {
      name: 'Perdió todas las llaves',
      description: either(
        'Con el VIN, el registro y su identificación hacemos y programamos una primera llave donde está el carro, para casi todas las marcas{workAsDescribed}{asksForProof}.',
        'Con el VIN hacemos y programamos una primera llave donde está el carro, para casi todas las marcas{workAsDescribed}.',
      ),
    },
    {
      name: 'Llaves de repuesto',
      description:
        'Mientras una llave sirva, hacer la segunda lleva poco tiempo, y las dos se prueban en cada chapa{workAsDescribed}.',
    },
    {
      name: 'Controles y carcasas',
      description:
        'Cambiamos botones gastados y carcasas rotas, y su propia electrónica pasa a la carcasa nueva{workAsDescribed}.',
    },
    {
      name: 'Fallas de volante y de encendido',
      description:
        'Antes de cambiar nada, distinguimos si el volante está trabado, las laminillas gastadas o el switch descompuesto{workAsDescribed}.',
    },
    {
      name: 'Llaves para flotillas',
      description:
        'Las empresas reciben llaves de repuesto para camionetas y camiones, etiquetadas por unidad y anotadas en una lista{workAsDescribed}.',
    },
  ],
  emergency: [
    {
      name: 'Apertura de casas y departamentos',
      description: either(
        'Puerta principal, de atrás o de cochera, abierta después de ver que usted vive ahí{workAsDescribed}{asksForProof}.',
        'Puerta principal, de atrás o de cochera, de una casa o un departamento{workAsDescribed}.',
      ),
    },
    {
      name: 'Apertura de carros',
      description:
        'Carros, camionetas y camiones, abiertos en la calle, en estacionamientos y a la orilla de la autopista{does-automobile}{workAsDescribed}.',
    },
    {
      name: 'Después de un robo',
      description:
        'Dejamos la puerta cerrando y con llave antes de irnos, y planeamos la reparación completa con luz de día{workAsDescribed}.',
    },
    {
      name: 'Puertas que no cierran a la hora de cerrar',
      description: either(
        'Cuando el cerrojo no entra en su agujero a las nueve de la noche{nights}, vamos para que usted pueda irse a casa{workAsDescribed}.',
        'Cuando el cerrojo no entra en su agujero, vamos para que usted pueda irse a casa{workAsDescribed}.',
      ),
    },
    {
      name: either('Cambio de combinación de noche{nights}', 'Cambio de combinación urgente'),
      description: either(
        'Después de un robo, un despido o una separación, las llaves viejas dejan de servir esa misma noche{nights}{workAsDescribed}.',
        'Después de un robo, un despido o una separación, las llaves viejas dejan de servir antes de que nos vayamos{workAsDescribed}.',
      ),
    },
  ],
  'access-control': [
    {
      name: 'Sistemas para una sola puerta',
      description:
        'Un lector, una contra eléctrica y un controlador para la puerta que importa, listos para crecer después{workAsDescribed}.',
    },
    {
      name: 'Chapas inalámbricas',
      description:
        'Chapas de pilas que reportan a una central, después de probar la señal a través de sus propias paredes{workAsDescribed}.',
    },
    {
      name: 'Acceso en portones',
      description:
        'Interfón, etiquetas de largo alcance y teclados para portones de vehículos, con una entrada para los bomberos{workAsDescribed}.',
    },
    {
      name: 'Hacernos cargo de un sistema existente',
      description:
        'Anotamos qué lectores, tarjetas y cables se pueden quedar, y recuperamos la clave de administrador{workAsDescribed}.',
    },
    {
      name: 'Servicio de baterías y corriente',
      description: either(
        'Cada mayo, antes de la temporada de huracanes{gulf}, las baterías de respaldo se prueban con carga y se les pone fecha{workAsDescribed}.',
        'Una vez al año las baterías de respaldo se prueban con carga y se les pone fecha{workAsDescribed}.',
      ),
    },
  ],
  'door-services': [
    {
      name: 'Reparación de puertas de locales',
      description:
        'Las puertas de aluminio colgadas se levantan, se montan en pivotes nuevos y se alinean con su chapa{workAsDescribed}.',
    },
    {
      name: 'Revisión de puertas contra fuego',
      description:
        'En cada puerta certificada se prueban etiqueta, holgura, cierrapuertas y pestillo, y las fallas se anotan con foto{workAsDescribed}.',
    },
    {
      name: 'Entradas accesibles',
      description:
        'La fuerza para abrir, el tiempo de cierre, la altura de los herrajes y el umbral se miden contra las cifras de la ADA{workAsDescribed}.',
    },
    {
      name: 'Reparación de marcos',
      description:
        'Pies oxidados, cajas de contra rotas y anclas flojas se sueldan, se refuerzan con placa o se vuelven a anclar{workAsDescribed}.',
    },
    {
      name: 'Herrajes de baños y mamparas',
      description:
        'Cierrapuertas, jaladeras, placas de protección y pestillos que aguantan manos mojadas y carritos todo el día{workAsDescribed}.',
    },
  ],
  safe: [
    {
      name: 'Cajas fuertes para armas',
      description:
        'Teclados muertos, claves perdidas y manijas trabadas, y anclaje para que la caja se quede donde está{workAsDescribed}.',
    },
    {
      name: 'Cajas fuertes heredadas',
      description: either(
        'Con los papeles de la herencia abrimos la caja de la que nadie sabe los números, y ponemos otros nuevos{workAsDescribed}{asksForProof}.',
        'Abrimos la caja de la que nadie sabe los números, y ponemos otros nuevos{workAsDescribed}.',
      ),
    },
    {
      name: 'Mantenimiento de cajas fuertes',
      description:
        'Cada pocos años se limpia la chapa, se engrasan los pasadores y se revisan las bisagras y los rebloqueadores{workAsDescribed}.',
    },
    {
      name: 'Elegir una caja fuerte',
      description:
        'Comparamos las etiquetas de fuego y robo, el peso y el piso con lo que usted quiere guardar, antes de que compre{workAsDescribed}.',
    },
    {
      name: 'Retiro de cajas fuertes viejas',
      description:
        'La caja que ya nadie puede usar se abre, se vacía frente a usted y se saca del edificio{workAsDescribed}.',
    },
  ],
  surveillance: [
    {
      name: 'Tiendas y restaurantes',
      description:
        'Caras en la entrada, cajas registradoras y puerta de atrás, con el grabador bajo llave en un lugar fresco{workAsDescribed}.',
    },
    {
      name: 'Casas',
      description:
        'Cámaras para timbre, entrada de carros y patio, apuntadas para que las ventanas de los vecinos queden fuera de la imagen{workAsDescribed}.',
    },
    {
      name: 'Patios y estacionamientos',
      description:
        'Primero se revisan postes, luz y cable, y se pone protección contra descargas en los dos extremos{workAsDescribed}.',
    },
    {
      name: 'Pasar a cámaras de red',
      description:
        'El cable coaxial viejo muchas veces puede llevar la señal nueva con adaptadores; probamos cada tramo antes de que usted compre cable{workAsDescribed}.',
    },
    {
      name: 'Revisión de cámaras',
      description:
        'Lentes limpios, relojes puestos a la hora, vistas comparadas con las del primer día y la última semana reproducida{workAsDescribed}.',
    },
  ],
}) satisfies Record<ServiceSlug, readonly ServiceDetail[]>

export const servicesOverviewWords = texts({
  title: either(
    'Cerrajería, puertas, carros, cajas fuertes{does-door-services}{does-automobile}{does-safe} · {company}',
    'Servicios de cerrajería · {company}',
  ),
  description: either(
    `Todo lo que hacemos en {place}{mobile}: chapas de casa y negocio, llaves de carro, accesos, puertas, cajas fuertes y cámaras; emergencias a cualquier hora{nights}${doesAll}.`,
    'Lo que hace {company} en {city}, servicio por servicio: qué es, qué necesita y qué mandarnos para que llevemos las piezas correctas.',
  ),
  hero: {
    heading: 'Servicios de cerrajería',
    lead: either(
      `Ocho clases de trabajo, una sola llamada{mobile}${doesAll}. A {radius} del centro o menos, llevamos hasta su puerta el banco, las máquinas de llaves y las piezas{carriesParts}.`,
      'Llevamos las herramientas y las piezas hasta su puerta{carriesParts}. Vamos hasta {radius} del centro.',
    ),
  },
  overview: {
    heading: 'Una sola llamada para la chapa y la puerta que la rodea',
    paragraphs: [
      either(
        'Una chapa nunca trabaja sola: necesita un marco que aguante y un cierrapuertas que lleve la puerta a su lugar. Contrate cuatro empresas, y cada una culpará a las otras tres. Nosotros hacemos todo{does-door-services}{does-access-control}, así que quien encuentra la causa también puede arreglarla.',
        'Una chapa nunca trabaja sola: necesita un marco que aguante y un cierrapuertas que lleve la puerta a su lugar. Por eso revisamos la puerta completa antes de cambiar nada.',
      ),
      either(
        'No cambiamos vidrios, no cableamos alarmas de incendio ni colamos concreto, y no abrimos nada sin un comprobante de que es suyo, mostrado antes o justo después. Si otro oficio tiene que ir primero, se lo decimos antes de que pague una visita.{limits}{asksForProof}{pricesFirst}',
        'No cambiamos vidrios, no cableamos alarmas de incendio ni colamos concreto{limits}. No abrimos nada sin un comprobante de que es suyo, mostrado antes o justo después{asksForProof}. Si otro oficio tiene que ir primero, se lo decimos antes de que pague una visita{pricesFirst}.',
      ),
    ],
  },
  categories: {
    heading: 'Elija la pieza que falla',
    more: 'Más: {service}',
  },
  detailsHeading: 'Los trabajos en detalle',
  detailsCount: '{count} trabajos',
  details,
  closing: {
    heading: either(`¿No sabe cuál de los ocho es${doesAll}?`, '¿No sabe qué es?'),
    text: either(
      'Díganos qué hace la puerta, el carro o la caja fuerte{does-automobile}{does-safe}, y qué debería hacer. Lo que puede esperar a la tarde y se agenda antes de {sameDayBefore} en día hábil se hace el mismo día.',
      'Díganos qué hace, y qué debería hacer. Lo que puede esperar a la tarde y se agenda antes de {sameDayBefore} en día hábil se hace el mismo día.',
    ),
    quote: 'Pedir una cotización',
    review: 'Dejar una reseña',
  },
})
