import type {
  ExternalDatabase,
  ExternalDatabaseDetail,
  IntegrationCredential,
} from '#api/integration-credentials'

/** The tokens of an access. */
export interface SourceTokens {
  accessToken: string
  refreshToken?: string | undefined
  /** ms since 1970; undefined: it does not end by itself. */
  expiresAt?: number | undefined
}

export type SourceAccount = NonNullable<IntegrationCredential['account']>

/** Rows of a database, and where to go on. */
export interface SourcePage {
  /** `name` is what the row is called there. */
  rows: { name: string; cells: Record<string, string> }[]
  /** undefined: these were the last ones. */
  next: string | undefined
}

/** Where the browser goes to give access, and what comes back (RFC 6749, 4.1, with RFC 7636). */
export interface SourceGrant {
  state: string
  redirectUri: string
  /** The verifier of which a challenge is sent. */
  verifier: string
}

/** A service that contacts come from. Everything throws `SourceError`. `token`: the access token. */
export interface Source {
  authorizationUrl: (grant: SourceGrant) => string
  /** Exchanges the code that came back. */
  exchange: (code: string, grant: Omit<SourceGrant, 'state'>) => Promise<SourceTokens>
  /** New tokens in place of those that have ended. */
  refresh: (refreshToken: string) => Promise<SourceTokens>
  /** Who gave the access. */
  account: (token: string) => Promise<SourceAccount>
  databases: (token: string) => Promise<ExternalDatabase[]>
  database: (token: string, id: string) => Promise<ExternalDatabaseDetail>
  /** A page of rows from the cursor on; undefined: from the beginning. */
  rows: (token: string, id: string, cursor: string | undefined) => Promise<SourcePage>
}

/** Why a service did not answer as it was asked. */
export class SourceError extends Error {
  /**
   * The access is not good (any more); what was asked for is not there; it no longer knows where a page after the first one begins;
   * it wants us to wait; it is broken.
   */
  readonly why: 'no_access' | 'gone' | 'lost_place' | 'busy' | 'unavailable'
  /** Seconds that it wants us to wait. */
  readonly retryAfter: number | undefined

  constructor(why: SourceError['why'], message: string, retryAfter?: number, cause?: unknown) {
    super(message, { cause })
    this.why = why
    this.retryAfter = retryAfter
  }
}

/** The services by their keys; one that is not set up is not there. */
export type Sources = ReadonlyMap<string, Source>

/** Rows that are shown before anything is fetched, and values of each column. */
export const PREVIEW = { rows: 20, samples: 3 } as const

/** Some values of a column. */
export const samplesOf = (rows: readonly Record<string, string>[], key: string): string[] =>
  rows
    .map((row) => row[key] ?? '')
    .filter((text) => text !== '')
    .slice(0, PREVIEW.samples)
