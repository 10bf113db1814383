import { createServer, Packet } from 'dns2'

/** A record as somebody publishes it. */
export interface PublishedRecord {
  type: 'TXT' | 'CNAME' | 'MX'
  name: string
  value: string
}

/** A name server on this machine. */
export interface FakeDns {
  /** As a resolver is named: address and port. */
  address: string
  close: () => Promise<void>
}

const dataOf = ({ type, value }: PublishedRecord) => {
  if (type === 'TXT') return { data: value.match(/.{1,255}/g) ?? [''] }
  return type === 'MX' ? { exchange: value, priority: 10 } : { domain: value }
}

/** Starts one that answers what is published at that moment. */
export async function startFakeDns(published: () => Promise<readonly PublishedRecord[]>): Promise<FakeDns> {
  const server = createServer({
    udp: true,
    handle(request, send) {
      const response = Packet.createResponseFromRequest(request)
      const [question] = request.questions
      void published().then((records) => {
        for (const record of records)
          if (
            question &&
            Packet.TYPE[record.type] === question.type &&
            record.name === question.name.toLowerCase()
          )
            response.answers.push(Packet.createResourceFromQuestion(question, { ttl: 60, ...dataOf(record) }))
        return send(response)
      })
    },
  })
  await server.listen({ udp: { port: 0, address: '127.0.0.1' } })
  const port = server.addresses().udp?.port ?? 0
  return { address: `127.0.0.1:${port}`, close: async () => server.close() }
}
