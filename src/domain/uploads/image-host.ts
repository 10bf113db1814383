/** How mails name uploaded images: not under the server's own origin, but under that of the workspace's hostname (DOM-49). */
export interface ImageHost {
  /** Origins, such as https://mail.example.com. */
  from: string
  to: string
}

/** The end of an address under which an uploaded image is served. */
const IMAGE = String.raw`/a/[0-9a-f]{64}\.[a-z]+(?![\w.])`
const special = /[\\^$.*+?()[\]{}|/]/g

/** A part of a mail with its uploaded images under the other origin. */
export const withImageHost = (part: string, { from, to }: ImageHost): string =>
  part.replaceAll(
    new RegExp(`${from.replaceAll(special, String.raw`\$&`)}(${IMAGE})`, 'g'),
    (_, path: string) => to + path,
  )
