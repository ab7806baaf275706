import { deviceName } from '../device-name.ts'
import { entered } from '../entered.ts'

const addresses = (list: readonly string[]) =>
  list.length > 0 ? list.join(', ') : 'todos los que trabajan con solicitudes'
const called = (webhook: { host: string } | undefined) =>
  webhook ? `a un programa en ${webhook.host}` : 'a ningún programa'

type MailWay = { host: string; username: string | null } | undefined
const sentThrough = (way: MailWay) =>
  way
    ? `se envía por ${way.host}${way.username ? ` como ${way.username}` : ''}`
    : 'se guarda como archivos y no se envía'

const alarmsFor = { all: 'todas las solicitudes', emergencies: 'solo emergencias', none: 'ninguna' }

type AlarmsFor = keyof typeof alarmsFor

export const notificationChangeWords = {
  recipients: (before: readonly string[], after: readonly string[]) =>
    `Los correos sobre solicitudes ahora van a: ${addresses(after)}. Hasta ahora: ${addresses(before)}.`,
  webhook: (before: { host: string } | undefined, after: { host: string } | undefined) =>
    `El webhook ahora llama ${called(after)}. Hasta ahora: ${called(before)}.`,
  alarms: (before: AlarmsFor, after: AlarmsFor) =>
    `Las alarmas mientras nadie ha tomado una solicitud ahora suenan para: ${alarmsFor[after]}. Hasta ahora: ${alarmsFor[before]}.`,
  secret: () => 'Se reemplazó el secreto del webhook.',
  mailServer: (before: MailWay, after: MailWay) =>
    `El correo ahora ${sentThrough(after)}. Hasta ahora: ${sentThrough(before)}.`,
  mailPassword: () => 'Se reemplazó la contraseña del servidor de correo.',
  mailSender: (before: string, after: string) => `El correo ahora viene de ${after}. Hasta ahora: ${before}.`,
  publicUrl: (before: string, after: string) =>
    `Los enlaces en los correos ahora llevan a ${after}. Hasta ahora: ${before}.`,
  callsTo: (label: string, before: string | undefined, after: string | undefined) =>
    `El sitio ahora ${after ? `muestra otro número de teléfono (${entered(label).text}): ${after}` : `no muestra ningún número de teléfono de ${entered(label).text}`}. Hasta ahora: ${before ?? 'ninguno'}.`,
  writesTo: (before: string | null, after: string | null) =>
    `El sitio ahora ${after ? `muestra otra dirección de correo: ${after}` : 'no muestra ninguna dirección de correo'}. Hasta ahora: ${before ?? 'ninguna'}.`,
  paysAt: (before: string | null, after: string | null) =>
    `Los clientes ahora ${after ? `pagan en línea en ${after}` : 'no pagan en ninguna página'}. Hasta ahora: ${before ?? 'ninguna'}.`,
  reviewsAt: (before: string | null, after: string | null) =>
    `A los clientes ahora ${after ? `se les manda a ${after} para una reseña en otro lado` : 'no se les manda a ninguna otra página para una reseña'}. Hasta ahora: ${before ?? 'ninguna'}.`,
  invoicesEnd: (before: string, after: string) =>
    `Las facturas ahora terminan ${after ? `con: “${after}”` : 'sin nota'}. Hasta ahora: ${before ? `“${before}”` : 'ninguna'}.`,
  textLeadsTo: (text: string) =>
    `Un texto ahora menciona otro número de teléfono u otra dirección: “${text}”.`,
  doorPhoto: (who: string, isThere: boolean) =>
    `En la puerta, los clientes ahora ${isThere ? 'ven otra foto' : 'no ven ninguna foto'} de ${who}.`,
  doorLicense: (who: string, license: string | null) =>
    `En la puerta, los clientes ahora ${license ? `ven el número de licencia ${license}` : 'no ven ningún número de licencia'} de ${who}.`,
  deviceAdded: (label: string) => `Este dispositivo ahora recibe avisos: ${deviceName(label)}.`,
  deviceRemoved: (label: string) => `Este dispositivo ya no recibe avisos: ${deviceName(label)}.`,
}
