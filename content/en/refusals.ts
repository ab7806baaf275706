/** What the data service answers about a post. */
export const blogErrors = {
  title: 'Please enter a title.',
  excerpt: 'Please enter an excerpt.',
  author: 'Please enter an author.',
  category: 'Please enter a category.',
  content: 'Please enter the content.',
  image: 'Please enter an address that begins with https:// or /.',
  tooManyTags: (most: number) => `Keep this to ${most} tags.`,
  publishAtPast: 'Please choose a time to come, or publish the post now.',
  slugTaken: 'Another post has this address already.',
  slugEmpty: 'The address needs at least one letter or digit.',
}

/** What the server answers about a picture for a post. */
export const imageErrors = {
  alt: 'Please say what the picture shows.',
  noFile: 'Please choose a picture.',
  tooLarge: 'The picture is larger than 15 MB. Please choose a smaller one.',
  type: 'This is not a picture that pages can show. JPEG, PNG, WebP, GIF and AVIF are fine.',
  heic: 'Browsers cannot show HEIC. Set the phone to “Most Compatible”, or share the photo to save it as JPEG.',
  broken: 'The picture is damaged, or has too many pixels.',
  crop: 'The part that was chosen lies outside of the picture.',
  interrupted: 'The picture did not arrive completely. Please send it again.',
  noRoom: 'There is no room for more pictures on the server right now.',
  busy: 'Other pictures are being prepared. Please send this one again in a moment.',
  used: 'A post uses this picture. Take it out of the post first.',
  notAllowed: 'Your role does not include adding pictures.',
}

/** What the data service answers about the business profile. */
export const profileErrors = {
  missing: 'Please fill this in.',
  figure: 'Please enter a whole number.',
  phone: 'Please enter a phone number with its area code, like (713) 555-0142.',
  rating: 'Please enter a rating from 1 to 5, like 4.8.',
  time: 'Please enter a time like 07:00.',
  license: 'Texas wants a license number in every advertisement: please enter at least one.',
  conflict: 'Somebody else saved the business profile after you opened it.',
  timeZone: 'Please enter a time zone like America/Chicago.',
}

/** What the data service says about settings of notifications that it does not take. */
export const notificationErrors = {
  check: 'Please check the marked fields.',
  listed: 'This address is on the list already.',
  tooMany: (most: number) => `No more than ${most} addresses.`,
  url: 'Enter a complete address that begins with https://',
  credentials: 'Leave the user name and password out of the address.',
  privateAddress: 'This address leads into a private network. Only public addresses are called.',
  noUrl: 'Enter the address that is to be called.',
  noSecret: 'Save the address of the webhook first: its secret is made then.',
  secretForReaders: 'This API key may only read, and whoever has the secret can write in our name.',
  environmentSecret: 'The secret of this webhook is in the server’s settings.',
  notARecipient: 'Nothing is sent there by these settings.',
  noWebhook: 'The webhook is off.',
  noDevice: 'This device is not on the list any more.',
  subscription: 'This browser’s subscription cannot be used.',
}

/** What the data service says about settings of mail that it does not take. */
export const mailErrors = {
  check: 'Please check the marked fields.',
  environment: 'The server’s own settings (SMTP_URL) say how mail is sent. They are changed there, not here.',
  environmentFrom: 'The server’s own settings (MAIL_FROM) name the sender. It is changed there, not here.',
  environmentUrl: 'The server’s own settings (PUBLIC_URL) name the address. It is changed there, not here.',
  host: 'Enter the name of the mail server, like smtp.example.com.',
  privateHost:
    'This name leads into a private network. Enter a public mail server, or have SMTP_PRIVATE=1 set on the server.',
  noSuchHost: 'There is no server of this name. Check the spelling.',
  port: 'Enter a port between 1 and 65535. Most servers use 465 or 587.',
  security: 'Choose TLS or STARTTLS: without encryption the password could be read on the way.',
  password: 'Enter the password for this server and user name.',
  passwordForm: 'This password cannot be used. Copy it again without line breaks.',
  user: 'Enter the user name that goes with the password.',
  tooLong: (most: number) => `Keep this to ${most} characters.`,
  publicUrl: 'Enter the complete address, like https://example.com.',
  notSetUp: 'Set up email first.',
  recipient: 'The test goes to an administrator or to an address that gets the notifications.',
  wait: 'A test was sent a moment ago. Wait half a minute before you send another.',
  tooManyTests: 'That was many tests. Try again in an hour.',
  code: 'Enter the six digits from the test email.',
  wrongCode: 'That is not the code from the last test email.',
  noCode: 'This code has expired or was entered wrong too often. Send another test.',
  changed: 'The settings were changed after this test was sent. Send another test.',
}
