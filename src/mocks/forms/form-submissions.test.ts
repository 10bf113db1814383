import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY, MINUTE } from '#lib/duration'
import { createDb } from '#mocks/core/db'
import { plainSettings, plainStyle } from '#domain/forms/plain-form'
import { formCourse, formStats, sentTo } from './form-submissions.ts'
import { forms, type FormRecord, type OpenPeriod } from './forms.data.ts'
import { STORY_TIME } from '#mocks/node'

const iso = (after: number) => new Date(STORY_TIME + after).toISOString()

const db = createDb({ seed: 3, size: 'small', epoch: STORY_TIME })
const formOf = (periods: OpenPeriod[]): FormRecord => ({
  id: 'frm_test',
  workspaceId: 'ws_sakura',
  name: 'Test',
  kind: 'inline',
  fields: [],
  settings: plainSettings,
  style: plainStyle,
  draftVersion: 1,
  version: 1,
  publication: null,
  periods,
  past: null,
  createdAt: iso(0),
  updatedAt: iso(0),
  createdBy: { id: 'acc_haruka', name: '', email: '' },
})

/** Published and unpublished again and again: how long it is open, and how long not. */
const anyPeriods = fc
  .array(
    fc.record({
      open: fc.integer({ min: 0, max: 20 * DAY }),
      shut: fc.integer({ min: 0, max: 5 * DAY }),
      optIn: fc.constantFrom('single', 'double'),
      opens: fc.option(fc.integer({ min: 0, max: 3 * DAY }), { nil: undefined }),
      closes: fc.option(fc.integer({ min: 0, max: 20 * DAY }), { nil: undefined }),
      maxSubmissions: fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
    }),
    { maxLength: 4 },
  )
  .map((parts) => {
    let at = 0
    return parts.map(({ open, shut, optIn, opens, closes, maxSubmissions }, place): OpenPeriod => {
      const from = at
      at += open + shut
      return {
        version: place + 1,
        from: iso(from),
        ...(place < parts.length - 1 && { to: iso(from + open) }),
        optIn,
        ...(opens !== undefined && { opensAt: iso(from + opens) }),
        ...(closes !== undefined && { closesAt: iso(from + closes) }),
        ...(maxSubmissions !== undefined && { maxSubmissions }),
      }
    })
  })

test('time only adds: nothing that was sent goes away or changes but to be confirmed', () => {
  fc.assert(
    fc.property(anyPeriods, fc.nat(60 * DAY), fc.nat(10 * DAY), (periods, first, more) => {
      const form = formOf(periods)
      const before = sentTo(db, form, STORY_TIME + first)
      const after = sentTo(db, form, STORY_TIME + first + more)
      before.forEach((sent, place) => {
        const later = after[place]
        expect(later).toEqual({ ...sent, status: later?.status })
        if (later?.status !== sent.status)
          expect([sent.status, later?.status]).toEqual(['pending_opt_in', 'confirmed'])
      })
      const stats = formStats(db, form, STORY_TIME + first)
      expect(stats.submissions).toBeLessThanOrEqual(stats.views)
      expect(stats.views).toBeLessThanOrEqual(formStats(db, form, STORY_TIME + first + more).views)
    }),
  )
})

test('only a form that is open takes anything, and no more than it may', () => {
  fc.assert(
    fc.property(anyPeriods, fc.nat(60 * DAY), (periods, later) => {
      const now = STORY_TIME + later
      const sent = sentTo(db, formOf(periods), now)
      expect(sent.map(({ at }) => at)).toEqual(sent.map(({ at }) => at).toSorted((a, b) => a - b))
      expect(new Set(sent.map(({ id }) => id)).size).toBe(sent.length)
      for (const [place, period] of periods.entries()) {
        const own = sent.filter(({ version }) => version === place + 1)
        for (const { at } of own) {
          expect(at).toBeGreaterThanOrEqual(Date.parse(period.opensAt ?? period.from))
          expect(at).toBeLessThanOrEqual(Math.min(now, Date.parse(period.to ?? iso(later))))
          if (period.closesAt !== undefined) expect(at).toBeLessThanOrEqual(Date.parse(period.closesAt))
        }
        if (period.maxSubmissions !== undefined && own.length > 0) {
          const welcome = sent.filter(
            ({ version, status }) => version <= place + 1 && status !== 'spam' && status !== 'rejected',
          )
          expect(welcome.length).toBeLessThanOrEqual(period.maxSubmissions)
        }
      }
    }),
  )
})

test('a form that was just published gets its first in minutes, and some forty on the first day', () => {
  const form = formOf([{ version: 1, from: iso(0), optIn: 'single' }])
  const count = (after: number) => sentTo(db, form, STORY_TIME + after).length
  expect(count(0)).toBe(0)
  expect(count(2 * MINUTE)).toBeGreaterThanOrEqual(1)
  expect(count(10 * MINUTE)).toBeLessThanOrEqual(3)
  expect(count(DAY)).toBeGreaterThan(30)
  expect(count(DAY)).toBeLessThan(40)
})

test('whoever confirms does it within 7 days', () => {
  const form = formOf([{ version: 1, from: iso(0), to: iso(DAY), optIn: 'double' }])
  const waiting = (after: number) =>
    sentTo(db, form, STORY_TIME + after).filter(({ status }) => status === 'pending_opt_in').length
  expect(waiting(DAY)).toBeGreaterThan(waiting(8 * DAY))
  expect(waiting(8 * DAY)).toBe(waiting(80 * DAY))
  expect(waiting(8 * DAY)).toBeGreaterThan(0)
})

test('the six forms of the roastery have 800 between them, in every world but the empty one', () => {
  for (const size of ['small', 'huge'] as const) {
    const world = createDb({ seed: 11, size, epoch: STORY_TIME })
    const all = world
      .of(forms)
      .where(({ workspaceId }) => workspaceId === 'ws_sakura')
      .flatMap((form) => sentTo(world, form, STORY_TIME))
    expect(all).toHaveLength(800)
    expect([...new Set(all.map(({ status }) => status))].toSorted()).toEqual([
      'accepted',
      'confirmed',
      'pending_opt_in',
      'rejected',
      'spam',
    ])
  }
  expect(createDb({ seed: 11, size: 'empty', epoch: STORY_TIME }).of(forms).all()).toEqual([])
})

test('the course of the last 30 days adds up to what was counted meanwhile', () => {
  const now = STORY_TIME + 10 * DAY + 7 * MINUTE
  const form = formOf([{ version: 1, from: iso(0), optIn: 'single' }])
  const { views, submissions } = formCourse(db, form, now)
  expect([views.length, submissions.length]).toEqual([30, 30])
  const stats = formStats(db, form, now)
  const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)
  expect(sum(submissions)).toBe(stats.submissions)
  expect(sum(views)).toBe(stats.views)
  expect(Math.max(...submissions)).toBeGreaterThan(0)
  expect(Math.min(...views)).toBe(0)
})
