/** `also`: what people type who look for it, beside what they can read. Many type the English words. */
type FoundPart = { name: string; also: string }

/** `holds`: one line. `parts`: what is found by itself, by the id of its section, called as its heading is. */
type FoundPage = { holds: string; also: string; parts?: Readonly<Record<string, FoundPart>> }

export const settingsHomeWords = {
  search: 'Buscar en los ajustes',
  hint: 'Logo, contraseña, impuesto...',
  clear: 'Borrar la búsqueda',
  found: (count: number) => (count === 1 ? 'Se encontró 1 ajuste' : `Se encontraron ${count} ajustes`),
  nothing: (typed: string) => `Ningún ajuste se llama “${typed}”.`,
  showAll: 'Mostrar todos los ajustes',

  pages: {
    business: {
      holds: 'Nombre, teléfonos, horario, servicios, precios, zona',
      also: 'empresa perfil datos compañía company profile business',
      parts: {
        identity: { name: 'Nombre', also: 'empresa lema eslogan razón social dueño company tagline' },
        place: {
          name: 'Lugar',
          also: 'dirección calle ciudad código postal zip ubicación mapa zona horaria address',
        },
        phones: {
          name: 'Teléfono y correo',
          also: 'número celular despacho mensajes texto sms contacto phone email',
        },
        hours: {
          name: 'Horario y días cerrados',
          also: 'abierto apertura cierre festivos vacaciones oficina hours holidays',
        },
        booking: {
          name: 'Reservas en línea',
          also: 'citas cita agenda reservar elegir hora horarios libres booking appointment',
        },
        promises: { name: 'Noches y promesas', also: '24/7 24 horas emergencia llegada garantía warranty' },
        services: { name: 'Servicios', also: 'ofrecer automotriz residencial comercial menú' },
        licenses: { name: 'Licencias y seguro', also: 'fianza aseguranza bond insurance número' },
        reputation: {
          name: 'Experiencia y reputación',
          also: 'calificación estrellas reseñas años desde rating',
        },
        prices: { name: 'Precios y pago', also: 'costo cargo traslado efectivo tarjeta prices' },
        area: { name: 'Zona de servicio', also: 'área ciudades barrios colonias radio millas distancia' },
      },
    },
    setup: {
      holds: 'Confirmar lo que afirma, abrir a los buscadores',
      also: 'buscador instalación inicio abrir lanzar google publicar confirmar setup launch',
    },
    brand: {
      holds: 'Logo, ícono, color, fotos',
      also: 'diseño tema aspecto apariencia design',
      parts: {
        logo: { name: 'Logo', also: 'logotipo imagen subir encabezado' },
        icon: { name: 'Ícono', also: 'favicon app pantalla de inicio pestaña icon' },
        accent: { name: 'Color', also: 'tono acento tema' },
        photos: { name: 'Fotos', also: 'imágenes camioneta equipo galería photos' },
      },
    },
    templates: {
      holds: 'Mensajes y correos que envía con un solo botón',
      also: 'plantillas respuestas textos sms templates',
    },
    invoicing: {
      holds: 'Impuesto sobre ventas, días para pagar, palabras finales',
      also: 'facturación cotizaciones cobros dinero billing',
      parts: {
        taxes: {
          name: 'Impuesto sobre ventas por lugar',
          also: 'impuestos iva tasa porcentaje condado sales tax',
        },
        terms: {
          name: 'Días y palabras',
          also: 'vencimiento plazo pago nota pie de página caduca terms',
        },
      },
    },
    notifications: {
      holds: 'A quién se le avisa de una solicitud nueva, y cómo',
      also: 'alertas notificaciones alarma sonar sonido webhook mañana resumen recordatorios correos',
      parts: {
        device: { name: 'Este dispositivo', also: 'push celular teléfono navegador alerta' },
        calendar: {
          name: 'Sus citas en su calendario',
          also: 'ical ics google outlook apple suscribir agenda',
        },
      },
    },
    mail: {
      holds: 'La cuenta desde la que su sitio envía correo',
      also: 'web dirección smtp servidor remitente spam dns gmail outlook dominio url sitio email',
    },
    people: {
      holds: 'Quién tiene acceso, roles, invitaciones',
      also: 'usuarios equipo personal empleados invitar administradores técnico despachador permisos users',
    },
    security: {
      holds: 'Su contraseña, llaves de acceso, app de autenticación',
      also: 'entrar login cuenta seguridad',
      parts: {
        password: { name: 'Contraseña', also: 'cambiar clave iniciar sesión password' },
        passkeys: { name: 'Llaves de acceso', also: 'huella cara face id yubikey passkey seguridad' },
        authenticator: {
          name: 'App de autenticación',
          also: '2fa dos factores mfa totp código recuperación authenticator',
        },
      },
    },
    sessions: {
      holds: 'Dónde tiene la sesión abierta',
      also: 'cerrar salir logout dispositivos navegador celular perdido',
    },
    data: {
      holds: 'Copias de seguridad, hojas de cálculo, espacio',
      also: 'almacenamiento disco storage',
      parts: {
        backups: { name: 'Copias de seguridad', also: 'respaldo guardar restaurar descargar backup' },
        nightly: { name: 'Cada noche', also: 'automática copia respaldo horario backup' },
        passphrase: { name: 'Frase de contraseña', also: 'cifrar cifrado encriptar clave passphrase backup' },
        place: { name: 'Segundo lugar', also: 'respaldo s3 bucket sftp carpeta fuera nube cloud backup' },
        drill: { name: 'Prueba', also: 'probar copia restaurar abrir backup' },
        import: {
          name: 'De otro programa',
          also: 'importar clientes vcard contactos solicitudes trabajos precios facturas jobber housecall square quickbooks import',
        },
        lists: { name: 'Listas para una hoja de cálculo', also: 'csv excel exportar descargar' },
        texts: { name: 'Textos del sitio web', also: 'json traducir importar exportar' },
        budget: {
          name: 'Espacio para archivos de clientes',
          also: 'almacenamiento cuota disco lleno fotos',
        },
      },
    },
    privacy: {
      holds: 'Los datos de un cliente: una copia, o su fin',
      also: 'gdpr ccpa eliminar borrar olvidar persona protección',
    },
    activity: { holds: 'Quién cambió qué, y cuándo', also: 'registro historial auditoría log' },
    apiKeys: {
      holds: 'Acceso para programas de usted',
      also: 'token integración desarrollador graphql api',
    },
  } satisfies Record<string, FoundPage>,
}
