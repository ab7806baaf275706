export const estimateWords = {
  nextAfterYes: 'The customer said yes to the estimate: set the appointment',
  nextAfterNo: 'The customer said no to the estimate: call, or close the request',
}
