import { SECOND } from '#lib/duration'
import { NotIssued, type Acme, type AcmeHelp } from './acme.ts'

export interface AcmeOptions {
  /** The address of the issuer's directory. */
  directory: string
  /** Where the issuer writes to. */
  email: string
  /** ms between two questions whether something is done. @default those of acme-client: 5 to 30 s */
  pause?: { least: number; most: number }
  /** ms that the issuer may take to answer: acme-client itself waits for ever, and all other certificates with it. @default 30 s */
  patience?: number
}

const RSA_BITS = 2048
/** What issuers say where CAA records, or their own rules, keep a name from getting a certificate. */
const FORBIDDEN = /\bCAA\b|prevents issuance|policy forbids|forbidden by policy|rejectedIdentifier/i

/** Loaded by whoever issues a certificate: it takes 7 MB, and API processes have no use for it. */
const library = async () => (await import('acme-client')).default

/** Obtains certificates from an issuer that speaks ACME (RFC 8555), by http-01. */
export const acmeClient = ({ directory, email, pause, patience = 30 * SECOND }: AcmeOptions): Acme => ({
  directory,
  async newAccountKey() {
    const { crypto } = await library()
    return (await crypto.createPrivateEcdsaKey('P-256')).toString()
  },
  async issue(hostname, algorithm, help) {
    const acme = await library()
    acme.axios.defaults.timeout = patience
    const client = new acme.Client({
      directoryUrl: directory,
      accountKey: help.account.privateKey,
      ...(help.account.url !== undefined && { accountUrl: help.account.url }),
      ...(pause && { backoffMin: pause.least, backoffMax: pause.most }),
    })
    try {
      const own =
        algorithm === 'rsa-2048'
          ? await acme.crypto.createPrivateRsaKey(RSA_BITS)
          : await acme.crypto.createPrivateEcdsaKey('P-256')
      const [, csr] = await acme.crypto.createCsr({ commonName: hostname, altNames: [hostname] }, own)
      const chain = await client.auto({ csr, email, ...byHttp(help) })
      await help.noteAccountUrl(client.getAccountUrl())
      return { algorithm, privateKey: own.toString(), chain }
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error)
      throw new NotIssued(FORBIDDEN.test(said) ? 'forbidden' : 'later', said, error)
    }
  },
})

const byHttp = (help: AcmeHelp) => ({
  termsOfServiceAgreed: true,
  challengePriority: ['http-01'],
  // The issuer asks by itself; whether this server reaches its own public address says nothing.
  skipChallengeVerification: true,
  challengeCreateFn: async (_: unknown, { token }: { token: string }, answer: string) =>
    help.answer(token, answer),
  challengeRemoveFn: async (_: unknown, { token }: { token: string }) => help.stopAnswering(token),
})
