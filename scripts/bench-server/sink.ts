/** A mail server as a process of its own, which counts mails and keeps a few. Tells its port, and what it has when it is asked. */
import { SMTPServer } from 'smtp-server'

/** So many of the mails are kept whole, one in `each`. */
const KEPT = { most: 2000, each: 10 } as const
/** One moment is noted for so many mails. */
const NOTED = 100

let count = 0
const kept: string[] = []
/** ms since 1970 at which so many hundreds had arrived. */
let moments: number[] = []

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData(stream, _session, done) {
    const isKept = kept.length < KEPT.most && count % KEPT.each === 0
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => {
      if (isKept) parts.push(part)
    })
    stream.on('end', () => {
      if (isKept) kept.push(Buffer.concat(parts).toString('latin1'))
      count += 1
      if (count % NOTED === 0) moments.push(Date.now())
      done()
    })
  },
})
// A client that is killed is no reason to end.
server.on('error', () => undefined)
const listener = server.listen(0, '127.0.0.1', () => {
  const address = listener.address()
  process.send?.({ port: typeof address === 'object' && address ? address.port : 0 })
})
process.on('message', (asked) => {
  if (asked === 'count') process.send?.({ count })
  if (asked === 'moments') process.send?.({ moments })
  if (asked === 'mails') process.send?.({ mails: kept })
  if (asked === 'again') {
    count = 0
    moments = []
    process.send?.({ count })
  }
})
process.on('disconnect', () => process.exit())
