import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CampaignDraft } from '#features/campaigns/campaign-step'
import { emptyDocument } from '#mail/document'
import { mailOf } from '#mail/document/mail-of.fake'
import { mergeUnasked } from '#mail/merge'
import {
  changeOf,
  draftProblems,
  isSameDraft,
  mergeDrafts,
  newCampaignOf,
  partOf,
  storableDraft,
} from './campaign-draft.model.ts'
import { decodeDraft } from './kept-draft.model.ts'
import { ampOf, slugOf, utmFor, withAmp, withUtmValue } from './settings.model.ts'
import { stepOf, stepStates } from './steps.model.ts'

const draft: CampaignDraft = {
  name: 'Spring',
  senderId: 'snd_1',
  replyTo: '',
  audience: { mailingListIds: ['lst_1'], segmentIds: [], segmentMatch: 'any', excludeSegmentIds: [] },
  variants: [
    {
      id: 'v1',
      label: '',
      locale: null,
      weight: 100,
      subject: 'Hello',
      previewText: '',
      mode: 'text',
      text: 'Words',
      textAuto: false,
    },
  ],
  tracking: { opens: true, clicks: true },
  labels: [],
  note: '',
}

const variantOf = ({ variants: [variant] }: CampaignDraft) => {
  if (!variant) throw new Error('There is one.')
  return variant
}

describe('a draft', () => {
  test('writes only what differs, without spaces at its ends', () => {
    expect(changeOf(draft, { ...draft, name: ' Summer ', note: ' n' })).toEqual({
      name: 'Summer',
      note: ' n',
    })
    expect(changeOf(draft, { ...draft, name: 'Spring ' })).toEqual({})
    expect(isSameDraft(draft, { ...draft, audience: { ...draft.audience } })).toBe(true)
    expect(isSameDraft(draft, { ...draft, labels: ['a'] })).toBe(false)
    expect(partOf(changeOf(draft, { ...draft, senderId: null }))).toEqual({ senderId: null })
  })
  test('takes two people’s changes of different variants, and of different fields of one', () => {
    const first = variantOf(draft)
    const second = { ...first, id: 'v2', weight: 0 }
    const base = { ...draft, variants: [first, second] }
    const mine = { ...base, name: 'Mine', variants: [{ ...first, subject: 'Mine' }, second] }
    const other = {
      ...base,
      note: 'Theirs',
      variants: [
        { ...first, text: 'Theirs' },
        { ...second, subject: 'Theirs' },
      ],
    }
    expect(mergeDrafts(base, mine, other)).toEqual({
      ...base,
      name: 'Mine',
      note: 'Theirs',
      variants: [
        { ...first, subject: 'Mine', text: 'Theirs' },
        { ...second, subject: 'Theirs' },
      ],
    })
    const same = { ...base, variants: [{ ...first, subject: 'Theirs' }, second] }
    expect(mergeDrafts(base, mine, same)).toBeUndefined()
    expect(mergeDrafts(base, mine, { ...base, variants: [second] })).toBeUndefined()
    expect(mergeDrafts(base, mine, { ...base, name: 'Theirs' })).toBeUndefined()
    expect(mergeDrafts(base, mine, { ...base, name: 'Theirs', note: 'n' }, true)).toEqual({
      ...mine,
      note: 'n',
    })
    expect(mergeDrafts(base, { ...base, note: 'n' }, { ...base, variants: [second] })).toEqual({
      ...base,
      note: 'n',
      variants: [second],
    })
  })
  test('takes two people’s changes of different blocks of one mail, and asks about one block', () => {
    const first = variantOf(draft)
    const mail = (button: string, height: number) => ({
      ...draft,
      variants: [
        {
          ...first,
          doc: mailOf([
            { type: 'button', id: 'b', label: [{ type: 'text', text: button }], href: { parts: ['#'] } },
            { type: 'spacer', id: 's', height },
          ]),
        },
      ],
    })
    const base = mail('Shop', 8)
    expect(mergeDrafts(base, mail('Mine', 8), mail('Shop', 64), false, mergeUnasked)).toEqual(
      mail('Mine', 64),
    )
    expect(mergeDrafts(base, mail('Mine', 8), mail('Theirs', 64), false, mergeUnasked)).toBeUndefined()
    expect(mergeDrafts(base, mail('Mine', 8), mail('Theirs', 64), true, mergeUnasked)).toEqual(
      mail('Mine', 64),
    )
    expect(mergeDrafts(base, mail('Mine', 8), mail('Shop', 64))).toBeUndefined()
    const words = (text: string) => ({ ...draft, variants: [{ ...first, text }] })
    expect(mergeDrafts(draft, words('Mine'), words('Theirs'), false, mergeUnasked)).toBeUndefined()
  })
  test('is wrong without a name, and with a reply address that is none', () => {
    expect(draftProblems({ ...draft, name: ' ', replyTo: 'x' })).toEqual(['name_empty', 'reply_to_invalid'])
    expect(draftProblems({ ...draft, replyTo: ' a@example.com ' })).toEqual([])
  })
  test('is stored without what is wrong in it, and can be another campaign', () => {
    const wrong = { ...draft, name: ' ', replyTo: 'x', note: 'n' }
    expect(storableDraft(wrong, draft)).toEqual({ ...draft, note: 'n' })
    expect(storableDraft({ ...draft, replyTo: 'a@example.com' }, draft).replyTo).toBe('a@example.com')
    expect(newCampaignOf({ ...draft, name: '' }, 'Before')).toMatchObject({ name: 'Before', replyTo: '' })
    expect(newCampaignOf({ ...draft, replyTo: ' a@example.com ' }, '')).toMatchObject({
      name: 'Spring',
      replyTo: 'a@example.com',
      variants: draft.variants,
    })
  })
  test('is read back as it was kept, and nothing else is taken for one', () => {
    expect(decodeDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
    const { senderId: _, ...without } = draft
    for (const other of [
      null,
      [],
      'x',
      without,
      { ...draft, variants: [] },
      { ...draft, variants: [{ ...draft.variants[0], doc: { version: 9 } }] },
      { ...draft, audience: { ...draft.audience, conditions: { kind: 'gone' } } },
    ])
      expect(decodeDraft(other)).toBeUndefined()
    fc.assert(
      fc.property(fc.anything(), (value) => {
        decodeDraft(value)
      }),
    )
  })
})

describe('steps', () => {
  const verified = { status: 'verified' } as const
  test('say how far they are', () => {
    expect(stepStates(draft, verified)).toEqual({
      audience: 'done',
      content: 'done',
      settings: 'done',
      review: 'done',
    })
    const variant = variantOf(draft)
    const begun = {
      ...draft,
      audience: { ...draft.audience, mailingListIds: [] },
      variants: [{ ...variant, mode: 'blocks' as const, doc: emptyDocument('en') }],
    }
    expect(stepStates(begun, { status: 'pending' })).toEqual({
      audience: 'open',
      content: 'problem',
      settings: 'problem',
      review: 'open',
    })
    expect(stepStates({ ...begun, senderId: null }, undefined).settings).toBe('open')
    expect(stepStates(draft, undefined)).toMatchObject({ settings: 'unknown', review: 'unknown' })
    expect(stepStates(draft, null).settings).toBe('problem')
    expect(stepStates({ ...draft, replyTo: 'x' }, verified).settings).toBe('problem')
  })
  test('without one in the address the first that is not done is shown', () => {
    const states = stepStates(draft, verified)
    expect(stepOf('content', states)).toBe('content')
    expect(stepOf('nowhere', states)).toBe('review')
    expect(stepOf(undefined, { ...states, content: 'problem' })).toBe('content')
    // Who the sender is may still be to come.
    expect(stepOf(undefined, { ...states, settings: 'unknown', review: 'unknown' })).toBeUndefined()
    expect(stepOf('review', { ...states, settings: 'unknown' })).toBe('review')
  })
})

describe('an AMP part', () => {
  test('is in every mail of blocks, or in none', () => {
    const blocks = {
      ...variantOf(draft),
      id: 'v2',
      mode: 'blocks' as const,
      doc: emptyDocument('en'),
    }
    const variants = [...draft.variants, blocks]
    expect(ampOf(draft.variants)).toEqual({ isOn: false, isPossible: false })
    expect(ampOf(variants)).toEqual({ isOn: false, isPossible: true })
    const on = withAmp(variants, true)
    expect(ampOf(on)).toEqual({ isOn: true, isPossible: true })
    expect(on[0]).toBe(draft.variants[0])
    expect(on[1]?.amp).toEqual({ enabled: true })
    expect(ampOf(withAmp(on, false)).isOn).toBe(false)
  })
})

describe('what links say of a campaign', () => {
  test('is its name as part of an address', () => {
    expect(slugOf('  Spring Sale: 50% off! ')).toBe('spring-sale-50-off')
    expect(slugOf('春の新豆　２０２６')).toBe('春の新豆-2026')
    expect(slugOf('!!!')).toBe('')
    // It is never cut within a character, nor at a hyphen.
    expect(slugOf(`${'a'.repeat(59)}𠮷野家`)).toBe(`${'a'.repeat(59)}𠮷`)
    expect(slugOf(`${'a'.repeat(59)} b`)).toBe('a'.repeat(59))
    expect(utmFor('Spring').campaign).toBe('spring')
  })
  test('loses what is emptied', () => {
    expect(withUtmValue({ source: 'a', term: 'b' }, 'term', '')).toEqual({ source: 'a' })
  })
})
