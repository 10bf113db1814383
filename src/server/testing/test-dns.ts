import { createServer, Packet } from 'dns2'
import { onTestFinished } from 'vitest'
import type { DnsType } from '#server/ports/dns/dns'

/** What is answered: values (the parts of a TXT as an array), a failure, or nothing at all. */
type Answer = readonly (string | string[])[] | 'servfail' | 'silence'

/** ms. One that is to be silent is given up soon, and what it answers may take as long as a busy machine needs. */
export const DNS_WAIT = { silence: 150, answer: 20_000 } as const

/** A name server of a test on this machine. */
export interface TestDns {
  /** As a resolver is named: address and port. */
  address: string
  port: number
  set: (type: DnsType, name: string, answer: Answer) => void
  /** Every question, in order. */
  asked: string[]
}

const dataOf = (type: DnsType, value: string | string[]) => {
  switch (type) {
    case 'TXT':
      return { data: value }
    case 'MX':
      return { exchange: String(value), priority: 10 }
    case 'CNAME':
      return { domain: String(value) }
    case 'NS':
      return { ns: String(value) }
    case 'A':
    case 'AAAA':
      return { address: String(value) }
  }
}

const types: readonly DnsType[] = ['TXT', 'CNAME', 'MX', 'NS', 'A', 'AAAA']

/** Starts one that ends with the test. What is not set does not exist. */
export async function testDns(): Promise<TestDns> {
  const answers = new Map<string, Answer>()
  const asked: string[] = []
  const server = createServer({
    udp: true,
    handle(request, send) {
      const response = Packet.createResponseFromRequest(request)
      const [question] = request.questions
      const type = types.find((one) => Packet.TYPE[one] === question?.type)
      const key = `${type} ${question?.name.toLowerCase()}`
      asked.push(key)
      const answer = answers.get(key) ?? []
      if (answer === 'silence') return
      if (answer === 'servfail') response.header.rcode = 2
      else if (question && type)
        for (const value of answer)
          response.answers.push(
            Packet.createResourceFromQuestion(question, { ttl: 60, ...dataOf(type, value) }),
          )
      void send(response)
    },
  })
  await server.listen({ udp: { port: 0, address: '127.0.0.1' } })
  onTestFinished(() => server.close())
  const port = server.addresses().udp?.port ?? 0
  return {
    address: `127.0.0.1:${port}`,
    port,
    set: (type, name, answer) => void answers.set(`${type} ${name}`, answer),
    asked,
  }
}
