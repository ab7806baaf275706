import { ended } from '#content/fill-in.ts'

export const proofMailWords = {
  subject: (code: string, company: string) =>
    `${code} es el código para terminar de preparar el correo, ${company}`,
  heading: 'El correo de su sitio web sí llega',
  lines: (minutes: number) => [
    `Escriba este código en Ajustes, Correo, en los próximos ${minutes} minutos. Con eso queda listo.`,
    'Si llegó a su carpeta de spam, márquelo como “no es spam”, para que el siguiente no llegue ahí.',
  ],
  footer: (company: string) => `Enviado por el sitio web de ${company} porque alguien pidió una prueba.`,
}

export const testMailWords = {
  subject: (company: string) => `Correo de prueba del sitio web de ${company}`,
  heading: 'El correo sí le llega',
  text: 'Esta es la prueba que pidió en los ajustes. Una solicitud nueva le llega de la misma manera.',
  open: 'Ajustes de avisos',
  footer: (company: string) => `Enviado por el sitio web de ${ended(company)}`,
}

export const testPayloadText = 'Esta es una prueba de los ajustes de avisos.'

type BackupTrouble = { kind: 'backup' | 'copy' | 'drill' }

const backupTroubles = {
  backup: 'Fallan sus copias de seguridad',
  copy: 'Falla el envío de sus copias al segundo lugar',
  drill: 'No se puede abrir la copia de seguridad más reciente',
}

export const backupMailWords = {
  subject: (troubles: readonly BackupTrouble[]) =>
    troubles.map(({ kind }) => backupTroubles[kind]).join('; '),
  once: 'El sitio en sí funciona. Si sigue así, le avisamos otra vez en una semana.',
  open: 'Abrir las copias de seguridad',
  footer: (company: string) => `Enviado a los dueños por el sitio web de ${ended(company)}`,
}
