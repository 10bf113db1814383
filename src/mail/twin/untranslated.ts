import { blocksOf, type Block, type EmailDocument, type Twin, type Words } from '#mail/document'
import { isBilingual, isSpoken } from '#mail/twin'
import { wordsOf, wordsOfSettings } from './places.ts'

const textIn = (words: Words): string => {
  switch (words.kind) {
    case 'plain':
      return words.text.replaceAll(/<[^>]*>|\{\{.*?\}\}|\{%.*?%\}/g, ' ')
    case 'line':
      return words.content.map((one) => (one.type === 'text' ? one.text : ' ')).join('')
    case 'rich':
      return words.content
        .flatMap((one) => (one.type === 'list' ? one.items : [one.content]))
        .map((content) => textIn({ kind: 'line', content }))
        .join('\n')
  }
}
/** Nothing to translate: numbers, signs and variables are the same in both languages. */
const isBlank = (words: Words): boolean => !/\p{L}/u.test(textIn(words))

const isEmpty = (words: Words): boolean =>
  textIn(words).trim() === '' && !JSON.stringify(words).includes('"variable"')

/** Names of services are the same in both languages, and may differ, but need not. */
const needsWords = (block: Block) => isSpoken(block) && block.type !== 'social'

const lacksWords = (own: ReadonlyMap<string, Words>, twin: Twin | undefined): boolean =>
  twin !== undefined &&
  [...own].some(([place, words]) => {
    const other = Object.hasOwn(twin.words, place) ? twin.words[place] : undefined
    return other !== undefined && !isBlank(other) && (other.only === true || isEmpty(words))
  })

/** Whether a block shows the words of the other language, because it has none of its own. */
export const isUntranslated = (block: Block): boolean =>
  needsWords(block) && 'twin' in block && lacksWords(wordsOf(block), block.twin)

/** Whether the title or the preview text is still that of the other language. */
export const isMailUntranslated = ({ settings }: EmailDocument): boolean =>
  lacksWords(wordsOfSettings(settings), settings.twin)

/** Blocks that are not translated into the language that is shown, in the order of the mail. */
export const untranslatedBlocks = (document: EmailDocument): string[] =>
  isBilingual(document) ? [...blocksOf(document)].filter(isUntranslated).map(({ id }) => id) : []

/** What has no words of its own in the language that is shown: ids of blocks, and undefined for title and preview text. */
export const untranslatedParts = (document: EmailDocument): (string | undefined)[] => [
  ...(isMailUntranslated(document) ? [undefined] : []),
  ...untranslatedBlocks(document),
]
