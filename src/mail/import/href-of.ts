import type { Href } from '#mail/document'
import { piecesOf } from './merge-tags.ts'

/** The link that an address of a foreign mail is. */
export const hrefOf = (address: string): Href => ({
  parts: piecesOf(address.trim())
    .slice(0, 20)
    .map((piece) =>
      typeof piece === 'string' ? piece.slice(0, 8000) : { variable: piece.path, encode: true },
    ),
})
