import { open, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Email } from 'postal-mime'

/** A mail of the outbox, by its header. */
export interface OutboxEntry {
  /** The name of its file, without `.eml`. */
  id: string
  to: string
  from: string
  subject: string
  /** When it was written, ms since 1970. */
  at: number
}

/** A part of the list. */
export interface OutboxPage {
  entries: OutboxEntry[]
  /** How many mails there are. */
  count: number
  /** How many mails to skip for the next part; undefined: this was the last one. */
  next: number | undefined
}

/** Mails of one part, mails that one search looks at, bytes of a header that are read, bytes of a mail that is shown. */
export const OUTBOX = { page: 50, looked: 2000, head: 16_384, mail: 20_000_000 } as const

/** The names that the outbox gives its files. */
const NAME = /^[\w-][\w.-]{0,150}\.eml$/

/** What of a mail is parsed: parts in parts, and bytes of headers. */
const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 200_000 } as const

/** Reads the folder that mails are written into where they leave as files. Files that are none of its mails are not there. */
export interface OutboxFolder {
  /** The newest first. `q`: in the addresses or the subject; a search looks at some of the mails at a time. */
  list: (asked: { q: string; skip: number }) => Promise<OutboxPage>
  /** The bytes of a mail; undefined where there is none of that name. */
  raw: (id: string) => Promise<Buffer | undefined>
}

export function outboxFolder(folder: string): OutboxFolder {
  const heads = new LRUCache<string, OutboxEntry>({ max: 10_000 })
  /** The names, newest first, as of a state of the folder. */
  let known: { state: number; files: { name: string; at: number }[] } | undefined

  async function files(): Promise<{ name: string; at: number }[]> {
    const state = (await stat(folder).catch(() => undefined))?.mtimeMs
    if (state === undefined) return []
    if (known?.state === state) return known.files
    const names = (await readdir(folder)).filter((name) => NAME.test(name))
    const found = await Promise.all(
      names.map(async (name) => ({
        name,
        at: (await stat(join(folder, name)).catch(() => undefined))?.mtimeMs,
      })),
    )
    const sorted = found
      .flatMap(({ name, at }) => (at === undefined ? [] : [{ name, at }]))
      .toSorted((a, b) => b.at - a.at || (a.name < b.name ? 1 : -1))
    known = { state, files: sorted }
    return sorted
  }

  async function entryOf({ name, at }: { name: string; at: number }): Promise<OutboxEntry> {
    const key = `${at} ${name}`
    const before = heads.get(key)
    if (before) return before
    const mail = await parsedMail(await headOf(join(folder, name)))
    const address = ({ name: called, address: spec = '' }: { name: string; address?: string | undefined }) =>
      called === '' ? spec : `${called} <${spec}>`
    const entry = {
      id: name.slice(0, -'.eml'.length),
      to: (mail?.to ?? []).map(address).join(', '),
      from: mail?.from ? address(mail.from) : '',
      subject: mail?.subject ?? '',
      at,
    }
    heads.set(key, entry)
    return entry
  }

  return {
    async list({ q, skip }) {
      const all = await files()
      const wanted = q.toLowerCase()
      const entries: OutboxEntry[] = []
      const until = Math.min(all.length, skip + (wanted === '' ? OUTBOX.page : OUTBOX.looked))
      let place = skip
      while (place < until && entries.length < OUTBOX.page) {
        // oxlint-disable-next-line no-await-in-loop -- a few at a time, and no more than are needed
        const some = await Promise.all(all.slice(place, Math.min(until, place + OUTBOX.page)).map(entryOf))
        for (const entry of some) {
          place += 1
          if (`${entry.to}\n${entry.from}\n${entry.subject}`.toLowerCase().includes(wanted))
            entries.push(entry)
          if (entries.length === OUTBOX.page) break
        }
      }
      return { entries, count: all.length, next: place < all.length ? place : undefined }
    },
    async raw(id) {
      const name = `${id}.eml`
      if (!NAME.test(name) || !(await files()).some((file) => file.name === name)) return undefined
      const path = join(folder, name)
      if (((await stat(path).catch(() => undefined))?.size ?? Infinity) > OUTBOX.mail) return undefined
      return readFile(path).catch(() => undefined)
    },
  }
}

/** The beginning of a file. */
async function headOf(path: string): Promise<Buffer> {
  const file = await open(path).catch(() => undefined)
  if (!file) return Buffer.alloc(0)
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(OUTBOX.head), 0, OUTBOX.head, 0)
    const bytes = buffer.subarray(0, bytesRead)
    const end = bytes.indexOf('\r\n\r\n')
    return end === -1 ? bytes : bytes.subarray(0, end + 4)
  } finally {
    await file.close()
  }
}

/** A mail as it is read; undefined for what can't be. */
export async function parsedMail(raw: Uint8Array): Promise<Email | undefined> {
  const { default: PostalMime } = await import('postal-mime')
  return PostalMime.parse(raw, LIMITS).catch(() => undefined)
}
