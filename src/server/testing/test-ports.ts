import { NotIssued, type Acme } from '#server/ports/acme/acme'
import type { Ai } from '#server/ports/ai/ai'
import type { Dns } from '#server/ports/dns/dns'
import type { Ports } from '#server/ports/ports'
import { SourceError, type Source } from '#server/ports/sources/source'
import { createSeal } from '#server/seal'

/** A DNS without any records. */
const emptyDns: Dns = {
  look: async () => [],
  lookAtSource: async () => undefined,
  nameServers: async () => [],
}

/** An issuer of certificates that is asked by nobody. */
export const noIssuer: Acme = {
  directory: 'https://acme.test/directory',
  newAccountKey: async () => '',
  issue: async () => {
    throw new NotIssued('later', 'There is no issuer.')
  },
}

/** A service that nobody has access to. */
const refused = async (): Promise<never> => {
  throw new SourceError('no_access', 'Nobody has access.')
}
export const noSource: Source = {
  authorizationUrl: () => 'https://service.test/',
  exchange: refused,
  refresh: refused,
  account: refused,
  databases: refused,
  database: refused,
  rows: refused,
}

/** A language model that says one word. */
export const silentAi: Ai = {
  async *answer() {
    yield { kind: 'content', text: 'Yes.' }
  },
}

/** What a test has in place of the world outside: what it does not give is empty. */
export const testPorts = (given: Partial<Ports> = {}): Ports => ({
  dns: emptyDns,
  seal: createSeal('a secret of tests'),
  hosting: {
    mailHost: 'mail.otegami.test',
    spf: 'include:relay.test',
    linkHost: 'links.otegami.test',
    customHosts: 'certified',
    filesOrigin: 'http://localhost:8801',
  },
  acme: undefined,
  ownHosts: [],
  sources: new Map(),
  ai: undefined,
  aiPerMinute: 60,
  ...given,
})
