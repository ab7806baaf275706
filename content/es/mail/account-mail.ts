import { roleRights } from '../panel/settings/role-rights.ts'
import type { RoleName } from '../panel/settings/roles.ts'

export const accountMailWords = {
  reset: {
    subject: (company: string) => `${company}: elija una contraseña nueva`,
    heading: 'Elija una contraseña nueva',
    open: 'Elegir una contraseña nueva',
    lines: [
      'El enlace funciona una vez, durante una hora.',
      'Si usted no lo pidió, puede ignorar este correo: su contraseña sigue siendo la misma.',
    ],
  },
  invitation: {
    subject: (company: string) => `${company}: tiene una invitación al panel de administración`,
    heading: (company: string) => `Use el panel de administración de ${company}`,
    open: 'Elegir una contraseña',
    lines: (by: string, role: RoleName) => [
      `${by} le invita con el rol de ${roleRights[role].one}. ${roleRights[role].may}`,
      'El enlace funciona una vez, durante 7 días.',
      'Si no sabe de qué se trata, puede ignorar este correo.',
    ],
  },
  role: {
    subject: (who: string, company: string) => `${company}: cambió el rol de ${who}`,
    heading: (who: string, after: RoleName) => `${who} tiene ahora el rol de ${roleRights[after].one}`,
    open: 'Ver quién tiene acceso',
    lines: (change: { by: string; at: string; before: RoleName; after: RoleName }) => [
      `Lo cambió ${change.by} (${change.at}). Hasta ahora: ${roleRights[change.before].one}.`,
      roleRights[change.after].may,
      'Se cerró la sesión de esa persona, que puede iniciarla otra vez. Si no lo hizo ninguno de ustedes, elijan contraseñas nuevas de inmediato.',
    ],
  },
  code: {
    subject: (code: string, company: string) => `${code} es su código de ${company}`,
    heading: 'Su código',
    lines: (minutes: number) => [
      `Escríbalo en la página que se lo pidió, en los próximos ${minutes} minutos.`,
      'Nunca se lo vamos a pedir. Si no esperaba este código, ignore este correo.',
    ],
  },
  changed: {
    what: {
      passwordChanged: 'Su contraseña cambió',
      recoveryCodeUsed: 'Se usó un código de recuperación para iniciar sesión en su cuenta',
      recoveryCodesMade: 'Se hicieron códigos de recuperación nuevos para su cuenta',
      authenticatorAdded: 'Se agregó una app de autenticación a su cuenta',
      authenticatorRemoved: 'Se quitó la app de autenticación de su cuenta',
      passkeyAdded: 'Se agregó una llave de acceso a su cuenta',
      passkeyRemoved: 'Se quitó una llave de acceso de su cuenta',
    },
    emailChanged: (email: string) => `Su correo ahora es ${email}`,
    subject: (what: string, company: string) => `${company}: ${what}`,
    open: 'Abrir sus ajustes de inicio de sesión',
    lines: [
      'Si fue usted, no hay nada que hacer.',
      'Si no fue usted, elija una contraseña nueva de inmediato.',
    ],
    keys: (names: readonly string[], page: string) =>
      `Sus claves de API siguen funcionando: ${names.join(', ')}. Si no reconoce alguna, revóquela en ${page}`,
  },
  notifications: {
    subject: (company: string) => `${company}: cambió a dónde llegan las solicitudes`,
    heading: 'Cambió a dónde llegan las solicitudes',
    open: 'Ver los ajustes',
    lines: (by: string, at: string) => [
      `Lo cambió ${by} (${at}).`,
      'Si no lo hizo ninguno de ustedes, corrijan los ajustes y elijan contraseñas nuevas de inmediato.',
    ],
  },
  footer: (company: string) => `Enviado por el sitio web de ${company} a quienes lo manejan.`,
}
