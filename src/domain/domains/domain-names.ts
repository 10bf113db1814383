import { isDomainName } from '#lib/domain-name'

/** Names under which anybody can register: those of a single label are not in here, every last label is one. The usual ones, not the whole public list. */
const SUFFIXES: ReadonlySet<string> = new Set(
  `ac.jp ad.jp co.jp ed.jp go.jp gr.jp lg.jp ne.jp or.jp tokyo.jp osaka.jp kyoto.jp
  ac.uk co.uk gov.uk ltd.uk me.uk org.uk com.au net.au org.au co.nz com.br co.in co.kr or.kr com.cn com.hk com.sg com.tw co.za com.mx
  github.io gitlab.io pages.dev workers.dev web.app vercel.app netlify.app herokuapp.com cloudfront.net azurewebsites.net blogspot.com`
    .trim()
    .split(/\s+/),
)

/** Domains of mailbox providers: nobody can set up their DNS. */
const MAILBOX_PROVIDERS: ReadonlySet<string> = new Set(
  `gmail.com googlemail.com yahoo.com yahoo.co.jp ymail.com outlook.com outlook.jp hotmail.com hotmail.co.jp live.com live.jp msn.com
  icloud.com me.com mac.com aol.com proton.me protonmail.com gmx.com gmx.de web.de mail.ru yandex.ru qq.com 163.com naver.com
  docomo.ne.jp ezweb.ne.jp au.com softbank.ne.jp i.softbank.jp nifty.com biglobe.ne.jp ocn.ne.jp`
    .trim()
    .split(/\s+/),
)

/**
 * A typed domain name as it is kept: narrow, in lower case, without a dot at its end, international names as xn--.
 * Undefined where it is none: an address of a page, a wildcard, a bare host.
 */
export function normalizeDomain(typed: string): string | undefined {
  // The full stop of a Japanese keyboard is a dot of a domain name (RFC 3490, 3.1).
  const text = typed.normalize('NFKC').replaceAll('。', '.').trim().toLowerCase().replace(/\.$/, '')
  const name = /^[\p{L}\p{M}\p{N}._-]+$/u.test(text) && /\P{ASCII}/u.test(text) ? asciiOf(text) : text
  return isDomainName(name) ? name : undefined
}

const asciiOf = (name: string) => (URL.canParse(`http://${name}`) ? new URL(`http://${name}`).hostname : '')

export const isPublicSuffix = (name: string): boolean => !name.includes('.') || SUFFIXES.has(name)

/** What somebody registered: one label more than the public suffix. */
export function registrableDomain(name: string): string {
  const labels = name.split('.')
  return labels.slice(SUFFIXES.has(labels.slice(-2).join('.')) ? -3 : -2).join('.')
}

export const isMailboxProvider = (name: string): boolean =>
  name.split('.').some((_, place, labels) => MAILBOX_PROVIDERS.has(labels.slice(place).join('.')))
