import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  decodeDocument,
  EmailDocument,
  emptyDocument,
  encodeDocument,
  equalWidths,
  isReadOnly,
  nodesOf,
  withNewIds,
} from '#mail/document'
import { documents } from './document/documents.fake.ts'

const spacer = (id: string) => ({ type: 'spacer' as const, id, height: 8 })
const holding = (blocks: unknown[]) => ({
  ...emptyDocument(),
  sections: [
    {
      type: 'section',
      id: 's1',
      gap: 0,
      stack: 'ltr',
      valign: 'top',
      columns: [{ id: 'c1', width: 12, blocks }],
    },
  ],
})
const codesOf = (json: unknown) => decodeDocument(json).problems.map(({ code }) => code)

describe('what is valid comes back as it was', () => {
  test('any document, through JSON', () => {
    fc.assert(
      fc.property(documents, (document) => {
        const wire: unknown = JSON.parse(JSON.stringify(encodeDocument(document)))
        const { document: again, problems } = decodeDocument(wire)
        expect(problems).toEqual([])
        expect(again).toEqual(document)
        expect(JSON.stringify(encodeDocument(again))).toBe(JSON.stringify(wire))
      }),
      { numRuns: 200 },
    )
  })

  test('equal documents are equal texts, whatever the order of their keys', () => {
    const { settings, version, sections } = emptyDocument('ja')
    expect(JSON.stringify(encodeDocument({ sections, settings, version }))).toBe(
      JSON.stringify(encodeDocument(emptyDocument('ja'))),
    )
  })
})

describe('what is invalid is repaired or kept, and never throws', () => {
  test('any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (json) => {
        expect(v.is(EmailDocument, decodeDocument(json).document)).toBe(true)
      }),
    )
  })

  test('a valid document with anything in place of any part', () => {
    fc.assert(
      fc.property(documents, fc.jsonValue(), fc.nat(), (document, junk, place) => {
        const places: (readonly [Record<string, unknown>, string])[] = []
        const copy: unknown = structuredClone(document)
        const collect = (value: unknown) => {
          if (typeof value !== 'object' || value === null) return
          for (const key of Object.keys(value)) {
            const record = value as Record<string, unknown>
            places.push([record, key])
            collect(record[key])
          }
        }
        collect(copy)
        const chosen = places[place % places.length]
        if (chosen) chosen[0][chosen[1]] = junk
        expect(v.is(EmailDocument, decodeDocument(copy).document)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  test.each([[null], [undefined], ['{}'], [42], [[]], [{}], [{ version: '1' }], [{ version: -1 }]])(
    '%j is no document',
    (json) => {
      const { document, problems } = decodeDocument(json)
      expect(problems.map(({ code }) => code)).toEqual(['malformed'])
      expect(isReadOnly(problems)).toBe(true)
      expect(document.sections).toEqual([])
    },
  )

  test('a later version is shown as far as it can be read, and read-only', () => {
    const { document, problems } = decodeDocument({ ...holding([spacer('b1')]), version: 2 })
    expect(problems.map(({ code }) => code)).toEqual(['newer_version'])
    expect(isReadOnly(problems)).toBe(true)
    expect(document.sections[0]?.columns[0]?.blocks).toEqual([spacer('b1')])
  })

  test('an unknown block is kept opaque, survives a save, and is read by who knows it', () => {
    const countdown = { type: 'countdown', id: 'b1', until: { at: '2026-01-01', zone: 'Asia/Tokyo' } }
    const { document, problems } = decodeDocument(holding([countdown]))
    expect(problems).toEqual([{ code: 'unknown_block', at: 'sections.0.columns.0.blocks.0', nodeId: 'b1' }])
    expect(isReadOnly(problems)).toBe(false)
    const again = decodeDocument(encodeDocument(document))
    expect(again.problems).toEqual([])
    expect(again.document.sections[0]?.columns[0]?.blocks).toEqual([
      { type: 'opaque', id: 'b1', raw: countdown },
    ])
    const known = { type: 'opaque', id: 'b1', raw: spacer('other') }
    expect(decodeDocument(holding([known])).document.sections[0]?.columns[0]?.blocks).toEqual([spacer('b1')])
  })

  test('a container within a container is kept opaque', () => {
    const inner = { type: 'container', id: 'b2', blocks: [] }
    const { document, problems } = decodeDocument(holding([{ type: 'container', id: 'b1', blocks: [inner] }]))
    expect(problems.map(({ code }) => code)).toEqual(['unknown_block'])
    expect(JSON.stringify(document)).toContain('"raw":{"type":"container","id":"b2"')
  })

  test('ids are made unique; the first keeps its own', () => {
    const { document, problems } = decodeDocument(holding([spacer('b1'), spacer('b1'), spacer('s1')]))
    expect(problems.map(({ code }) => code)).toEqual(['duplicate_id', 'duplicate_id'])
    const ids = [...nodesOf(document.sections)].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.slice(0, 3)).toEqual(['s1', 'c1', 'b1'])
  })

  test('widths that do not sum to twelve become equal', () => {
    const json = holding([])
    const columns = ['a', 'b', 'c'].map((id) => ({ id, width: 5, blocks: [] }))
    const bad = { ...json, sections: [{ ...json.sections[0], columns }] }
    expect(codesOf(bad)).toEqual(['column_widths'])
    expect(decodeDocument(bad).document.sections[0]?.columns.map(({ width }) => width)).toEqual([4, 4, 4])
    for (const count of [1, 2, 3, 4]) expect(equalWidths(count).reduce((sum, width) => sum + width)).toBe(12)
  })

  test('a wrong setting becomes the default, the others stay', () => {
    const json = {
      ...emptyDocument('ja'),
      settings: { ...emptyDocument('ja').settings, width: 5, baseSize: 20 },
    }
    const { document, problems } = decodeDocument(json)
    expect(problems).toEqual([{ code: 'invalid_setting', at: 'settings.width' }])
    expect(document.settings).toMatchObject({ width: 600, baseSize: 20, lang: 'ja' })
  })

  test('a value as deep as a stack is left out', () => {
    let deep: unknown = {}
    for (let level = 0; level < 50_000; level += 1) deep = { deep }
    expect(codesOf(holding([{ type: 'odd', id: 'b1', deep }]))).toEqual(['beyond_limits'])
    expect(codesOf(holding([{ type: 'spacer', id: 'b1', height: 1, visibleIf: deep }]))).toEqual([
      'beyond_limits',
    ])
  })

  test('a font can not end its declaration', () => {
    const settings = emptyDocument().settings
    const evil = { ...settings, font: { ...settings.font, body: "x';background:url(//e)" } }
    expect(codesOf({ ...emptyDocument(), settings: evil })).toEqual(['invalid_setting'])
  })
})

test('a duplicate has new ids throughout and is otherwise the same', () => {
  const [section] = decodeDocument(holding([{ type: 'container', id: 'b1', blocks: [spacer('b2')] }]))
    .document.sections
  if (!section) throw new Error('no section')
  const copy = withNewIds(section)
  const before = [...nodesOf([section])].map(({ id }) => id)
  const after = [...nodesOf([copy])].map(({ id }) => id)
  expect(after).toHaveLength(before.length)
  expect(after.some((id) => before.includes(id))).toBe(false)
  for (const id of after) expect(id).toMatch(/^[a-z2-7]{10}$/)
})
