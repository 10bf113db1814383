/** Where files are kept that are served to everybody who knows their name. */
export interface Files {
  /**
   * Keeps a file under the hash of its bytes; the same bytes again are the same file. Returns its name: `{sha256}.{extension}`.
   * Rejects with `FilesUnavailable` where it can't be kept.
   */
  put: (bytes: Uint8Array, extension: FileExtension) => Promise<string>
  /** The bytes of a file; undefined where there is none of that name. Rejects with `FilesUnavailable` where that is not known. */
  get: (name: string) => Promise<Uint8Array | undefined>
  /** Removes a file; without effect where there is none. Rejects with `FilesUnavailable` where it can't be removed. */
  remove: (name: string) => Promise<void>
}

/** Files can't be kept or read for now. The message is for whoever runs the server; it has no secrets. */
export class FilesUnavailable extends Error {}

/** What kinds of files there are, and how each is served. */
export const fileTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
} as const
export type FileExtension = keyof typeof fileTypes

const NAME = /^[0-9a-f]{64}\.(png|jpg|webp|gif)$/

/** The names of files in a text, as a pattern of JavaScript and of PostgreSQL alike. */
export const NAMES = '[0-9a-f]{64}[.](?:png|jpg|webp|gif)'

/** The names of files that a text has anywhere. */
export const namesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(new RegExp(NAMES, 'g'))].map(([name]) => name)),
]

/** The extension in the name of a file; undefined where it is not a name that `put` returns. */
export function extensionOf(name: string): FileExtension | undefined {
  const found = NAME.exec(name)?.[1]
  return found !== undefined && isExtension(found) ? found : undefined
}

const isExtension = (text: string): text is FileExtension => Object.hasOwn(fileTypes, text)
