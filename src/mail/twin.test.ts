import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  blocksOf,
  decodeDocument,
  emptyDocument,
  EmailDocument,
  encodeDocument,
  type Block,
  type Inline,
  type Section,
} from '#mail/document'
import { documents, words } from '#mail/document/documents.fake'
import { apply, isSameDocument, type Operation } from '#mail/operations'
import { starters } from '#mail/starters/index'
import { joinLanguages } from '#mail/twin/join'
import { isMuchLonger } from '#mail/twin/length'
import { copyOther, inLanguageOf, oneLanguage, removeOther } from '#mail/twin/changes'
import { mapWords, wordsOf } from '#mail/twin/places'
import { isMailUntranslated, isUntranslated, untranslatedBlocks } from '#mail/twin/untranslated'
import { addLanguage, isSpoken, nodeInLanguage, originalOf, otherLanguage } from './twin.ts'

const line = (text: string): Inline[] => [{ type: 'text', text }]
const label = (text: string) => ({ kind: 'line' as const, content: line(text) })
const menu = (...labels: string[]): Block => ({
  type: 'menu',
  id: 'menu',
  items: labels.map((one) => ({ label: line(one), href: { parts: [`https://example.com/${one}`] } })),
})
const button = (text: string): Block => ({
  type: 'button',
  id: 'button',
  label: line(text),
  href: { parts: ['https://example.com/'] },
})
function mailOf(...blocks: Block[]): EmailDocument {
  const { settings } = emptyDocument('en')
  return {
    version: 1,
    settings: { ...settings, title: 'Spring', twin: { lang: 'ja', words: {} } },
    sections: [
      {
        type: 'section',
        id: 's',
        gap: 0,
        stack: 'ltr',
        valign: 'top',
        columns: [{ id: 'c', width: 12, blocks }],
      },
    ],
  }
}
const blockIn = (document: EmailDocument, id: string): Block => {
  const found = [...blocksOf(document)].find((one) => one.id === id)
  if (!found) throw new Error(`no ${id}`)
  return found
}
function applied(document: EmailDocument, operation: Operation): EmailDocument {
  const result = apply(document, operation)
  expect(result.problem).toBeUndefined()
  expect(v.is(EmailDocument, result.document)).toBe(true)
  expect(encodeDocument(apply(result.document, result.inverse).document)).toEqual(encodeDocument(document))
  return result.document
}
/** The words of places as text, for comparison. */
const saysIn = (block: Block) =>
  [...wordsOf(block).values()].map((one) => (one.kind === 'plain' ? one.text : JSON.stringify(one.content)))

/** Bilingual mails of any shape, some of whose words are translated. */
const bilingual = fc
  .tuple(documents, fc.array(fc.option(words), { minLength: 1, maxLength: 6 }))
  .map(([document, texts]) => {
    const lang = document.settings.lang === 'en' ? 'ja' : 'en'
    let at = 0
    let now = otherLanguage(apply(document, addLanguage(lang)).document)
    for (const block of blocksOf(now)) {
      if (!isSpoken(block) || block.type === 'html') continue
      const {
        id,
        type: _,
        twin: __,
        ...set
      } = mapWords(block, (_place, own) => {
        const text = texts[at++ % texts.length]
        if (text === null || text === undefined || own.kind === 'rich') return own
        return own.kind === 'plain' ? { ...own, text } : { ...own, content: line(text) }
      })
      now = apply(now, { type: 'update', id, set }).document
    }
    return otherLanguage(now)
  })

describe('one structure, two languages', () => {
  test('exchanging the languages twice gives the same mail, and nothing but words differs', () => {
    fc.assert(
      fc.property(bilingual, (document) => {
        const other = otherLanguage(document)
        expect(v.is(EmailDocument, other)).toBe(true)
        expect(otherLanguage(other)).toBe(document)
        expect(otherLanguage(structuredClone(other))).toEqual(document)
        const structure = (mail: EmailDocument) =>
          [...blocksOf(mail)].map((block) =>
            isSpoken(block)
              ? {
                  ...mapWords(block, (_, own) =>
                    own.kind === 'plain' ? { ...own, text: '' } : { ...own, content: [] },
                  ),
                  twin: undefined,
                }
              : block.id,
          )
        expect(structure(other)).toEqual(structure(document))
      }),
      { numRuns: 100 },
    )
  })

  test('the words of a block put back are the same block', () => {
    fc.assert(
      fc.property(documents, (document) => {
        for (const block of blocksOf(document)) {
          const own = wordsOf(block)
          expect(mapWords(block, (place, words) => own.get(place) ?? words)).toEqual(block)
        }
      }),
      { numRuns: 100 },
    )
  })

  test('is stored and read like any other mail', () => {
    fc.assert(
      fc.property(bilingual, (document) => {
        const wire: unknown = JSON.parse(JSON.stringify(encodeDocument(document)))
        const { document: again, problems } = decodeDocument(wire)
        expect(problems).toEqual([])
        expect(isSameDocument(again, document)).toBe(true)
        expect(isSameDocument(otherLanguage(again), otherLanguage(document))).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  test('any JSON in place of the words never throws, and costs no block', () => {
    fc.assert(
      fc.property(bilingual, fc.jsonValue({ maxDepth: 4 }), fc.nat(), (document, junk, place) => {
        const copy = structuredClone(encodeDocument(document))
        const blocks = [...blocksOf(copy)].filter(isSpoken)
        const block = blocks[place % Math.max(blocks.length, 1)]
        if (block) Object.assign(block, { twin: place % 2 === 0 ? junk : { lang: 'ja', words: junk } })
        Object.assign(copy.settings, { twin: { lang: place % 3 === 0 ? junk : 'fr', words: junk } })
        const { document: read } = decodeDocument(copy)
        expect(v.is(EmailDocument, read)).toBe(true)
        expect([...blocksOf(read)].map(({ type }) => type)).toEqual(
          [...blocksOf(copy)].map(({ type }) => type),
        )
        expect(v.is(EmailDocument, otherLanguage(read))).toBe(true)
      }),
      { numRuns: 100 },
    )
  })
})

describe('editing', () => {
  test('words written in one language stay out of the other', () => {
    const english = mailOf(button('Shop now'))
    const japanese = otherLanguage(english)
    expect(untranslatedBlocks(japanese)).toEqual(['button'])
    const written = applied(japanese, { type: 'update', id: 'button', set: { label: line('買う') } })
    expect(untranslatedBlocks(written)).toEqual([])
    expect(saysIn(blockIn(otherLanguage(written), 'button'))).toEqual([JSON.stringify(line('Shop now'))])
    const changed = applied(otherLanguage(written), {
      type: 'update',
      id: 'button',
      set: { label: line('Buy') },
    })
    expect(saysIn(blockIn(otherLanguage(changed), 'button'))).toEqual([JSON.stringify(line('買う'))])
  })

  test('what needs no translation is still that of one language when it is changed there', () => {
    const japanese = applied(otherLanguage(mailOf(button('$18'))), {
      type: 'update',
      id: 'button',
      set: { label: line('2,700円') },
    })
    expect(saysIn(blockIn(otherLanguage(japanese), 'button'))).toEqual([JSON.stringify(line('$18'))])
    const titled = applied(otherLanguage({ ...mailOf(), settings: { ...mailOf().settings, title: '' } }), {
      type: 'settings',
      set: { title: '春' },
    })
    expect(otherLanguage(titled).settings.title).toBe('')
    expect(isMailUntranslated(otherLanguage(titled))).toBe(true)
  })

  test('what is not translated follows the original', () => {
    const english = applied(mailOf(button('Shop now')), {
      type: 'update',
      id: 'button',
      set: { label: line('Buy') },
    })
    const japanese = otherLanguage(english)
    expect(saysIn(blockIn(japanese, 'button'))).toEqual([JSON.stringify(line('Buy'))])
    expect(untranslatedBlocks(japanese)).toEqual(['button'])
  })

  test('a look changed in one language is the look of both, and translates nothing', () => {
    const japanese = applied(otherLanguage(mailOf(button('Shop now'))), {
      type: 'update',
      id: 'button',
      set: { full: true },
    })
    expect(untranslatedBlocks(japanese)).toEqual(['button'])
    expect(blockIn(otherLanguage(japanese), 'button')).toMatchObject({ full: true })
  })

  test('a block that is new in either language is not translated in the other', () => {
    const japanese = applied(otherLanguage(mailOf()), {
      type: 'insert',
      node: button('買う'),
      at: { parent: 'c', index: 0 },
    })
    expect(untranslatedBlocks(japanese)).toEqual([])
    expect(untranslatedBlocks(otherLanguage(japanese))).toEqual(['button'])
  })

  test('entries of a list keep their translation where they go, and lose it with themselves', () => {
    const block = menu('Teas', 'Pots', 'Cups')
    const words = { '0.label': label('茶葉'), '1.label': label('急須'), '2.label': label('湯のみ') }
    const english = mailOf({ ...block, twin: { lang: 'ja', words } } as Block)
    const items = block.type === 'menu' ? block.items : []
    const japaneseOf = (next: typeof items) => {
      const changed = applied(english, { type: 'update', id: 'menu', set: { items: next } })
      return saysIn(blockIn(otherLanguage(changed), 'menu')).map((one) => (JSON.parse(one) as [Inline])[0])
    }
    const text = (one: string) => ({ type: 'text', text: one })
    expect(japaneseOf(items.toReversed())).toEqual(['湯のみ', '急須', '茶葉'].map(text))
    expect(japaneseOf(items.toSpliced(1, 1))).toEqual(['茶葉', '湯のみ'].map(text))
    expect(japaneseOf(items.toSpliced(0, 0, { label: line('New'), href: { parts: [] } }))).toEqual(
      ['New', '茶葉', '急須', '湯のみ'].map(text),
    )
    expect(japaneseOf(items.map((one, at) => (at === 1 ? { ...one, label: line('Teapots') } : one)))).toEqual(
      ['茶葉', '急須', '湯のみ'].map(text),
    )
  })

  test('a column that a table loses takes its words along', () => {
    const table: Block = {
      type: 'table',
      id: 'table',
      header: true,
      rows: [[line('Tea'), line('Origin'), line('Price')]],
      twin: { lang: 'ja', words: { '0.0': label('お茶'), '0.1': label('産地'), '0.2': label('価格') } },
    }
    const changed = applied(mailOf(table), {
      type: 'update',
      id: 'table',
      set: { rows: [[line('Tea'), line('Price')]] },
    })
    expect(saysIn(blockIn(otherLanguage(changed), 'table'))).toEqual(
      ['お茶', '価格'].map((one) => JSON.stringify(line(one))),
    )
  })

  test('any operation in either language keeps both valid, and its inverse restores both', () => {
    fc.assert(
      fc.property(bilingual, fc.boolean(), fc.nat(), (document, isOther, place) => {
        const mail = isOther ? otherLanguage(document) : document
        const blocks = [...blocksOf(mail)]
        const block = blocks[place % Math.max(blocks.length, 1)]
        if (!block) return
        const changes: Operation[] = [
          { type: 'remove', id: block.id },
          { type: 'update', id: block.id, set: { hideOn: 'mobile' } },
          { type: 'settings', set: { title: 'New title' } },
          { type: 'move', id: block.id, to: { parent: mail.sections[0]?.columns[0]?.id ?? null, index: 0 } },
          removeOther(mail),
        ]
        for (const change of changes) {
          const { document: next, inverse, problem } = apply(mail, change)
          expect(v.is(EmailDocument, otherLanguage(next))).toBe(true)
          if (problem === undefined)
            expect(isSameDocument(otherLanguage(apply(next, inverse).document), otherLanguage(mail))).toBe(
              true,
            )
        }
      }),
      { numRuns: 100 },
    )
  })

  test('copying the original makes a translation of it', () => {
    const japanese = otherLanguage(mailOf(button('Otegami')))
    const block = blockIn(japanese, 'button')
    const copied = applied(japanese, isSpoken(block) ? copyOther(block) : addLanguage('ja'))
    expect(untranslatedBlocks(copied)).toEqual([])
    expect(saysIn(blockIn(copied, 'button'))).toEqual([JSON.stringify(line('Otegami'))])
  })

  test('removing the second language leaves the first as it was', () => {
    const english = mailOf(button('Shop now'))
    const alone = applied(english, removeOther(english))
    expect(alone.settings.twin).toBeUndefined()
    expect(otherLanguage(alone)).toBe(alone)
    expect(oneLanguage(english)).toEqual(alone)
  })
})

test('the title and the preview text are translated too', () => {
  const japanese = otherLanguage(mailOf())
  expect(isMailUntranslated(japanese)).toBe(true)
  const written = applied(japanese, { type: 'settings', set: { title: '春' } })
  expect(isMailUntranslated(written)).toBe(false)
  expect(otherLanguage(written).settings.title).toBe('Spring')
})

test('numbers, signs, variables and names of services need no translation', () => {
  const japanese = otherLanguage(
    mailOf(
      button('$18 → 20%'),
      {
        type: 'text',
        id: 'text',
        content: [{ type: 'paragraph', content: [{ type: 'variable', path: ['company_name'] }] }],
      },
      { type: 'social', id: 'social', links: [{ label: 'Instagram', href: { parts: [] } }] },
      { type: 'html', id: 'html', html: '<img src="x">{{ contact.name }}' },
    ),
  )
  expect(untranslatedBlocks(japanese)).toEqual([])
})

test('a block from a mail that shows the other language is taken over in this one', () => {
  const block: Block = {
    ...button('Shop now'),
    twin: { lang: 'ja', words: { label: label('買う') } },
  } as Block
  const english = mailOf()
  const japanese = otherLanguage(english)
  expect(nodeInLanguage(block, english.settings)).toEqual(block)
  const pasted = nodeInLanguage(block, japanese.settings)
  expect(pasted).toMatchObject({
    label: line('買う'),
    twin: { lang: 'en', words: { label: label('Shop now') } },
  })
  const section = nodeInLanguage(
    {
      ...(english.sections[0] ?? { columns: [] }),
      columns: [{ id: 'c2', width: 12, blocks: [block] }],
    } as Section,
    japanese.settings,
  )
  expect(section).toMatchObject({ columns: [{ blocks: [pasted] }] })
})

test('the mail of a reader is in their language where there is one', () => {
  const english = mailOf(button('Shop now'))
  const japanese = otherLanguage(english)
  for (const mail of [english, japanese]) {
    expect(originalOf(mail)).toBe(english)
    expect(inLanguageOf(mail, 'ja-JP')).toBe(japanese)
    expect(inLanguageOf(mail, 'en-GB')).toBe(english)
    expect(inLanguageOf(mail, 'fr')).toBe(english)
    expect(inLanguageOf(mail, undefined)).toBe(english)
  }
})

test('words that take much more room than the original are said to be longer, by width and not by letters', () => {
  const isLonger = (own: string, other: string) =>
    isMuchLonger({ ...button(own), twin: { lang: 'en', words: { label: label(other) } } } as Block)
  expect(isLonger('今すぐ購入', 'Shop now')).toBe(false)
  expect(isLonger('春の新茶をオンラインショップで見る', 'Shop now')).toBe(true)
  expect(isLonger('Take a look at everything that is new', '見る')).toBe(true)
  expect(isLonger('Buy it', '買う')).toBe(false)
})

test.each(starters)('$key is one mail in both languages', ({ document }) => {
  const [english, japanese] = [document('en'), document('ja')]
  const joined = joinLanguages(english, japanese)
  expect(v.is(EmailDocument, joined)).toBe(true)
  expect([...blocksOf(otherLanguage(joined))].filter(isUntranslated)).toEqual([])
  expect([...blocksOf(oneLanguage(joined))].map(saysIn)).toEqual([...blocksOf(english)].map(saysIn))
  expect([...blocksOf(otherLanguage(joined))].map(saysIn)).toEqual([...blocksOf(japanese)].map(saysIn))
})
