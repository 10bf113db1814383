/** Families that mail programs have, in order of preference, with Japanese ones behind them. */
export const fontStacks = {
  fontSans: "'Helvetica Neue', Arial, 'Hiragino Sans', 'Noto Sans JP', Meiryo, sans-serif",
  fontSerif: "Georgia, 'Times New Roman', 'Hiragino Mincho ProN', 'Yu Mincho', serif",
  fontRounded: "'Trebuchet MS', 'Hiragino Maru Gothic ProN', Verdana, sans-serif",
  fontMono: "'Courier New', Menlo, Consolas, 'Noto Sans Mono CJK JP', monospace",
} as const
export type FontName = keyof typeof fontStacks

const generic = ['serif', 'sans-serif', 'monospace', 'cursive', 'system-ui']

/** A family, or a list of them, as a document takes it: names with spaces in single quotes, and a fallback at the end. */
export function stackOf(family: string): string {
  const names = family
    .split(',')
    .map((name) => name.trim().replaceAll(/^["']|["']$/g, ''))
    .filter((name) => name !== '')
    .map((name) => (/^[\p{L}\p{N}-]+$/u.test(name) ? name : `'${name}'`))
  const isComplete = generic.includes(names.at(-1) ?? '')
  return isComplete ? names.join(', ') : [...names, fontStacks.fontSans].join(', ')
}

/** Whether a document can hold the list (as its schema says). */
export const isFontStack = (text: string): boolean =>
  text.length <= 300 && /^(?:[\p{L}\p{N} ,-]|'[\p{L}\p{N} -]+')+$/u.test(text)
