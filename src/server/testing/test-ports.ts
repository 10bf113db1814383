import { NotIssued, type Acme } from '#server/ports/acme/acme'
import type { Dns } from '#server/ports/dns/dns'
import type { Ports } from '#server/ports/ports'
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

/** What a test has in place of the world outside: what it does not give is empty. */
export const testPorts = (given: Partial<Ports> = {}): Ports => ({
  dns: emptyDns,
  seal: createSeal('a secret of tests'),
  hosting: { mailHost: 'mail.otegami.test', spf: 'include:relay.test', linkHost: 'links.otegami.test' },
  acme: undefined,
  ...given,
})
