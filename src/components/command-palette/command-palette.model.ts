import type { ReactNode } from 'react'
import { foldSound } from '#lib/fold-text'

/** One thing that can be done, or one place to go. */
export interface Command {
  /** Unique among all commands, and the same from day to day: what was chosen is remembered by it. */
  id: string
  label: string
  /** The heading it stands under: Go to, Create. */
  group: string
  /** Other words it is found by: synonyms, its name in the other language, its reading in kana. */
  keywords?: readonly string[]
  icon?: ReactNode
  /** The keys that do the same, for KeyboardHint. */
  keys?: readonly string[]
  /** Can be found and read, but not chosen. @default false */
  disabled?: boolean
  /** Why it is disabled, under the label. */
  reason?: string
}

/** Commands that stand together under one heading. */
export interface PaletteSection {
  /** `undefined`: what was chosen lately. */
  group: string | undefined
  commands: readonly Command[]
}

/** How well a word fits a text; less is nothing. In between are where it begins and how much of it is left out. */
export const FIT = { whole: 1, start: 0.9, wordStart: 0.8, inside: 0.6, letters: 0.4, none: 0 } as const

/** What a fit counts where it is not the label that fits. */
const WEIGHT = { label: 1, keyword: 0.8, group: 0.5 } as const

/** How many of the commands chosen lately are shown. */
export const RECENT = 5

/** How many lines Page Up and Page Down move. */
export const PAGE = 10

// With or without the mark of a long sound: サーバー, サーバ.
const sound = (text: string) => foldSound(text).replaceAll('ー', '')

const scripts = [/[\p{Script=Han}々]/u, /\p{Script=Katakana}/u, /[\p{L}\p{N}]/u]
const scriptOf = (letter: string | undefined) =>
  letter === undefined ? -1 : scripts.findIndex((script) => script.test(letter))

/** A word begins after what is no letter; in Japanese, which has no spaces, where another script begins. */
const beginsWord = (text: string, at: number) => {
  const script = scriptOf(text[at])
  return script !== -1 && script !== scriptOf(text[at - 1])
}

/** How well what is typed fits a text, whatever its case, width and kana: 0, not at all, to 1, the whole. */
export function fit(text: string, typed: string): number {
  const where = sound(text)
  const what = sound(typed)
  if (what === '') return FIT.none
  if (where === what) return FIT.whole
  if (where.startsWith(what)) return FIT.start
  let inside = false
  for (let at = where.indexOf(what); at !== -1; at = where.indexOf(what, at + 1)) {
    if (beginsWord(where, at)) return FIT.wordStart
    inside = true
  }
  return inside ? FIT.inside : lettersFit(where, what)
}

/**
 * Initials (nc: New campaign) and words with letters left out (campain, 配設: 配信設定). It begins where a word does; to
 * leap to the next word is free, and of the letters left out within words there is at most one for three that are typed.
 */
function lettersFit(where: string, what: string): number {
  let best: number = FIT.none
  for (let start = 0; start < where.length; start += 1) {
    if (where[start] !== what[0] || !beginsWord(where, start)) continue
    let at = start
    let leftOut = 0
    for (const letter of what.slice(1)) {
      let next = at + 1
      if (where[next] !== letter) {
        next = where.indexOf(letter, at + 1)
        while (next !== -1 && !beginsWord(where, next)) next = where.indexOf(letter, next + 1)
        if (next === -1) {
          next = where.indexOf(letter, at + 1)
          leftOut += next - at - 1
        }
      }
      if (next === -1) leftOut = Infinity
      at = next
    }
    if (what.length > 1 && leftOut <= Math.max(1, what.length / 3))
      best = Math.max(best, FIT.letters / (1 + leftOut))
  }
  return best
}

/** How well a command fits all that is typed; 0 when one of the words does not fit at all. */
export function commandFit(command: Command, typed: string): number {
  let sum = 0
  for (const word of typed.normalize('NFKC').split(/\s+/).filter(Boolean)) {
    const best = Math.max(
      fit(command.label, word) * WEIGHT.label,
      ...(command.keywords ?? []).map((keyword) => fit(keyword, word) * WEIGHT.keyword),
      fit(command.group, word) * WEIGHT.group,
    )
    if (best === FIT.none) return FIT.none
    sum += best
  }
  // Two words fit by themselves wherever they stand; together, as the label has them, they fit better.
  return sum === 0 ? 0 : sum + fit(command.label, typed.trim())
}

/**
 * What to show, group by group. While nothing is typed: what was chosen lately, then all. Else what fits, the group of
 * the best fit first, and in it the best fit; of two that fit alike the one chosen lately.
 */
export function paletteSections(
  commands: readonly Command[],
  recent: readonly string[],
  typed: string,
): readonly PaletteSection[] {
  if (typed.trim() === '') {
    const lately = recent
      .flatMap((id) => commands.find((command) => command.id === id) ?? [])
      .filter(({ disabled = false }, at, all) => !disabled && all.findIndex((o) => o === all[at]) === at)
      .slice(0, RECENT)
    const rest = inGroups(commands.filter((command) => !lately.includes(command)))
    return lately.length === 0 ? rest : [{ group: undefined, commands: lately }, ...rest]
  }
  const age = (id: string) => (recent.includes(id) ? recent.indexOf(id) : recent.length)
  const found = commands
    .map((command) => ({ command, score: commandFit(command, typed) }))
    .filter(({ score }) => score > FIT.none)
    .sort((a, b) => b.score - a.score || age(a.command.id) - age(b.command.id))
  return inGroups(found.map(({ command }) => command))
}

/** Each group once, where its first command stands. */
function inGroups(commands: readonly Command[]): readonly PaletteSection[] {
  const groups = new Map<string, Command[]>()
  for (const command of commands) {
    const others = groups.get(command.group)
    if (others) others.push(command)
    else groups.set(command.group, [command])
  }
  return [...groups].map(([group, of]) => ({ group, commands: of }))
}

export type PaletteMove = 'next' | 'previous' | 'pageDown' | 'pageUp'

/** Which line comes next: arrows go around the ends, pages stop there. */
export function moved(at: number, by: PaletteMove, count: number): number {
  switch (by) {
    case 'next':
      return (at + 1) % count
    case 'previous':
      return (at + count - 1) % count
    case 'pageDown':
      return Math.min(at + PAGE, count - 1)
    case 'pageUp':
      return Math.max(at - PAGE, 0)
  }
}
