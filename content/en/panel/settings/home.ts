/** `also`: what people type who look for it, beside what they can read. */
type FoundPart = { name: string; also: string }

/** `holds`: one line. `parts`: what is found by itself, by the id of its section, called as its heading is. */
type FoundPage = { holds: string; also: string; parts?: Readonly<Record<string, FoundPart>> }

export const settingsHomeWords = {
  search: 'Search settings',
  hint: 'Logo, password, tax...',
  clear: 'Clear search',
  found: (count: number) => (count === 1 ? '1 setting found' : `${count} settings found`),
  nothing: (typed: string) => `No setting is called “${typed}”.`,
  showAll: 'Show all settings',

  pages: {
    business: {
      holds: 'Name, phones, hours, services, prices, area',
      also: 'company profile details facts',
      parts: {
        identity: { name: 'Name', also: 'company tagline slogan legal owner' },
        place: { name: 'Place', also: 'address street city zip location map timezone' },
        phones: { name: 'Phone and email', also: 'number telephone dispatch text sms contact' },
        hours: { name: 'Hours and closed days', also: 'opening times holidays vacation office' },
        booking: { name: 'Online booking', also: 'appointment slots self schedule pick time window' },
        promises: { name: 'Nights and promises', also: '24/7 emergency arrival warranty guarantee' },
        services: { name: 'Services', also: 'offer automotive residential commercial menu' },
        licenses: { name: 'Licenses and insurance', also: 'bond bonded insured number' },
        reputation: { name: 'Experience and reputation', also: 'rating stars years since' },
        prices: { name: 'Prices and payment', also: 'cost fee trip cash card' },
        area: { name: 'Service area', also: 'cities towns neighborhoods radius travel' },
      },
    },
    setup: {
      holds: 'Confirm your claims, open to search',
      also: 'engines setup start open launch live google publish confirm',
    },
    brand: {
      holds: 'Logo, icon, color, photos',
      also: 'design theme look',
      parts: {
        logo: { name: 'Logo', also: 'mark picture upload header' },
        icon: { name: 'Icon', also: 'favicon app home screen tab' },
        accent: { name: 'Color', also: 'colour accent theme' },
        photos: { name: 'Photos', also: 'images pictures van team gallery' },
      },
    },
    templates: {
      holds: 'Texts and emails you send with one press',
      also: 'templates canned snippets answers sms',
    },
    invoicing: {
      holds: 'Sales tax, days to pay, closing words',
      also: 'billing quotes bills money',
      parts: {
        taxes: { name: 'Sales tax by place', also: 'taxes vat rate percent county' },
        terms: { name: 'Days and words', also: 'due date payment terms note footer expire' },
      },
    },
    notifications: {
      holds: 'Who is told of a new request, and how',
      also: 'alerts alarm ring sound webhook escalation morning digest reminders mails',
      parts: {
        device: { name: 'This device', also: 'push phone browser alert' },
        calendar: {
          name: 'Your appointments in your calendar',
          also: 'ical ics google outlook apple feed subscribe',
        },
      },
    },
    mail: {
      holds: 'The account your site sends from',
      also: 'web address smtp server sender spam dns gmail outlook domain url website',
    },
    people: {
      holds: 'Who has access, roles, invitations',
      also: 'users team staff employees invite administrators technician dispatcher permissions rights',
    },
    security: {
      holds: 'Your password, passkeys, authenticator app',
      also: 'login log in account security',
      parts: {
        password: { name: 'Password', also: 'change sign in login' },
        passkeys: { name: 'Passkeys', also: 'fingerprint face id yubikey security key' },
        authenticator: { name: 'Authenticator app', also: '2fa two factor mfa totp code recovery' },
      },
    },
    sessions: {
      holds: 'Where you are signed in',
      also: 'out logout log out devices browser lost phone',
    },
    data: {
      holds: 'Backups, spreadsheets, space',
      also: 'storage disk',
      parts: {
        backups: { name: 'Backups', also: 'save copy restore archive download' },
        nightly: { name: 'Every night', also: 'automatic backup schedule' },
        passphrase: { name: 'Passphrase', also: 'encrypt encryption encrypted key backup' },
        place: { name: 'Second place', also: 'backup s3 bucket sftp folder offsite cloud' },
        drill: { name: 'Proof', also: 'test backup restore open' },
        import: {
          name: 'From another program',
          also: 'import customers vcard contacts requests jobs prices invoices jobber housecall square quickbooks',
        },
        lists: { name: 'Lists for a spreadsheet', also: 'csv excel export download' },
        texts: { name: 'Texts of the website', also: 'json translate import export' },
        budget: { name: 'Space for customer files', also: 'storage quota disk full photos' },
      },
    },
    privacy: {
      holds: 'One customer’s data: a copy of it, or its end',
      also: 'gdpr ccpa delete erase forget person protection',
    },
    activity: { holds: 'Who changed what, and when', also: 'log audit history trail' },
    apiKeys: { holds: 'Access for programs of yours', also: 'token integration developer graphql' },
  } satisfies Record<string, FoundPage>,
}
