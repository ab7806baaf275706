import { type Either, either, texts } from '#content/texts.ts'

type Section = Readonly<{
  id: string
  heading: string
  paragraphs: readonly (string | Either)[]
  points?: readonly (string | Either)[]
}>

const sections: readonly Section[] = texts([
  {
    id: 'reading',
    heading: 'When you just browse',
    paragraphs: [
      'We store nothing about you on our server. There is no account, no advertising and no visitor counter. Taps on our call buttons are counted by page and day: how many, never whose. Text, type, drawings and program code come from our own server, so no other company learns that you are here.',
      'Two things on our pages belong to others, and both wait for your click: the street map, which then comes from the company named beside its button, and the share buttons under an article. A photo at the head of an article may be kept on another server; that one sees your network address when the article shows it.',
    ],
  },
  {
    id: 'log',
    heading: 'The server’s log',
    paragraphs: [
      'Our program keeps no list of visits. When something goes wrong it writes down the time, the page’s address and the fault. When staff sign in, or someone tries to, it writes down the network address and, once they are in, which member of staff it was.',
      'The data center and the networks between you and us may keep technical records of their own. We do not see those.',
    ],
  },
  {
    id: 'cookie',
    heading: 'Two cookies',
    paragraphs: [
      'When you first upload a file, send a form or mark a review as helpful, your browser may get a cookie named __Host-lantern.guest. It holds a random number, signed so that nobody can borrow yours, and it lasts a year. It ties your uploads to your request, lets you read there again what you wrote, and lets you vote once for a review. It does not say who you are, and other sites cannot read it.',
      'When you change something on the page of a request, a second one named __Host-lantern.flash holds the sentence that the page says about it. The page removes it as it shows it, and it expires after a minute.',
      'Delete them whenever you like. Staff who sign in get cookies for that as well; visitors do not.',
    ],
  },
  {
    id: 'device',
    heading: 'What stays on your device',
    paragraphs: [
      'What you type into a form is kept in your browser, so that a closed tab does not cost you the description of the lock. After 24 hours it is no longer offered, and goes when you next use that form. “Clear” beside the form removes it at once.',
      'Until you close the tab, your browser also remembers the page that your visit began on and the site that led to it. It leaves your device only with a form that you send.',
      'When our pages offer you another language and you answer, your browser remembers that you did, and nothing else.',
      'A request that finds no internet connection, or that our server could not take, is kept in your browser too, with its files, until it has been sent or you press “Discard it”. It leaves when you open any page of ours and, in some browsers, by itself when you are back online.',
      'While your request is open, your browser remembers its page and number, so that our other pages can show how it stands. The cross beside that line removes it, and so does the end of the request. On a borrowed phone, press “Clear”, “Discard it” or the cross before you hand it back.',
      'Your browser also keeps one page, “Locked out now”, so that it opens without a connection. Nothing about you is in it. It opens at the place that you chose there last, which your browser keeps to itself. On that page you can add where you are to a text message: your phone asks you first, and the place stays on it unless you send that text.',
    ],
  },
  {
    id: 'requests',
    heading: 'Quote requests and messages',
    paragraphs: [
      'We store what you entered: name, phone, email, service and message, with the time it came in. To it we add what we need to work: whether you have been called, whether the job is done, and notes about it, such as which keyway a door has.',
      'With it we keep how you found us, as far as your browser says: the first page of your visit, the site whose link you followed, and the campaign marks in that link. Of an ad we keep that it was one, not which click was yours.',
      'A few technical facts are kept beside it: a fingerprint of the content, so that a double click does not become two requests, and whether a machine seems to have filled in the form. A suspicious request still reaches us, only with a mark.',
      'A request has a page of its own. Whoever has its address sees your name (of a quote request only the first name), what you wrote, what has happened, and the first name of who works on it; of your phone number the last two digits, of your email the first letter and what follows the @, and of an address only that we have one. They can also add to the request, correct the number or address, or cancel it; we see that it was done there, and what was there before. The page ends 90 days after the job is done or canceled, or 180 days after the last change, but not while an invoice is open. While the warranty on labor runs, it stays{has-warrantyDays}. Treat its address like a key.',
      'When we send you an estimate, your yes or no is kept with the request: the name that you type, the time, and the network address that the answer came from, so that both sides can show what was agreed. Estimates go with the request. An invoice stays with your name and address after the request is gone, because records of a sale have to be kept.',
      'We email you updates on your request: that we have it, that someone is calling, when your appointment is and again the day before, that someone is on the way, and that it is done, once with a link to write a review. What was mailed is kept with the request and goes with it. So that nobody can flood a mailbox through us, we keep for a day a code worked out from the address.',
    ],
  },
  {
    id: 'files',
    heading: 'Photos and documents',
    paragraphs: [
      'Photos from a phone usually carry the place where they were taken. Before we keep a picture we strip that: place, date, camera and serial numbers go, the picture stays. A PDF is kept as it came, with everything its author left in it.',
      'We also keep the name that the file had on your device. Files that you upload but do not send with a request are removed after about an hour. Of requests that look like a machine’s, the oldest files go when they take too much room. Of the others, you can see only your own; our staff can see all that belong to requests.',
      'Our staff may add photos of the lock and of the work to your request, and keep the name with which you sign for the work, with the time. Only staff see those photos, and they go when the request is deleted; the name is also on the invoice.',
      'Please do not photograph a key flat and sharp if nobody needs it: a good picture is enough to cut a copy. The lock and the door’s edge tell us more.',
    ],
  },
  {
    id: 'reviews',
    heading: 'Reviews',
    paragraphs: [
      'After approval we publish the name you gave, your stars, title and words, and the service and location if you filled them in. Your email is never published; only staff can read it.',
      'The same technical facts are kept beside a review as beside a request, and it has a receipt page too. For “Helpful” we store the number from the cookie with the review you marked, and for a day a code worked out from your network address, which does not tell the address, so that nobody votes again and again.',
    ],
  },
  {
    id: 'limits',
    heading: 'Your network address',
    paragraphs: [
      'To stop floods of forms, files and taps on the call buttons we count what comes from each network address within ten minutes, and attempts to sign in within fifteen. The count is removed a few minutes after its time is over, and the address with it. For a day we keep with your request a code worked out from the address and the number in the cookie, which reveals neither. It keeps a second press from becoming a second request, and one sender from crowding out others.',
      'So that nobody fills the disk, a code made from your address is kept with each file that you upload, for a day. Nobody can read the address from it without our server’s secret.',
    ],
  },
  {
    id: 'readers',
    heading: 'Who reads it',
    paragraphs: ['What you send goes to the people who run this business, by these ways:'],
    points: [
      'The panel on this website, after signing in.',
      either(
        'A mail to the person on duty, which has what you wrote and how to reach you, but not your files{someoneOnDuty}. The mail companies on both ends handle it.',
        'A mail to those who answer, which has what you wrote and how to reach you, but not your files. The mail companies on both ends handle it.',
      ),
      'If the business has connected another program, such as a dispatch board, that program gets the same facts.',
    ],
  },
  {
    id: 'how-long',
    heading: 'How long',
    paragraphs: [
      'Requests, messages and reviews stay until we delete them. There is no automatic end: people call years later about a lock we installed, and then the old note helps.',
      'When we delete a request, a message or a review, it goes to a trash with its files and the record of the mails about it. Only our staff can see it there. After {trashDays} days it is gone for good.',
      'If you ask us to delete it, we do not wait: it goes past the trash, at once{privacy}. Two places take longer: the mailbox that the notice went to, and backups made before, which last until they are replaced{privacy}.',
    ],
  },
  {
    id: 'deletion',
    heading: 'See, fix or delete your data',
    paragraphs: [
      either(
        'Write to {email} or call {officePhone}. Tell us the name and the phone number or email that you used, and about when.',
        'Write to {email} or call {phone}. Tell us the name and the phone number or email that you used, and about when.',
        'Call {phone}. Tell us the name and the phone number or email that you used, and about when.',
      ),
      'We answer to the number or address that is stored with it, because anyone could ask in your name{privacy}. Then we send you what is there, correct it or delete it, also from the mailbox{privacy}. It costs nothing, and you need not give a reason{privacy}.',
    ],
  },
])

/** Words of the privacy page. They say what the server does: a change of what is kept changes this page. */
export const privacyWords = texts({
  title: 'Privacy: what {company} keeps, and for how long',
  description:
    'What this site of {company} keeps when you ask for a quote, write or leave a review, who reads it, and how to have it deleted.',
  eyebrow: 'Privacy',
  heading: 'What we keep, and why',
  lead: 'A locksmith learns where you live and which lock you have. Here is what we do with it.',
  changed: { label: 'Last changed', date: '2026-11-27' },
  contentsLabel: 'On this page',

  sections,

  action: {
    heading: 'Would you rather not put it in writing?',
    text: 'Call instead. We then write down only what we need to come to you: your name, your number and what it is about{privacy}.',
  },
})
