import type { Brand, BrandUpdate } from '#api/brand'
import { ruleBroken } from '#domain/kernel/refusals'
import { unknownVariable } from '#domain/legal/footer-variables'
import { LINES, ONE_LINE } from '#lib/brand-limits'

/** Why a text can't be kept: empty though it must not be, too long, or with characters that no mail may hold (SET-62). */
export type TextProblem = 'empty' | 'long' | 'controls'

/** What is wrong with a line of a brand; undefined where nothing is. */
export function lineProblem(text: string, max: number): Exclude<TextProblem, 'empty'> | undefined {
  const line = text.trim()
  if (line.length > max) return 'long'
  return ONE_LINE.test(line) ? undefined : 'controls'
}

/** The same of a default footer, which has several lines and variables. */
export function footerProblem(text: string, max: number): 'long' | 'controls' | 'variable' | undefined {
  if (text.length > max) return 'long'
  if (!LINES.test(text)) return 'controls'
  return unknownVariable(text) === undefined ? undefined : 'variable'
}

/** Refuses a footer with a variable that mails don't fill in (SET-68). */
export function expectKnownVariables({ footer }: Pick<BrandUpdate, 'footer'>): void {
  const unknown = [footer?.en ?? '', footer?.ja ?? ''].map(unknownVariable).find((name) => name !== undefined)
  if (unknown !== undefined)
    throw ruleBroken(
      `A footer has the variable "${unknown.slice(0, 80)}", which mails don’t fill in.`,
      `フッターの変数「${unknown.slice(0, 80)}」は使用できません。`,
    )
}

/** Services that are offered for links of a brand, the most common ones first. */
export const socialKinds = [
  'instagram',
  'x',
  'facebook',
  'line',
  'youtube',
  'linkedin',
  'tiktok',
  'threads',
  'note',
  'github',
  'website',
] as const

/** Services whose name is not their kind with a capital letter. */
const names: Readonly<Record<string, string>> = {
  line: 'LINE',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  github: 'GitHub',
  note: 'note',
}

/** What a service is called, in every language. */
export const socialName = (kind: string): string =>
  names[kind] ?? kind.charAt(0).toUpperCase() + kind.slice(1)

const hosts: Readonly<Record<string, Brand['social'][number]['kind']>> = {
  'twitter.com': 'x',
  'x.com': 'x',
  'lin.ee': 'line',
  'line.me': 'line',
  'youtu.be': 'youtube',
  'note.com': 'note',
  'threads.net': 'threads',
  'fb.com': 'facebook',
}

/** The service that an address belongs to; undefined where that is not known. */
export function socialKindOf(address: string): string | undefined {
  const host = URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : ''
  const known = Object.keys(hosts).find((one) => host === one || host.endsWith(`.${one}`))
  if (known !== undefined) return hosts[known]
  return socialKinds.find(
    (kind) => kind.length > 1 && (host === `${kind}.com` || host.endsWith(`.${kind}.com`)),
  )
}
