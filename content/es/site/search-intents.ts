import { either, texts } from '#content/texts.ts'

/**
 * What people type into the search, by the page that they mean: other words than those that stand on it. `fillers` decide
 * nothing, `phrases` mean a page whatever else is asked for. Accents do not matter: both sides are compared in plain letters.
 */
export const searchIntents = texts({
  fillers:
    'a al algo alguien busco cerca cerrajera cerrajería cerrajero cerrajeros con cual de del dónde el ella en es esa ese esta este favor forma formas ha hace hacen hacer han hay he la las le les lo los mandar me mi mis muy necesito no nos nuestro nuestra o para pero por puede pueden puedo que quien quiero sacar se ser si su sus te tengo tiene tienen tu tus un una unas unos usted ustedes y ya yo',
  services: {
    residential:
      'cambio combinación combinaciones copia copias duplicado duplicados casa casas hogar departamento apartamento apartamentos depa condominio dueño propietario inquilino inquilinos renta rentar rentado airbnb mudanza mudé mudar buzón cochera garaje perilla cerradura cerraduras bombín reja llave llaves atorada trabada dura descompuesta',
    commercial:
      'negocio negocios empresa empresas oficina oficinas tienda tiendas local locales restaurante restaurantes taquería administrador gerente encargado escuela iglesia bodega almacén empleado empleados cortina vidrio cristal',
    automobile:
      'abrir duplicado llave llaves perdí perdió perdida perdidas descargó pila batería carro carros coche auto autos automóvil vehículo camioneta troca trocas camión moto motocicleta control controles mando remoto encendido ignición switch chip transponder vin acura audi bmw buick cadillac chevrolet chevy chrysler dodge fiat ford gmc harley honda hyundai infiniti jaguar jeep kia lexus lincoln mazda mercedes benz mini mitsubishi nissan pontiac porsche ram saturn scion subaru suzuki tesla toyota volkswagen volvo vw camry civic corolla accord altima sentra silverado f150 suburban tahoe',
    emergency:
      'llave llaves quedé quedó quedaron quedamos afuera fuera encerrado encerrada encerré atorado atrapado adentro dentro abrir abran abre apertura perdí perdió perdida perdidas extravié olvidé olvidó olvidaron dejé dejó dejaron quebrada quebró quebré rota rompió partida urgente urgencia emergencia ahora ahorita robo robos robaron robar asalto ladrón ladrones metieron entraron forzaron forzada lockout 24 horas noche madrugada domingo',
    'access-control': 'tarjeta gafete credencial timbre interfón intercomunicador portón reja',
    'door-services':
      'bisagra rechina atora roza vencida colgada azota cierra pánico automática vidrio cristal',
    safe: 'arma armas pistola bóveda combinación perilla olvidé clave',
    surveillance: 'cctv cámara cámaras video grabador grabadora dvr nvr timbre ring',
  },
  sos: 'quedé quedó quedaron quedamos afuera fuera encerrado encerrada encerré atorado atrapado adentro dentro perdí perdidas dejé urgente urgencia emergencia ayuda auxilio ahora ahorita abrir',
  contact: either(
    'texto textos mensaje mensajes sms ahora hoy horario horas abierto abren dirección ubicación teléfono número hablan inglés español english spanish{takesTexts}',
    'ahora hoy horario horas abierto abren dirección ubicación teléfono número hablan inglés español english spanish',
  ),
  quote: 'cotización cotizaciones cotizar cotice presupuesto presupuestos estimado foto fotos gratis',
  reviews:
    'calificación calificaciones estrellas opinión opiniones comentarios recomendaciones yelp google testimonios',
  phrases: {
    sos: 'quedé afuera, quedó afuera, quedamos afuera, quedé fuera, quedé encerrado, quedé encerrada, encerré, niño encerrado, niña encerrada, bebé encerrado, perro encerrado, llave adentro, llaves adentro, llave dentro, llaves dentro, llaves olvidaron, llaves olvidé, dejé llaves, dejé llave, puedo entrar, podemos entrar, cerró puerta',
    contact: 'cerca mí, cerca aquí, cerca casa, más cercano, abierto ahora, abiertos ahora',
    prices:
      'precio, precios, costo, costos, tarifa, tarifas, barato, barata, baratos, económico, cuánto cuesta, cuánto cuestan, cuánto costaría, cuánto cobra, cuánto cobran, cuánto sale, cuánto vale, cuánto sería',
  },
  about: 'quiénes dueño dueños historia equipo empresa',
})
