import { createServer, type Socket } from 'node:net'

/** Where in a conversation something goes wrong. `end`: where the end of DATA is answered. */
export type SinkMoment = 'greeting' | 'mail' | 'rcpt' | 'data' | 'middle' | 'end'

/** What goes wrong: another reply, a connection that is cut, or one that falls silent. */
export interface SinkFault {
  at: SinkMoment
  does: { reply: string } | 'drop' | 'hang'
}

/** A mail whose end of DATA the sink has read, whether or not it said so. */
export interface SunkMail {
  from: string
  to: string
  raw: string
  /** Whether the sender was told that it was taken. */
  isAcknowledged: boolean
}

export interface SmtpSink {
  port: number
  mails: SunkMail[]
  /** Connections that were made so far. */
  connections: () => number
  /** The most connections that were open at one time. */
  peak: () => number
  /** Connections that are open. */
  open: () => number
  /** Settles once a connection has fallen silent as it was told. */
  fallenSilent: Promise<void>
  close: () => Promise<void>
}

/** Bytes of a message after which `middle` comes. */
const MIDDLE = 100_000

/**
 * A mail server that keeps what it is sent and fails as it is told: `fault` is asked once for each connection (`greeting`) and
 * once for each mail, with its recipient.
 */
export async function smtpSink(
  fault: (about: { to: string; mail: number } | { connection: number }) => SinkFault | undefined = () =>
    undefined,
): Promise<SmtpSink> {
  const mails: SunkMail[] = []
  const open = new Set<Socket>()
  let [connections, begun, peak] = [0, 0, 0]
  const silence = Promise.withResolvers<void>()

  const server = createServer((socket) => {
    connections += 1
    open.add(socket)
    peak = Math.max(peak, open.size)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => undefined)
    const greeting = fault({ connection: connections })
    let current: SinkFault | undefined
    let [from, to, text, isData, isSilent] = ['', '', '', false, false]

    const fallSilent = () => {
      isSilent = true
      silence.resolve()
    }
    /** Answers, unless this is where something goes wrong. */
    const say = (at: SinkMoment, reply: string, chosen = current): boolean => {
      if (chosen?.at !== at) {
        socket.write(`${reply}\r\n`)
        return true
      }
      if (chosen.does === 'drop') socket.destroy()
      else if (chosen.does === 'hang') fallSilent()
      else {
        socket.write(`${chosen.does.reply}\r\n`)
        if (chosen.does.reply.startsWith('421')) socket.end()
      }
      return false
    }
    const command = (line: string) => {
      const verb = line.slice(0, 4).toUpperCase()
      const address = /<([^>]*)>/.exec(line)?.[1] ?? ''
      if (verb === 'EHLO') socket.write('250-sink\r\n250 SIZE 10000000\r\n')
      else if (verb === 'MAIL') {
        from = address
        begun += 1
        current = fault({ to: '', mail: begun })
        say('mail', '250 2.1.0 ok')
      } else if (verb === 'RCPT') {
        to = address
        current = fault({ to, mail: begun }) ?? current
        say('rcpt', '250 2.1.5 ok')
      } else if (verb === 'DATA') isData = say('data', '354 go on')
      else if (verb === 'QUIT') socket.end('221 bye\r\n')
      else socket.write('250 ok\r\n')
    }
    const take = (raw: string) => {
      const mail = { from, to, raw, isAcknowledged: false }
      mails.push(mail)
      mail.isAcknowledged = say('end', '250 2.0.0 taken')
      // A refused mail is none.
      if (typeof current?.does === 'object' && current.at === 'end') mails.splice(mails.indexOf(mail), 1)
    }
    say('greeting', '220 sink', greeting)
    socket.setEncoding('latin1')
    socket.on('data', (chunk: string) => {
      if (isSilent) return
      text += chunk
      while (!socket.destroyed) {
        if (isSilent) return
        if (isData) {
          if (current?.at === 'middle' && text.length > MIDDLE)
            return current.does === 'hang' ? fallSilent() : void socket.destroy()
          const end = text.indexOf('\r\n.\r\n')
          if (end === -1) return
          const raw = `${text.slice(0, end)}\r\n`.replaceAll('\r\n..', '\r\n.')
          text = text.slice(end + 5)
          isData = false
          take(raw)
        } else {
          const end = text.indexOf('\r\n')
          if (end === -1) return
          const line = text.slice(0, end)
          text = text.slice(end + 2)
          command(line)
        }
      }
    })
  })
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    }),
  )
  return {
    port,
    mails,
    connections: () => connections,
    peak: () => peak,
    open: () => open.size,
    fallenSilent: silence.promise,
    async close() {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
