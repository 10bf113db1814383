import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultSettings, encodeDocument, type Block, type EmailDocument } from '#mail/document'
import { acceptHunks, hunkStatus, PROPOSED_MAX, propose, type Hunk, type Proposal } from '#mail/hunks'
import { apply, isSameDocument, type Operation } from '#mail/operations'
import { documents } from './document/documents.fake.ts'
import { operations } from './operations/operations.fake.ts'

const unlocked = (document: EmailDocument): EmailDocument => ({
  ...document,
  sections: document.sections.map(({ locked: _lock, ...section }) => ({
    ...section,
    columns: section.columns.map((column) => ({
      ...column,
      blocks: column.blocks.map(({ locked: _lock, ...block }) =>
        'blocks' in block
          ? { ...block, blocks: block.blocks.map(({ locked: _lock, ...leaf }) => leaf) }
          : block,
      ),
    })),
  })),
})

/** A document and operations that can be applied to it one after the other. */
const proposals = fc
  .tuple(documents.map(unlocked), fc.integer(), fc.integer({ min: 1, max: 8 }))
  .map(([base, seed, count]) => {
    let now = base
    const all: Operation[] = []
    for (let step = 0; step < count * 4 && all.length < count; step += 1) {
      const [operation] = fc.sample(operations(now), { numRuns: 1, seed: seed + step })
      const applied = operation && apply(now, operation)
      if (!operation || !applied || applied.problem !== undefined) continue
      now = applied.document
      all.push(operation)
    }
    return { base, all }
  })

function proposal(base: EmailDocument, all: unknown): Proposal {
  const made = propose(base, all)
  if ('problem' in made) throw new Error(`Refused: ${made.problem}`)
  return made
}

const accept = (now: EmailDocument, made: Proposal, hunks: readonly Hunk[], accepted: readonly Hunk[] = []) =>
  apply(now, acceptHunks(now, made, hunks, accepted))

const shuffled = <Item>(items: readonly Item[], seed: number): Item[] =>
  fc.sample(fc.shuffledSubarray([...items], { minLength: items.length }), { numRuns: 1, seed })[0] ?? []

describe('the hunks of any proposal', () => {
  test('accepted one by one in any order, or all at once, give the proposed document', () => {
    fc.assert(
      fc.property(proposals, fc.integer(), ({ base, all }, seed) => {
        const made = propose(base, all)
        if ('problem' in made) return
        let now = base
        const done: Hunk[] = []
        for (const hunk of shuffled(made.hunks, seed)) {
          expect(hunkStatus(now, made, hunk)).toBe('clean')
          const { document, problem } = accept(now, made, [hunk], done)
          expect(problem).toBeUndefined()
          now = document
          done.push(hunk)
        }
        expect(encodeDocument(now)).toEqual(encodeDocument(made.proposed))
        const { document } = accept(base, made, made.hunks)
        expect(isSameDocument(document, made.proposed)).toBe(true)
        for (const hunk of made.hunks) expect(hunkStatus(document, made, hunk)).not.toBe('gone')
      }),
      { numRuns: 400 },
    )
  })

  test('are taken back exactly by their inverse', () => {
    fc.assert(
      fc.property(proposals, fc.integer(), ({ base, all }, seed) => {
        const made = propose(base, all)
        if ('problem' in made) return
        const some = shuffled(made.hunks, seed).slice(0, 2)
        const { document, inverse } = accept(base, made, some)
        expect(JSON.stringify(encodeDocument(apply(document, inverse).document))).toBe(
          JSON.stringify(encodeDocument(base)),
        )
      }),
      { numRuns: 200 },
    )
  })

  test('stay decidable whatever is done to the mail meanwhile', () => {
    fc.assert(
      fc.property(proposals, fc.integer(), ({ base, all }, seed) => {
        const made = propose(base, all)
        if ('problem' in made) return
        const [edit] = fc.sample(operations(base), { numRuns: 1, seed })
        const now = edit ? apply(base, edit).document : base
        for (const hunk of made.hunks) {
          const status = hunkStatus(now, made, hunk)
          const { document, problem } = accept(now, made, [hunk])
          // A clean hunk can be accepted, and what cannot be accepted changes nothing.
          if (status !== 'clean') continue
          if (problem === undefined) expect(hunkStatus(document, made, hunk)).not.toBe('gone')
          else expect(document).toBe(now)
        }
      }),
      { numRuns: 200 },
    )
  })
})

describe('what is no proposal', () => {
  test('is refused without failing, whatever it is', () => {
    fc.assert(
      fc.property(documents, fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue())), (base, json) => {
        expect(propose(base, json)).toHaveProperty('problem')
      }),
    )
  })
  test.each([
    ['no list', {}, { problem: 'malformed' }],
    ['too many', Array.from({ length: PROPOSED_MAX + 1 }, () => ({})), { problem: 'malformed' }],
    ['nothing', [], { problem: 'nothing' }],
    ['what is so already', [{ type: 'update', id: 'a', set: { height: 8 } }], { problem: 'nothing' }],
    ['another block', [{ type: 'update', id: 'z', set: { height: 9 } }], { problem: 'no_such_node', at: 0 }],
    [
      'a second one that is wrong',
      [
        { type: 'remove', id: 'a' },
        { type: 'update', id: 'a', set: {} },
      ],
      { problem: 'no_such_node', at: 1 },
    ],
    ['a locked block', [{ type: 'remove', id: 'locked' }], { problem: 'locked' }],
    [
      'another kind under the same id',
      [
        { type: 'remove', id: 'a' },
        { type: 'insert', node: { type: 'divider', id: 'a' }, at: { parent: 'c1', index: 0 } },
      ],
      { problem: 'duplicate_id' },
    ],
  ])('%s', (_, json, refused) => expect(propose(mail, json)).toEqual(refused))
})

const spacer = (id: string, height = 8): Block => ({ type: 'spacer', id, height })
const mail: EmailDocument = {
  version: 1,
  settings: defaultSettings('en'),
  sections: [
    {
      type: 'section',
      id: 's',
      gap: 0,
      stack: 'ltr',
      valign: 'top',
      columns: [
        {
          id: 'c1',
          width: 12,
          blocks: [spacer('a'), spacer('b'), spacer('c'), { ...spacer('locked'), locked: true }],
        },
      ],
    },
  ],
}
const height = (id: string, value: number): Operation => ({ type: 'update', id, set: { height: value } })
const kinds = ({ hunks }: Proposal) => hunks.map(({ atoms }) => atoms.map(({ kind }) => kind))

describe('one hunk', () => {
  test('is each setting, changed, added, removed and moved block', () => {
    const made = proposal(mail, [
      { type: 'settings', set: { title: 'New', width: 640 } },
      height('a', 20),
      { type: 'remove', id: 'b' },
      { type: 'insert', node: spacer('new'), at: { parent: 'c1', index: 1 } },
      { type: 'move', id: 'locked', to: { parent: 'c1', index: 3 } },
    ])
    expect(kinds(made)).toEqual([['settings'], ['settings'], ['fields'], ['add'], ['remove']])
  })
  test('is a new frame with the blocks that go into it', () => {
    const made = proposal(mail, [
      {
        type: 'wrap',
        ids: ['a', 'b'],
        at: { parent: 'c1', index: 0 },
        container: { type: 'container', id: 'box', blocks: [] },
      },
    ])
    expect(kinds(made)).toEqual([['add', 'move', 'move']])
  })
  test('is the columns of a section, whose widths add up', () => {
    const [section] = mail.sections
    const blocks = section?.columns[0]?.blocks ?? []
    const made = proposal(mail, [
      {
        type: 'columns',
        id: 's',
        columns: [
          { id: 'c1', width: 6, blocks: blocks.slice(0, 1) },
          { id: 'c2', width: 6, blocks: [] },
        ],
      },
      { type: 'insert', node: blocks[3], at: { parent: 'c1', index: 1 } },
      { type: 'insert', node: blocks[1], at: { parent: 'c2', index: 0 } },
      { type: 'insert', node: blocks[2], at: { parent: 'c2', index: 1 } },
    ])
    expect(made.hunks).toHaveLength(1)
    expect(isSameDocument(accept(mail, made, made.hunks).document, made.proposed)).toBe(true)
  })
})

describe('a mail that has changed since', () => {
  const made = proposal(mail, [height('a', 20), { type: 'remove', id: 'b' }])
  const [first, second] = made.hunks
  const after = (operation: Operation) => apply(mail, operation).document
  const status = (now: EmailDocument, hunk = first) => hunk && hunkStatus(now, made, hunk)

  test('elsewhere does not matter', () => expect(status(after(height('c', 9)))).toBe('clean'))
  test('in another field of the same block keeps that field', () => {
    const now = after({ type: 'update', id: 'a', set: { hideOn: 'mobile' } })
    expect(status(now)).toBe('clean')
    expect(first && accept(now, made, [first]).document.sections[0]?.columns[0]?.blocks[0]).toMatchObject({
      height: 20,
      hideOn: 'mobile',
    })
  })
  test('in the same field is a conflict', () => expect(status(after(height('a', 9)))).toBe('changed'))
  test('to what is proposed is done', () => expect(status(after(height('a', 20)))).toBe('done'))
  test('without the block has nothing to change', () =>
    expect(status(after({ type: 'remove', id: 'a' }))).toBe('gone'))
  test('in a block that would be removed is a conflict', () =>
    expect(status(after(height('b', 9)), second)).toBe('changed'))
  test('without the block that would be removed is done', () =>
    expect(status(after({ type: 'remove', id: 'b' }), second)).toBe('done'))
})
