export const estimateWords = {
  nextAfterYes: 'El cliente aceptó el presupuesto: fije la cita',
  nextAfterNo: 'El cliente rechazó el presupuesto: llámele o cierre la solicitud',
}
