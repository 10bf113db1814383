/** A process that sends campaigns until it is killed. First argument, as JSON: its database, and the file that stands for a mail server. */
import { appendFileSync } from 'node:fs'
import * as v from 'valibot'
import { systemClock } from '#lib/clock'
import { createLinkTokens } from '#server/public/link-tokens'
import { createSeal } from '#server/seal'
import { createSender } from '#server/sending/sender'
import { openDatabase } from '#server/store/database'

const Given = v.object({
  connection: v.object({ host: v.string(), port: v.number(), user: v.string(), database: v.string() }),
  file: v.string(),
  connections: v.number(),
})
const { connection, file, connections } = v.parse(Given, JSON.parse(process.argv[2] ?? ''))
/** ms that the mail server takes before it has a mail, and until it says so. */
const SLOW = 3
const pause = () => new Promise<void>((done) => systemClock.setTimeout(done, SLOW))

createSender({
  db: openDatabase({ connection, connections: 4 }),
  connection,
  clock: systemClock,
  log: { info: () => undefined, error: ({ err }) => void process.stderr.write(`${String(err)}\n`) },
  transport: {
    connections,
    async send({ to }) {
      await pause()
      appendFileSync(file, `${to}\n`)
      await pause()
      return { kind: 'sent', code: 250 }
    },
    hangUp: () => undefined,
    close: async () => undefined,
  },
  tokens: createLinkTokens('a secret of tests'),
  linkUrl: 'https://links.example',
  seal: createSeal('a secret of tests'),
}).start()
