const mebibyte = 1024 * 1024

/**
 * Attachment rules that the browser and the server both apply (specification sections 5 and 9). Sizes in bytes.
 * `singleUploadBytes`: up to this size a file goes in one PUT. `busySeconds`: the pause after an answer that too
 * many files are being checked.
 */
export const attachmentRules = {
  maximumFiles: 4,
  maximumTotalBytes: 40 * mebibyte,
  singleUploadBytes: 5 * mebibyte,
  partBytes: 5 * mebibyte,
  maximumParts: 10_000,
  parallelParts: 4,
  busySeconds: 5,
} as const
