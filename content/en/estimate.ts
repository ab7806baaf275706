/** What the server writes down after an answer, as the next step of a request. */
export const estimateWords = {
  nextAfterYes: 'The customer said yes to the estimate: set the appointment',
  nextAfterNo: 'The customer said no to the estimate: call, or close the request',
}
