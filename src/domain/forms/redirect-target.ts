import { parsedUrl } from '#lib/parsed-url'

/** An address to go to after submitting: http or https and nothing else; undefined where it is neither (FRM-15). */
export function redirectTarget(raw: string): string | undefined {
  const url = raw.length > 4096 ? undefined : parsedUrl(raw)
  return url && ['https:', 'http:'].includes(url.protocol) ? url.href : undefined
}
