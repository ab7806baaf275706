/** What every screen of the panel loads of it. */
export const sealedInPanelWords = {
  openHere:
    'The server cannot be reached. Your jobs of today and tomorrow are on this device, and what you press there waits.',
  toJobs: 'Open them here',
  sent: (count: number) =>
    count === 1
      ? 'What waited on this device is saved now.'
      : `${count} steps that waited on this device are saved now.`,
  notSignedOut: (count: number) =>
    count === 1
      ? 'You are still signed in: a step is not saved yet. It is listed at the top; send it or discard it first.'
      : `You are still signed in: ${count} steps are not saved yet. They are listed at the top; send or discard them first.`,
}
