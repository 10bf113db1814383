/** The one policy by which a script's address becomes trusted; the page's content security policy names it. */
export const WORKER_POLICY = 'otegami-worker'

interface ScriptUrlPolicy {
  createScriptURL: (url: string) => unknown
}
interface TrustedTypesLike {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => ScriptUrlPolicy
}

let policy: ScriptUrlPolicy | undefined

/**
 * Starts a module worker under a policy that takes script addresses only from trusted hands. Refuses every address but
 * those of this origin.
 */
export const trustedWorker = (url: string): Worker => {
  const trusted = trustedScriptUrl(url, globalThis.location.href, trustedTypesOf(globalThis))
  // `Worker` is typed for text alone; at run time it takes the trusted object, and under the policy nothing else.
  return Reflect.construct(Worker, [trusted, { type: 'module' }])
}

/** The address as `Worker` takes it here: an object made by the policy where the browser knows policies. */
export function trustedScriptUrl(url: string, base: string, trustedTypes?: TrustedTypesLike): unknown {
  if (!trustedTypes) return sameOrigin(url, base)
  // A policy can be made once only.
  policy ??= trustedTypes.createPolicy(WORKER_POLICY, { createScriptURL: (text) => sameOrigin(text, base) })
  return policy.createScriptURL(url)
}

function sameOrigin(url: string, base: string): string {
  const target = new URL(url, base)
  if (target.origin !== new URL(base).origin || !/^https?:$/.test(target.protocol)) {
    throw new Error(`A worker's code comes from this site, not from ${target.origin}.`)
  }
  return target.href
}

function trustedTypesOf(scope: object): TrustedTypesLike | undefined {
  const found: unknown = Reflect.get(scope, 'trustedTypes')
  return isTrustedTypes(found) ? found : undefined
}

const isTrustedTypes = (value: unknown): value is TrustedTypesLike =>
  typeof value === 'object' && value !== null && 'createPolicy' in value
