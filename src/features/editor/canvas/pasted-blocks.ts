import { newId, type Block, type Section } from '#mail/document'
import { MAIL } from '#mail/document/limits'
import { withVariables } from '#mail/import/merge-tags'
import { parseInert } from '#lib/trusted-mail'

/** HTML of others as blocks, or as sections where it has columns. */
export async function importedBlocks(html: string): Promise<(Section | Block)[]> {
  const { importHtml } = await import('#mail/import-html')
  const { document } = importHtml(html, parseInert)
  // A single column is no layout: its blocks go where they are pasted.
  return document.sections.flatMap((section): (Section | Block)[] => {
    const [column] = section.columns
    return section.columns.length === 1 && column ? column.blocks : [section]
  })
}

/** How many paragraphs and lines of pasted words go into one text: fewer than it can hold, so that there is room to write on. */
const PASTED = { paragraphs: 100, lines: 200 } as const

const inGroups = <One>(all: readonly One[], size: number): One[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, place) =>
    all.slice(place * size, (place + 1) * size),
  )

/** Words as texts: as many as it takes to hold them all. */
export function textBlocks(words: string): Block[] {
  const paragraphs = words
    .trim()
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .flatMap((paragraph) => inGroups(paragraph.split('\n').flatMap(inPieces), PASTED.lines))
    .map((lines) => ({
      type: 'paragraph' as const,
      content: lines.flatMap((line, place) => [
        ...(place === 0 ? [] : [{ type: 'break' as const }]),
        ...withVariables([{ type: 'text', text: line }]),
      ]),
    }))
  return inGroups(paragraphs, PASTED.paragraphs).map((content) => ({ type: 'text', id: newId(), content }))
}

/** A line that is longer than a text may be, in parts. */
const inPieces = (line: string): string[] =>
  inGroups(Array.from(line), MAIL.textMax / 2).map((signs) => signs.join(''))
