import { attachmentTexts } from './site/form-errors.ts'

const wishes = 'JPEG, PNG, HEIC, WebP and GIF pictures and PDF files are fine.'

type NamedFile = { name: string }

const attachmentRefusals = {
  tooManyFiles: attachmentTexts.tooManyFiles,
  tooManyBytes: attachmentTexts.tooManyBytes,
  attachmentMissing: 'An attached file was not found. Please attach it again.',
  uploadNotFound: 'This upload was not found. Please choose the file again.',
  uploadExpired: 'This upload has expired. Please choose the file again.',
  uploadComplete: 'This file is already complete.',
  uploadClaimed: 'This file was already sent with a request.',
  uploadIncomplete: 'Some parts of the file have not arrived yet.',
  uploadInterrupted: 'The file did not arrive completely.',
  partSuperseded: 'This part was sent anew meanwhile.',
  moreThanAnnounced: 'More bytes arrived than were announced.',
  lessThanAnnounced: 'Fewer bytes arrived than were announced.',
  partTooLong: 'The part is longer than was announced.',
  partTooShort: 'The part is shorter than was announced.',
  partLengthMissing: 'Send the length of the part.',
  partTypeChanged: 'The type is not the one that was announced.',
  noRoomForFiles: 'There is no room for files right now. Your request can be sent without them.',
  filesBusy:
    'Too many files are being checked right now. Try again in a moment, or send your request without them.',
  tooManyWaiting: 'Too many files are waiting. Remove some, or send your request with them.',
  tooManyUploads: 'Too many files came from your connection just now. Please wait a little, or call us.',
  fileUnnamed: 'The file has no name.',
  fileEmpty: ({ name }: NamedFile) => `${name} is empty.`,
  fileTooSlow: ({ name }: NamedFile) =>
    `${name} takes too long to read. Please send a smaller picture, or a photo of it.`,
  fileBroken: ({ name }: NamedFile) =>
    `${name} is damaged or too large to read as a picture. Please send another one.`,
  heifUnread: ({ name }: NamedFile) =>
    `${name} is damaged, or a new kind of picture that we can’t read yet. Please send it as JPEG, or a screenshot of it.`,
  notPhotoNorPdf: ({ name }: NamedFile) => `${name} is not a photo or a PDF. ${wishes}`,
  oldImageFormat: ({ name }: NamedFile) =>
    `${name} is not a photo or a PDF. Please save it as JPEG or PDF and try again. ${wishes}`,
  isVideo: ({ name }: NamedFile) =>
    `${name} is not a photo or a PDF. Videos cannot be attached. Take a photo of it: one photo is enough. ${wishes}`,
  isMarkup: ({ name }: NamedFile) =>
    `${name} is not a photo or a PDF. SVG drawings and web pages cannot be attached. ${wishes}`,
  describeOneFile: 'Send the name, size and type of one file.',
  fileNotFound: 'This file was not found.',
  linkExpired: 'This link has expired.',
  linkInvalid: 'This link is not valid.',
  onlyStaffDeleteFiles: 'Only staff delete files.',
  sendKeyOrSignIn: 'Send the public API key or sign in.',
}

const imageRefusals = {
  imageAltMissing: 'Please describe the picture.',
  imageMissing: 'Please choose a picture.',
  imageTooLarge: 'The picture is larger than 15 MB. Please choose a smaller one.',
  imageType: 'This is not a picture that pages can show. JPEG, PNG, WebP, GIF and AVIF are fine.',
  photoNotAllowed: 'Please sign in to change your photo.',
  photoType: 'Please choose a JPEG, PNG or WebP photo.',
  imageHeic:
    'Browsers cannot show HEIC. Set the phone to “Most Compatible”, or share the photo to save it as JPEG.',
  imageBroken: 'The picture is damaged, or has too many pixels.',
  imageCrop: 'The part that was chosen lies outside of the picture.',
  imageInterrupted: 'The picture did not arrive completely. Please send it again.',
  noRoomForImages: 'There is no room for more pictures on the server right now.',
  imagesBusy: 'Other pictures are being prepared. Please send this one again in a moment.',
  imageUsed: 'A post or a page of the site uses this picture. Take it out there first.',
  imageNotAllowed: 'Your role does not include adding pictures.',
  imageNotFound: 'This picture was not found.',
  markType: 'Please choose an SVG or a PNG file.',
  markEntities:
    'This SVG names other files or repeats itself without end. Please export it again as a plain SVG, or as a PNG.',
  markText:
    'The letters in this SVG are live text and would come out in another font. In the drawing program convert them to outlines (Illustrator: Type, Create Outlines; Inkscape: Path, Object to Path), or save a PNG.',
  markForeign:
    'A part of this SVG only shows in a web browser and would be missing. Please save it as a PNG.',
  markLinked:
    'This SVG shows a picture or a style that is in another file. Please embed it in the SVG, or save a PNG.',
  markThin:
    'This is so stretched that it would be a hairline. Please use one that is at most 30 times as wide as high.',
  markTooLarge: 'The file is larger than 2 MB. Please choose a smaller one.',
  markBroken: 'The file is damaged, has too many pixels, or shows nothing.',
  logoSmall: 'This PNG is too small. Please choose one at least 48 pixels wide, better 800, or an SVG.',
  iconSmall: 'This PNG is too small. Please choose one at least 180 pixels wide, better 512, or an SVG.',
  markNotAllowed: 'Your role does not include changing the brand.',
}

const requestRefusals = {
  failed: 'Something went wrong on our side. Please try again.',
  failedCall: 'Something went wrong on our side. Please call us.',
  notFound: 'Not found',
  tooMuchSent: 'Too much was sent.',
  tooMuch: 'That is more than this takes. Please send less.',
  tooMuchForForm: 'This is more than the form can take. Please send less.',
  formInterrupted: 'The form did not arrive completely. Please send it again.',
  sendJson: 'Send JSON.',
  sendForm: 'Send a form.',
  postJson: 'POST your operation as JSON.',
  fromAnotherSite: 'This was sent from another site.',
  notAHost: 'This is no name of a host.',
  otherMethod: 'This address is read with GET, and takes forms by POST.',
}

export const fileRefusals = { ...attachmentRefusals, ...imageRefusals, ...requestRefusals }
