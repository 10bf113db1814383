import { closesFence, fenceOf, listOf, withoutMarker } from './markdown-blocks.model.ts'

/** Characters after which a list is cut at a blank line, so that what is being written stays short. */
const LIST_MAX = 4000

/**
 * Where the sections of a text begin that can't change any more, whatever follows: cut at blank lines outside fences, and
 * not within a list. The last number is where the section begins that is being written.
 */
export function sectionStarts(text: string): number[] {
  const starts = [0]
  let fence: ReturnType<typeof fenceOf>
  let blank = false
  let list: string | undefined
  for (let at = 0; at < text.length;) {
    const found = text.indexOf('\n', at)
    const end = found === -1 ? text.length : found
    const line = text.slice(at, end)
    const start = starts.at(-1) ?? 0
    if (fence) {
      if (found !== -1 && closesFence(line.trimStart(), fence.sign, fence.length)) fence = undefined
      blank = false
    } else if (line.trim() === '') blank = true
    else {
      const goesOn = list !== undefined && (/^\s/.test(line) || mayBe(list, line, found === -1))
      if (blank && at > start && (!goesOn || at - start > LIST_MAX)) {
        starts.push(at)
        list = undefined
      }
      if (at === starts.at(-1)) list = listOf(line)
      // A line that is not whole may still become a fence's: it is looked at again with what follows.
      if (found !== -1) fence = fenceOf(withoutMarker(line))
      blank = false
    }
    at = end + 1
  }
  return starts
}

/** How much of a text can't change any more. */
export const closedLength = (text: string): number => sectionStarts(text).at(-1) ?? 0

/** Whether a line is of the list, or may become so. */
const mayBe = (list: string, line: string, half: boolean): boolean =>
  listOf(line) === list || (half && /^(?:\d{1,9}[.)]?|[-*+])$/.test(line))
