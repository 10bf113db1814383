import { attributeOf, type HtmlPage } from './html-page.ts'

/** From which share of common words on two parts of a mail say the same. */
const SIMILAR = { least: 0.5 } as const

/** Words, and in scripts without spaces pairs of letters. */
function wordsIn(text: string): Set<string> {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(
    words.flatMap((word) =>
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)
        ? pairsIn(Array.from(word))
        : [word],
    ),
  )
}

const pairsIn = (letters: readonly string[]): string[] =>
  letters.map((letter, place) => letter + (letters[place + 1] ?? ''))

/** Whether most words of the shorter of two texts are in the other one too; a part without words is like none. */
export function isSimilar(one: string, other: string): boolean {
  const [fewer, more] = [wordsIn(one), wordsIn(other)].toSorted((a, b) => a.size - b.size)
  if (!fewer || !more || fewer.size === 0) return false
  const common = [...fewer].filter((word) => more.has(word)).length
  return common / fewer.size >= SIMILAR.least
}

/** What is left of templates in a text that a reader would see: {name}, {{ count }}, %NAME%, *|NAME|*. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set(text.match(/\{\{?\s*[\w.]{1,60}\s*\}?\}|%[A-Z][A-Z_]{1,40}%|\*\|[A-Z_]{1,40}\|\*/g)),
]

/** Whether a subject looks like that of a trial; providers refuse those. */
export const isTrialSubject = (subject: string): boolean =>
  /\b(test|proof|sample|dummy|hello world)\b/i.test(subject.normalize('NFKC')) ||
  /テスト|サンプル|ダミー|試し送り/.test(subject.normalize('NFKC'))

/** Whether a subject is that of a forwarded mail: forwarding removes the AMP part. */
export const isForwardedSubject = (subject: string): boolean =>
  /^\s*(fwd?|転送)\s*[:：]/i.test(subject.normalize('NFKC'))

/** The addresses of links that are not https; mail and phone are none. */
export function insecureLinks({ elements }: HtmlPage): string[] {
  const links = elements.flatMap((one) => (one.tagName === 'a' ? (attributeOf(one, 'href') ?? []) : []))
  return [...new Set(links.filter((href) => /^\s*http:/i.test(href)))]
}
