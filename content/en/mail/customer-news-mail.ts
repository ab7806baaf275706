export const customerNewsWords = {
  cancelled: {
    subject: (who: string) => `Canceled: ${who}`,
    heading: (name: string) => `${name} canceled the request`,
    text: 'There is nothing left to do. If someone is on the way, tell them.',
  },
  added: {
    subject: (who: string) => `New details: ${who}`,
    heading: (name: string) => `${name} added details to the request`,
    text: 'They wrote it on the page of their request. Nobody has answered yet.',
  },
  corrected: {
    subject: (who: string) => `Corrected: ${who}`,
    heading: (name: string) => `${name} corrected the request`,
    text: 'Their phone number, their address or the way to answer them has changed. Check it before you call or drive.',
  },
  accepted: {
    subject: (who: string) => `Yes to the estimate: ${who}`,
    heading: (name: string) => `${name} said yes to the estimate`,
    text: 'The price is agreed. Set the appointment.',
    booked: 'The price is agreed, and the visit is set.',
  },
  declined: {
    subject: (who: string) => `No to the estimate: ${who}`,
    heading: (name: string) => `${name} said no to the estimate`,
    text: 'Call if another price or another way may help, or close the request.',
  },
  anotherTime: {
    subject: (who: string) => `Another time: ${who}`,
    heading: (name: string) => `${name} asks for another time`,
    text: 'The appointment stands until you move it. Call and agree on a new one.',
  },
  appointmentCancelled: {
    subject: (who: string) => `Appointment canceled: ${who}`,
    heading: (name: string) => `${name} canceled the appointment`,
    text: 'Nobody needs to drive there. The request is open: call and ask what they want.',
  },
  booked: {
    subject: (who: string) => `Booked online: ${who}`,
    heading: (name: string) => `${name} booked an appointment`,
    text: 'It stands, and the customer is told. Nobody has it yet unless somebody had the request.',
  },
  wished: {
    subject: (who: string) => `Asks for a time: ${who}`,
    heading: (name: string) => `${name} asks for an appointment`,
    text: 'Open the request and press Confirm, or say that it is not possible.',
  },
  appointment: (time: string) => `Appointment: ${time}`,
  files: (count: number) => (count === 1 ? 'One file came with it.' : `${count} files came with it.`),
  about: (service: string, number: string) => `${service}, request ${number}`,
  open: 'Open the request',
}
