import * as oidc from 'openid-client'

/** What a sign-in has to remember until the provider sends the person back. */
export interface Begun {
  state: string
  nonce: string
  verifier: string
}

/** Who the provider says it is. */
export interface Identity {
  issuer: string
  /** What names the person at the provider for ever. */
  subject: string
  email: string
  /** Whether the provider has made sure that mail to the address reaches this person. */
  isVerified: boolean
  name: string | undefined
  photo: string | undefined
}

/** An OpenID provider, whom this server believes who somebody is. */
export interface Provider {
  /** Where the browser goes. Throws where the provider can't be reached. */
  begin: (redirectUri: string) => Promise<Begun & { url: URL }>
  /** Who came back to `address`. Throws where the answer is not that to what was begun, or is not the provider's. */
  finish: (address: URL, begun: Begun) => Promise<Identity>
}

export interface ProviderSettings {
  issuer: string
  clientId: string
  clientSecret: string
}

const GOOGLE = 'https://accounts.google.com'

/** How long the provider may take to answer this server, in seconds. */
const TIMEOUT = 10

export function openIdProvider({ issuer, clientId, clientSecret }: ProviderSettings): Provider {
  let known: Promise<oidc.Configuration> | undefined
  // Asked when somebody signs in: a server starts without its provider, and asks again after a failure.
  const configuration = () => {
    known ??= oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: TIMEOUT,
      // The configuration of the server allows http for this machine only.
      execute: issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [],
    })
    known.catch(() => {
      known = undefined
    })
    return known
  }
  return {
    async begin(redirectUri) {
      const config = await configuration()
      const [state, nonce, verifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()]
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(asksWhichAccount(config) && { prompt: 'select_account' }),
      })
      return { url, state, nonce, verifier }
    },
    async finish(address, { state, nonce, verifier }) {
      const config = await configuration()
      const tokens = await oidc.authorizationCodeGrant(config, address, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('The provider sent no ID token.')
      // Not every provider has the address in the ID token; what it says elsewhere has to be of the same person.
      const said =
        claims['email'] === undefined && config.serverMetadata().userinfo_endpoint !== undefined
          ? await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)
          : claims
      return {
        issuer: claims.iss,
        subject: claims.sub,
        email: text(said['email']) ?? '',
        isVerified: said['email_verified'] === true,
        name: text(said['name']),
        photo: text(said['picture']),
      }
    },
  }
}

/** Google lets people choose, without saying that it can; a provider that can't may refuse to be asked. */
function asksWhichAccount(config: oidc.Configuration): boolean {
  const { issuer, prompt_values_supported: offered } = config.serverMetadata()
  return issuer === GOOGLE || (Array.isArray(offered) && offered.includes('select_account'))
}

const text = (claim: unknown): string | undefined =>
  typeof claim === 'string' && claim.trim() !== '' ? claim.trim() : undefined

/** As a page of the app reads it: what the provider itself answered, or what went wrong with it. */
export function reasonOf(error: unknown): 'access_denied' | 'provider_unavailable' | 'sign_in_failed' {
  if (error instanceof oidc.AuthorizationResponseError)
    return error.error === 'access_denied' ? 'access_denied' : 'sign_in_failed'
  const cause = error instanceof Error ? error.cause : undefined
  const isAway = (one: unknown) =>
    one instanceof TypeError || (one instanceof Error && ['TimeoutError', 'AbortError'].includes(one.name))
  return isAway(error) || isAway(cause) ? 'provider_unavailable' : 'sign_in_failed'
}
