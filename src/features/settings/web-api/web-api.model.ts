import type { WebApi } from '#api/web-api'
import { parsedUrl } from '#lib/parsed-url'

/** What the form changes. `rate` is null while what is typed is no number. */
export interface WebApiDraft {
  enabled: boolean
  allowedOrigins: readonly string[]
  rate: number | null
  requireConsent: boolean
}

/** The limits of the contract, per minute. */
export const RATE = { least: 1, most: 6000 } as const

export const draftOf = ({
  enabled,
  allowedOrigins,
  rateLimitPerMinute,
  requireConsent,
}: WebApi): WebApiDraft => ({ enabled, allowedOrigins, rate: rateLimitPerMinute, requireConsent })

/** The draft that an unknown value is, such as one that the browser kept; undefined where it is none. */
export function decodeDraft(value: unknown): WebApiDraft | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { enabled, allowedOrigins, rate, requireConsent }: Partial<Record<keyof WebApiDraft, unknown>> = value
  return typeof enabled === 'boolean' &&
    Array.isArray(allowedOrigins) &&
    (rate === null || typeof rate === 'number') &&
    typeof requireConsent === 'boolean'
    ? {
        enabled,
        allowedOrigins: allowedOrigins.filter((origin) => typeof origin === 'string'),
        rate,
        requireConsent,
      }
    : undefined
}

export const differs = (one: WebApiDraft, other: WebApiDraft): boolean =>
  one.enabled !== other.enabled ||
  one.rate !== other.rate ||
  one.requireConsent !== other.requireConsent ||
  one.allowedOrigins.join('\n') !== other.allowedOrigins.join('\n')

export const isRate = (rate: number | null): rate is number =>
  rate !== null && Number.isInteger(rate) && rate >= RATE.least && rate <= RATE.most

/** An origin as browsers write it: https, or http on this machine, and nothing after the host. undefined for anything else. */
export function originOf(typed: string): string | undefined {
  const text = typed.normalize('NFKC').trim().replace(/\/$/, '').toLowerCase()
  const url = parsedUrl(text)
  if (url?.origin !== text) return undefined
  const local = url.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname)
  if (url.hostname.includes('*')) return undefined
  return url.protocol === 'https:' || local ? text : undefined
}

/** Whether a page of that origin would be answered. */
export function answerTo(
  origin: string,
  { enabled, allowedOrigins }: Pick<WebApiDraft, 'enabled' | 'allowedOrigins'>,
): 'letIn' | 'notLetIn' | 'switchedOff' | 'noOrigin' {
  const known = originOf(origin)
  if (known === undefined) return 'noOrigin'
  if (!enabled) return 'switchedOff'
  return allowedOrigins.length === 0 || allowedOrigins.some((one) => originOf(one) === known)
    ? 'letIn'
    : 'notLetIn'
}
