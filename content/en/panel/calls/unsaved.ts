type UnsavedCall = { name: string; phone: string }

const nameOf = ({ name, phone }: UnsavedCall): string => name || phone || 'No name yet'

export const unsavedCallWords = {
  title: (count: number) => (count === 1 ? '1 call not saved yet' : `${count} calls not saved yet`),
  nameOf,
  states: {
    typed: 'Not finished. Open it and save it.',
    waiting: 'No connection. It saves itself when you’re back online.',
    refused: 'Something needs fixing before it can be saved. Open it.',
  },
  typedAt: (time: string) => `Written ${time}`,
  discard: 'Discard',
  discardOf: (call: UnsavedCall) => `Discard the call from ${nameOf(call)}`,
  discarded: (call: UnsavedCall) => `${nameOf(call)}: discarded.`,
  undo: 'Undo',
  sent: (calls: readonly UnsavedCall[]) =>
    calls.length === 1 ? `Saved: ${calls.map(nameOf).join()}.` : `${calls.length} calls saved.`,

  keptTitle: 'No connection. This call is kept on this device.',
  kept: 'It saves itself when you’re back online, even if you leave this page. It’s in your inbox until then.',
  another: 'New request',

  notSignedOut: (count: number) =>
    count === 1
      ? 'A call isn’t saved yet, and signing out would erase it. Save or discard it first.'
      : `${count} calls aren’t saved yet, and signing out would erase them. Save or discard them first.`,
}
