import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { onThisMachine } from './on-this-machine.ts'

/** Answers a request of a test. */
export type WebHandler = (request: IncomingMessage, response: ServerResponse, body: string) => unknown

/** Starts a web server on this machine that ends with the test; its origin. */
export async function testWeb(handler: WebHandler): Promise<string> {
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(Buffer.from(chunk))
      await handler(request, response, Buffer.concat(chunks).toString())
    })()
  })
  return onThisMachine(server)
}
