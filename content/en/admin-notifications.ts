/** What the settings of notifications say. */
export const notificationsWords = {
  title: 'Notifications',
  lead: 'Who is told when somebody asks for a quote, writes to you or leaves a review.',
  retries:
    'What does not get through is tried three times within a second, then for about a day at growing intervals. After that it waits for Retry on its card.',
  failed: 'The settings could not be loaded.',
  failedHint: 'They are safe; they could just not be shown. Try again in a moment.',
  stale: (since: string) => `These are the settings of ${since}; they could not be loaded again.`,

  mail: 'Mail',
  recipientsOwner: 'You set these addresses here.',
  recipientsEnvironment:
    'These addresses come from the server’s settings (NOTIFY_TO). The first one that you add or remove here puts your own list in their place.',
  recipientsDefault: 'No address is set, so everybody who works with requests gets a mail.',
  recipientsEmpty: 'Your list is empty, so everybody who works with requests gets a mail.',
  administrators: 'Everybody who works with requests',
  administratorsAre: (addresses: readonly string[]) => addresses.join(', '),
  noAdministrator: 'nobody yet',
  address: 'Add an address',
  add: 'Add',
  adding: 'Adding...',
  remove: 'Remove',
  removing: 'Removing...',
  removeOf: (who: string) => `Remove ${who}`,
  removed: 'Removed.',
  useDefaults: 'Use the server’s settings instead',
  sender: (from: string) => `Mails come from ${from}.`,
  filesTitle: 'Mails are not sent: they are files',
  files: (folder: string) =>
    `No mail server is set up. Every mail is written as a file to ${folder}, where your mail program opens it, and removed with its card or after 30 days. To have them sent, set SMTP_URL and MAIL_FROM and restart.`,

  sendTest: 'Send test',
  sendTestTo: (who: string) => `Send a test to ${who}`,
  sending: 'Sending...',
  lastTest: 'Last test',
  lastTestFile: 'Last test, written as a file',

  customers: 'Email to customers',
  customersLead:
    'What customers hear from you by themselves. Suspicious requests get nothing, and no address gets more than one confirmation in ten minutes.',
  customerMails: {
    received: {
      label: 'Request received',
      help: 'At once: when you will call, the number, and the link to the page of the request.',
    },
    taken: {
      label: 'Someone is calling',
      help: 'When someone takes the request, before the first call. With their first name.',
    },
    onTheWay: {
      label: 'On the way',
      help: 'When someone sets an arrival time, and again when it changes.',
    },
    done: {
      label: 'Job done',
      help: 'Thanks, with the link to write a review. Then you need not ask for one: customers get one such email.',
    },
  },
  preview: 'Preview',
  previewOf: (label: string) => `Preview: ${label}`,

  device: 'This device',
  deviceLead:
    'A notification with the name and the service, even when the panel is closed. It goes encrypted to this device only; nobody in between can read it.',
  deviceNoScript: 'Turning on notifications needs JavaScript, which is off in this browser.',
  checking: 'Looking at this device...',
  unsupported:
    'This browser cannot show notifications of websites. Mail and the other devices still tell you.',
  insecure: 'Notifications need a secure address, one that begins with https://. Open the panel there.',
  blockedTitle: 'Notifications are blocked for this site',
  blocked:
    'Allow them in the settings of the browser: tap the sign left of the address, then Notifications, then Allow. On a phone they may be off in the settings of the phone, too.',
  on: 'On: this device is told of every request.',
  off: 'Off: this device is told of nothing.',
  turnOn: 'Turn on for this device',
  turningOn: 'Turning on...',
  turnOnFailed: 'This device could not be registered.',
  notAllowed: 'You did not allow notifications. Nothing was turned on.',
  installTitle: 'First put the panel on the Home Screen',
  installSteps: [
    'Tap Share, the square with the arrow, at the edge of Safari.',
    'Choose Add to Home Screen, then Add.',
    'Open Lantern panel from the Home Screen, and come back to this page.',
    'Turn notifications on here, and choose Allow.',
  ],
  onSteps: [
    'Press the button below.',
    'The browser asks whether it may notify you: choose Allow.',
    'Send a test.',
  ],
  steps: 'How it is done',
  install: 'Install the panel',
  installHint: 'It opens in a window of its own, and its icon shows how many wait.',
  installByMenu:
    'To install the panel, open the menu of the browser and choose Install app or Add to Home screen.',
  installed: 'The panel is installed here.',
  devices: 'Devices that are told',
  noDevices: 'None yet.',
  thisDevice: 'this device',
  unknownDevice: 'Browser',
  deviceOf: (username: string) => `Of ${username}`,
  deviceAdded: 'Added',
  deviceReached: 'Last reached',
  deviceNever: 'Not reached yet',
  gone: 'This device was taken off the list. Turn it on again to be told here.',

  sound: 'Sound in the open panel',
  soundLead:
    'A short chime when something comes in while the panel is open. It is kept for this device only.',
  soundOn: 'Play a sound',
  soundHelp: 'Browsers stay silent until you have tapped or typed something in the panel.',
  play: 'Play it',
  soundFailed: 'This browser did not play the sound. Is the device muted?',

  webhook: 'Webhook',
  webhookLead:
    'A program of yours is called with what came in, as signed JSON (Standard Webhooks). Only public addresses that begin with https:// are called, and redirects are not followed. After a correction, what still waits goes to the new address.',
  webhookOwner: 'You set this here.',
  webhookEnvironment:
    'This comes from the server’s settings (WEBHOOK_URL). What you save here is used instead.',
  webhookDefault: 'No webhook is set.',
  webhookUrl: 'Address',
  webhookOn: 'Call this address',
  webhookOnHelp: 'Off, the address is kept and not called.',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Saved.',
  webhookDefaults: 'Use the server’s settings instead',
  secret: 'Secret',
  secretHelp: 'The receiver checks with it that a call comes from you. Keep it as you keep a password.',
  secretEnvironment: 'The secret is in the server’s settings (WEBHOOK_SECRET).',
  show: 'Show the secret',
  showing: 'Showing...',
  replace: 'Make a new one',
  replacing: 'Making...',
  replaceHelp: 'A new one holds at once: the old one stops working.',
  lastCalls: 'Last calls',
  noCalls: 'Nothing was called yet.',
  topics: {
    'quote.created': 'Request',
    'message.created': 'Message',
    'review.created': 'Review',
    'notifications.test': 'Test',
  } as Readonly<Record<string, string>>,

  failures: {
    'add-recipient': 'The address was not added.',
    'remove-recipient': 'The address was not removed.',
    'default-recipients': 'The list was not changed.',
    test: 'The test was not sent.',
    retry: 'Failed to retry the notification',
    'save-customer-mails': 'The emails to customers were not changed.',
    'save-alarms': 'The alarms were not changed.',
    'save-morning': 'The morning email was not changed.',
    'save-webhook': 'The webhook was not saved.',
    'default-webhook': 'The webhook was not changed.',
    'show-secret': 'The secret could not be shown.',
    'replace-secret': 'The secret was not replaced.',
    'save-device': 'This device could not be registered.',
    'remove-device': 'The device was not removed.',
  },
}

/** What stands where the panel cannot reach the server. */
export const offlineWords = {
  title: 'No connection',
  text: 'The panel cannot reach the server. Nothing about your customers is kept on this device, so there is nothing to show until the connection is back.',
  requests: 'Requests are not lost: they are kept on the server, and mailed.',
  waiting: 'The panel opens by itself as soon as the server answers.',
  back: 'The server answers again.',
  retry: 'Try again',
  step: 'No connection. The page you chose opens by itself as soon as it is back.',
  screen: 'This page was not loaded yet. It opens by itself as soon as the connection is back.',
}

/** How the installed panel calls itself. */
export const installWords = {
  name: 'Lantern panel',
  shortName: 'Lantern',
  description: 'Requests, messages, reviews and the blog of your locksmith business.',
}
