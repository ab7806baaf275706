export const filesRoomWords = {
  filling: (share: string) => `The space for customer files is ${share} full.`,
  fillingNext: 'When it is full, photos are refused. Requests still come in.',
  noFiles: 'The space for customer files is full, so photos are refused. Requests still come in.',
  look: 'See what takes up space',
}
