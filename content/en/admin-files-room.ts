/** What the dashboard and the data screen say when the room for customers’ files runs out. */
export const filesRoomWords = {
  filling: (share: string) => `The room for files of customers is ${share} full.`,
  fillingNext: 'When it is full, photos are refused. Requests still come in.',
  noFiles: 'Photos of customers are refused now: there is no room for them. Requests still come in.',
  look: 'See what takes the room',
}
