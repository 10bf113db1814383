/** An address to go to after submitting: http or https and nothing else; undefined where it is neither (FRM-15). */
export function redirectTarget(raw: string): string | undefined {
  if (raw.length > 4096 || !URL.canParse(raw)) return undefined
  const { protocol, href } = new URL(raw)
  return protocol === 'https:' || protocol === 'http:' ? href : undefined
}
