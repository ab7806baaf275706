import type { ServiceWords } from '#content/service-words.ts'
import { either, texts } from '#content/texts.ts'

export const surveillanceWords = texts({
  summary: either(
    'Cámaras puestas para contestar una pregunta, y grabadores que en agosto siguen trabajando{gulf}.',
    'Cámaras puestas para contestar una pregunta, y grabadores que guardan la respuesta.',
  ),
  title: 'Cámaras de seguridad en {place} · {company}',
  description:
    'Cámaras de seguridad, grabadores, timbres con cámara y lectura de placas en {place}, según lo que deben mostrar: una cara, una placa, la caja.',
  hero: {
    heading: 'Cámaras de seguridad',
    lead: either(
      'Cámaras puestas para contestar una pregunta: quién entró, qué placa, qué pasó en la caja. Se graba en su propiedad, lo ven solo las personas que usted elija, y nuestra mano de obra tiene garantía de {warranty}.',
      'Cámaras puestas para contestar una pregunta: quién entró, qué placa, qué pasó en la caja. Se graba en su propiedad y lo ven solo las personas que usted elija.',
    ),
    drawing:
      'Una tienda chica vista desde arriba: tres cámaras ven a quien entra, la caja y los carros del estacionamiento.',
  },
  intro: {
    heading: 'Cuente píxeles, no cámaras',
    paragraphs: [
      'Una imagen nítida de todo el estacionamiento no identifica a nadie. Para identificar a un desconocido hacen falta unos 76 píxeles por cada pie de ancho de la escena. Una imagen 1080p mide 1,920 píxeles de ancho, así que alcanza para 25 pies y no más; una imagen 4K, del doble de ancho, para 50. Hacemos la cuenta de cada vista antes de taladrar, y por eso algunas cotizaciones se hacen más cortas: una cámara en el lugar correcto reemplaza tres bajo el techo{workAsDescribed}.',
      either(
        'Luego viene lo que aquí arruina las imágenes. El sol bajo por una fachada de vidrio pone negra cada cara. La luz infrarroja atrae arañas, y sus telas brillan. Los áticos cuecen un grabador hasta matarlo. Y el sonido no es como la imagen: según la ley de Texas es delito grabar una conversación sin el consentimiento de por lo menos una persona que participe en ella{texas}, así que dejamos los micrófonos apagados, salvo que usted haya consultado a su abogado y puesto un letrero{workAsDescribed}.',
        'Luego viene lo que arruina las imágenes. El sol bajo por una fachada de vidrio pone negra cada cara. La luz infrarroja atrae arañas, y sus telas brillan. Los áticos calientes cuecen un grabador hasta matarlo. Y el sonido no es como la imagen: la ley puede prohibir grabar conversaciones sin consentimiento, así que dejamos los micrófonos apagados, salvo que usted haya consultado a su abogado y puesto un letrero{workAsDescribed}.',
      ),
    ],
  },
  cardsHeading: 'Lo que instalamos, y para qué sirve',
  cards: {
    'camera-placement': {
      title: 'Dónde va cada cámara',
      description:
        'Para ver caras, la cámara va casi a la altura de la cabeza, mirando a quien entra; para ver todo, arriba en una esquina. La sostenemos ahí y vemos la imagen antes de taladrar.',
      features: [
        '76 píxeles por pie para identificar a un desconocido',
        '38 para reconocer a alguien que conoce',
        'Imagen de prueba a la hora del sol bajo',
        'Sin vista a baños ni ventanas de vecinos',
      ],
      drawing: 'Plano de una tienda: una cámara mira por el pasillo a quien entra, la otra mira la caja.',
    },
    'night-vision': {
      title: 'Visión nocturna',
      description:
        'Infrarrojo, luz blanca o un sensor que se las arregla con un farol: cada uno ve algo distinto. Escogemos según lo que usted debe distinguir de noche, sin aleros ni muros en el haz.',
      features: [
        'Revisada en el lugar, de noche, no por folleto',
        'Lámpara aparte de la cámara, contra las telarañas',
        'Color de noche donde importa la ropa',
        'Obturador rápido: quien camina no sale borroso',
      ],
      drawing:
        'Una cámara con un aro de diodos infrarrojos alrededor del lente, y lo que su luz muestra en la oscuridad.',
    },
    recorders: {
      title: 'Grabadores y cableado',
      description:
        'Un solo cable de red le lleva corriente a cada cámara y trae su imagen: eso es PoE, hasta 328 pies. El grabador va en un lugar fresco y bajo llave, con discos para los días que necesita.',
      features: [
        'Días de grabación calculados según sus cámaras',
        'Batería de respaldo para grabador y switch',
        'Cámaras ONVIF, para poder mezclar marcas',
        'Reloj por red, y reproducción probada con usted',
      ],
      drawing:
        'Un grabador sin tapa, dos discos adentro, y en ellos el día: lo que grabaron cuatro cámaras, encontrado al minuto.',
    },
    'remote-viewing': {
      title: 'Ver desde el celular',
      description:
        'Vea sus cámaras en el celular sin abrirle su red a desconocidos. Dejamos listo el enlace del fabricante o una VPN, sus propias contraseñas y usuarios que solo ven las cámaras que necesitan.',
      features: [
        'Sin puertos abiertos ni contraseñas de fábrica',
        'Segundo factor en cada cuenta que lo ofrece',
        either(
          'Alertas por personas, no por palmeras{gulf}',
          'Alertas por personas, no por ramas que se mueven',
        ),
        'Cámaras aparte de la red de su caja',
      ],
      drawing: 'Una casa con dos cámaras bajo los aleros, y cuatro imágenes en vivo en un celular acostado.',
    },
    'doorbell-cameras': {
      title: 'Timbres con cámara',
      description:
        'En una casa, la mejor vista de una cara es la del timbre. Instalamos modelos con cable o de batería, cambiamos un transformador débil y giramos el lente más allá del ladrillo.',
      features: [
        'Transformador medido: casi todos piden 16 a 24 voltios',
        'Cuñas para puertas al fondo del porche',
        'El escalón a la vista, por los paquetes',
        'El timbre de adentro sigue sonando, o va nuevo',
      ],
      drawing: 'Un timbre con cámara de frente y de lado: ve desde la cara de la visita hasta el escalón.',
    },
    'license-plate-cameras': {
      title: 'Cámaras para placas',
      description:
        'Una placa necesita su propia cámara, con lente angosto, obturador rápido e infrarrojo, mirando a lo largo del carril. De noche, una cámara general ve dos faros y nada entre ellos.',
      features: [
        'Obturador cerca de 1/1000 de segundo, contra los faros',
        'A no más de 30 grados del frente de la placa',
        'Un carril por cámara, donde los carros frenan',
        'Otra cámara para el carro y quien maneja',
      ],
      drawing: 'Una cámara a no más de 30 grados arriba de la placa de un carro, y la placa como la lee.',
    },
  },
  action: {
    heading: 'Díganos qué tiene que mostrar la imagen',
    text: 'Una cara en la caja, una placa en el portón, la puerta de atrás a las seis de la mañana: diga las preguntas y mande un plano o fotos. Vamos, medimos luz y distancias, y anotamos cada vista.',
    contact: 'Pida una evaluación',
  },
}) satisfies ServiceWords<'surveillance'>
