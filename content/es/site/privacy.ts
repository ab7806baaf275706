import { type Either, either, texts } from '#content/texts.ts'

type Section = Readonly<{
  id: string
  heading: string
  paragraphs: readonly (string | Either)[]
  points?: readonly (string | Either)[]
}>

const sections: readonly Section[] = texts([
  {
    id: 'reading',
    heading: 'Cuando solo navega',
    paragraphs: [
      'No guardamos nada sobre usted en nuestro servidor. No hay cuenta, ni publicidad, ni contador de visitas. Los toques en nuestros botones de llamada se cuentan por página y por día: cuántos, nunca de quién. Los textos, la tipografía, los dibujos y el código vienen de nuestro propio servidor, así que ninguna otra empresa se entera de que usted está aquí.',
      'Dos cosas en nuestras páginas son de otros, y las dos esperan a que usted haga clic: el mapa de calles, que entonces viene de la empresa nombrada junto a su botón, y los botones para compartir debajo de un artículo. La foto que encabeza un artículo puede estar guardada en otro servidor; ese ve su dirección de red cuando el artículo la muestra.',
    ],
  },
  {
    id: 'log',
    heading: 'El registro del servidor',
    paragraphs: [
      'Nuestro programa no lleva una lista de visitas. Cuando algo sale mal, anota la hora, la dirección de la página y la falla. Cuando el personal inicia sesión, o alguien lo intenta, anota la dirección de red y, una vez adentro, de qué miembro del personal se trata.',
      'El centro de datos y las redes entre usted y nosotros pueden llevar sus propios registros técnicos. Esos no los vemos.',
    ],
  },
  {
    id: 'cookie',
    heading: 'Dos cookies',
    paragraphs: [
      'La primera vez que sube un archivo, envía un formulario o marca una reseña como útil, su navegador puede recibir una cookie llamada __Host-lantern.guest. Contiene un número al azar, firmado para que nadie pueda usar el de usted, y dura un año. Une los archivos que subió con su solicitud, le permite volver a leer ahí lo que escribió y le permite votar una vez por cada reseña. No dice quién es usted, y otros sitios no la pueden leer.',
      'Cuando cambia algo en la página de una solicitud, una segunda cookie llamada __Host-lantern.flash guarda la frase que la página dice al respecto. La página la borra al mostrarla, y vence después de un minuto.',
      'Bórrelas cuando quiera. El personal que inicia sesión recibe cookies también para eso; los visitantes no.',
    ],
  },
  {
    id: 'device',
    heading: 'Lo que se queda en su dispositivo',
    paragraphs: [
      'Lo que escribe en un formulario se guarda en su navegador, para que cerrar la pestaña no le cueste la descripción de la chapa. Después de 24 horas ya no se ofrece, y se borra la próxima vez que usa ese formulario. “Borrar”, junto al formulario, lo quita de inmediato.',
      'Hasta que cierra la pestaña, su navegador también recuerda la página en que empezó su visita y el sitio desde el que llegó a ella. Eso solo sale de su dispositivo con un formulario que usted envía.',
      'Cuando nuestras páginas le ofrecen otro idioma y usted contesta, su navegador recuerda que contestó, y nada más.',
      'Una solicitud que no encuentra conexión a internet, o que nuestro servidor no pudo recibir, también se guarda en su navegador, con sus archivos, hasta que se envía o usted presiona “Descartar”. Sale cuando usted abre cualquiera de nuestras páginas y, en algunos navegadores, por sí sola cuando vuelve la conexión.',
      'Mientras su solicitud está abierta, su navegador recuerda su página y su número, para que nuestras otras páginas puedan mostrar cómo va. La cruz junto a esa línea lo quita, y también el fin de la solicitud. En un celular prestado, presione “Borrar”, “Descartar” o la cruz antes de devolverlo.',
      'Su navegador también guarda una página, “Me quedé afuera”, para que se abra sin conexión. En ella no hay nada sobre usted. Se abre en el lugar que usted eligió ahí la última vez, que su navegador guarda solo para sí. En esa página puede agregar dónde está a un mensaje de texto: su celular le pregunta primero, y el lugar se queda en él a menos que usted envíe ese mensaje.',
    ],
  },
  {
    id: 'requests',
    heading: 'Solicitudes de cotización y mensajes',
    paragraphs: [
      'Guardamos lo que usted escribió: nombre, teléfono, correo, servicio y mensaje, con la hora en que llegó. A eso le agregamos lo que necesitamos para trabajar: si ya se le llamó, si el trabajo está hecho, y notas sobre él, como el perfil de llave que tiene una puerta.',
      'Con eso guardamos cómo nos encontró, hasta donde lo dice su navegador: la primera página de su visita, el sitio cuyo enlace siguió y las marcas de campaña de ese enlace. De un anuncio guardamos que fue un anuncio, no cuál clic fue el suyo.',
      'Junto a eso se guardan unos pocos datos técnicos: una huella del contenido, para que un doble clic no se convierta en dos solicitudes, y si parece que una máquina llenó el formulario. Una solicitud sospechosa nos llega de todos modos, solo que con una marca.',
      'Cada solicitud tiene su propia página. Quien tiene su dirección ve el nombre de usted (en una solicitud de cotización, solo el nombre de pila), lo que escribió, lo que ha pasado y el nombre de pila de quien la atiende; de su teléfono, los dos últimos dígitos; de su correo, la primera letra y lo que sigue a la @; y de una dirección, solo que tenemos una. También puede agregar algo a la solicitud, corregir el número o la dirección, o cancelarla; nosotros vemos que se hizo ahí, y lo que había antes. La página termina 90 días después de que el trabajo se hace o se cancela, o 180 días después del último cambio, pero no mientras haya una factura abierta. Mientras corre la garantía de la mano de obra, se queda{has-warrantyDays}. Cuide su dirección como una llave.',
      'Cuando le enviamos un presupuesto, su sí o su no se guarda con la solicitud: el nombre que escribe, la hora y la dirección de red de la que vino la respuesta, para que ambas partes puedan mostrar lo que se acordó. Los presupuestos se borran con la solicitud. Una factura se queda con su nombre y su dirección después de que se borra la solicitud, porque los registros de una venta se tienen que conservar.',
      'Le mandamos por correo las novedades de su solicitud: que la tenemos, que alguien le va a llamar, cuándo es su cita y otra vez el día antes, que alguien va en camino y que está terminado, una vez con un enlace para escribir una reseña. Lo que se mandó se guarda con la solicitud y se borra con ella. Para que nadie pueda inundar un buzón por medio de nosotros, guardamos por un día un código calculado a partir de la dirección.',
    ],
  },
  {
    id: 'files',
    heading: 'Fotos y documentos',
    paragraphs: [
      'Las fotos de un celular suelen llevar el lugar donde se tomaron. Antes de guardar una imagen le quitamos eso: el lugar, la fecha, la cámara y los números de serie se van, la imagen se queda. Un PDF se guarda como llegó, con todo lo que su autor dejó en él.',
      'También guardamos el nombre que el archivo tenía en su dispositivo. Los archivos que sube y no envía con una solicitud se borran después de cerca de una hora. De las solicitudes que parecen de una máquina, los archivos más viejos se borran cuando ocupan demasiado espacio. De los demás, usted solo puede ver los suyos; nuestro personal puede ver todos los que pertenecen a solicitudes.',
      'Nuestro personal puede agregar a su solicitud fotos de la chapa y del trabajo, y guardar el nombre con el que usted firma por el trabajo, con la hora. Solo el personal ve esas fotos, y se borran cuando se elimina la solicitud; el nombre también está en la factura.',
      'Por favor, no tome una foto de frente y nítida de una llave si nadie la necesita: con una buena foto se puede hacer una copia. La chapa y el canto de la puerta nos dicen más.',
    ],
  },
  {
    id: 'reviews',
    heading: 'Reseñas',
    paragraphs: [
      'Después de aprobarla publicamos el nombre que usted dio, sus estrellas, el título y sus palabras, y el servicio y el lugar si los llenó. Su correo nunca se publica; solo el personal lo puede leer.',
      'Junto a una reseña se guardan los mismos datos técnicos que junto a una solicitud, y también tiene una página de comprobante. Para “Útil” guardamos el número de la cookie con la reseña que usted marcó, y por un día un código calculado a partir de su dirección de red, que no revela la dirección, para que nadie vote una y otra vez.',
    ],
  },
  {
    id: 'limits',
    heading: 'Su dirección de red',
    paragraphs: [
      'Para frenar avalanchas de formularios, archivos y toques en los botones de llamada, contamos lo que llega de cada dirección de red en diez minutos, y los intentos de iniciar sesión en quince. La cuenta se borra pocos minutos después de que pasa su tiempo, y la dirección con ella. Por un día guardamos con su solicitud un código calculado a partir de la dirección y del número de la cookie, que no revela ninguno de los dos. Evita que presionar dos veces se convierta en una segunda solicitud, y que un solo remitente deje fuera a los demás.',
      'Para que nadie llene el disco, con cada archivo que usted sube se guarda por un día un código hecho a partir de su dirección. Nadie puede leer la dirección en él sin el secreto de nuestro servidor.',
    ],
  },
  {
    id: 'readers',
    heading: 'Quién lo lee',
    paragraphs: ['Lo que usted envía llega a las personas que llevan este negocio, por estos medios:'],
    points: [
      'El panel de este sitio, después de iniciar sesión.',
      either(
        'Un correo a la persona de guardia, que lleva lo que usted escribió y cómo comunicarse con usted, pero no sus archivos{someoneOnDuty}. Lo manejan las empresas de correo de ambos lados.',
        'Un correo a quienes contestan, que lleva lo que usted escribió y cómo comunicarse con usted, pero no sus archivos. Lo manejan las empresas de correo de ambos lados.',
      ),
      'Si el negocio ha conectado otro programa, como un tablero de despacho, ese programa recibe los mismos datos.',
    ],
  },
  {
    id: 'how-long',
    heading: 'Por cuánto tiempo',
    paragraphs: [
      'Las solicitudes, los mensajes y las reseñas se quedan hasta que los eliminamos. No hay un fin automático: la gente llama años después por una chapa que instalamos, y entonces la nota vieja ayuda.',
      'Cuando eliminamos una solicitud, un mensaje o una reseña, pasa a una papelera con sus archivos y el registro de los correos sobre ella. Ahí solo lo puede ver nuestro personal. Después de {trashDays} días se borra para siempre.',
      'Si usted nos pide que lo eliminemos, no esperamos: se borra de inmediato, sin pasar por la papelera{privacy}. Dos lugares tardan más: el buzón al que fue el aviso, y las copias de seguridad hechas antes, que duran hasta que se reemplazan{privacy}.',
    ],
  },
  {
    id: 'deletion',
    heading: 'Ver, corregir o eliminar sus datos',
    paragraphs: [
      either(
        'Escriba a {email} o llame al {officePhone}. Díganos el nombre y el teléfono o el correo que usó, y más o menos cuándo.',
        'Escriba a {email} o llame al {phone}. Díganos el nombre y el teléfono o el correo que usó, y más o menos cuándo.',
        'Llame al {phone}. Díganos el nombre y el teléfono o el correo que usó, y más o menos cuándo.',
      ),
      'Respondemos al número o a la dirección que está guardada con esos datos, porque cualquiera podría pedirlos en su nombre{privacy}. Después le enviamos lo que hay, lo corregimos o lo eliminamos, también del buzón{privacy}. No cuesta nada, y no tiene que dar una razón{privacy}.',
    ],
  },
])

/** Words of the privacy page. They say what the server does: a change of what is kept changes this page. */
export const privacyWords = texts({
  title: 'Privacidad: qué guarda {company} y por cuánto tiempo',
  description:
    'Qué guarda este sitio de {company} cuando usted cotiza, escribe o deja una reseña, quién lo lee y cómo pedir que se elimine.',
  eyebrow: 'Privacidad',
  heading: 'Qué guardamos y por qué',
  lead: 'Un cerrajero se entera de dónde vive usted y qué chapa tiene. Esto es lo que hacemos con esos datos.',
  changed: { label: 'Último cambio', date: '2026-11-27' },
  contentsLabel: 'En esta página',

  sections,

  action: {
    heading: '¿Prefiere no ponerlo por escrito?',
    text: 'Mejor llame. Así solo anotamos lo que necesitamos para ir con usted: su nombre, su número y de qué se trata{privacy}.',
  },
})
