import { expect, test, vi } from 'vitest'
import { createFakeClock } from '#lib/clock.fake'
import { recordsInMemory } from '#lib/kept-records.fake'
import { createSignal } from '#lib/observable'
import { emptyDocument } from '#mail/document'
import { oneTab } from './draft-channel.fake.ts'
import { allVersions, createDrafts, readDraft, withVersion, type DraftChannel } from './drafts.ts'

function twoTabs() {
  const records = recordsInMemory()
  const clock = createFakeClock(Date.UTC(2026, 2, 1))
  const signal = createSignal()
  let last = ''
  const channel: DraftChannel = {
    post: (id) => {
      last = id
      signal.emit()
    },
    listen: (listener) => signal.subscribe(() => listener(last)),
    alone: oneTab.alone,
  }
  const options = { workspaceId: 'ws_a', records, channel, clock }
  return { records, clock, one: createDrafts(options), other: createDrafts(options) }
}

test('a draft is kept and listed, the newest first, for its workspace alone', async () => {
  const { records, clock, one } = twoTabs()
  const first = await one.create(emptyDocument(), 'First')
  clock.advance(1000)
  await one.create(emptyDocument('ja'), 'Second')
  clock.advance(1000)
  await one.save({ ...first, name: 'Renamed' })
  const names = async (drafts: typeof one) =>
    (await drafts.list()).map((read) => (read.state === 'corrupt' ? '' : read.draft.name))
  expect(await names(one)).toEqual(['Renamed', 'Second'])
  expect(await names(createDrafts({ workspaceId: 'ws_b', records, channel: oneTab, clock }))).toEqual([])
})

test('saving over what another tab saved is a conflict, until one of the two is taken', async () => {
  const { one, other } = twoTabs()
  const draft = await one.create(emptyDocument(), 'Draft')
  const heard: string[] = []
  one.subscribe((id) => heard.push(id))
  await other.save({ ...draft, name: 'Theirs' })
  expect(heard).toContain(draft.id)
  const outcome = await one.save({ ...draft, name: 'Mine' })
  expect(outcome).toMatchObject({ conflict: { name: 'Theirs' } })
  expect(await one.save({ ...draft, name: 'Mine' }, { force: true })).toMatchObject({
    saved: { name: 'Mine' },
  })
})

test('a browser that is full says so', async () => {
  const { one, records } = twoTabs()
  const draft = await one.create(emptyDocument(), 'Draft')
  records.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
  expect(await one.save(draft)).toEqual({ problem: 'full' })
})

test('what is no mail is corrupt and keeps its versions; what is newer can be looked at', () => {
  const version = { id: 'v', name: 'Good', at: '2026-03-01T00:00:00.000Z', document: emptyDocument() }
  expect(readDraft('d', { name: 'Broken', document: 'x', versions: [version, 'nonsense'] })).toMatchObject({
    state: 'corrupt',
    raw: '"x"',
    versions: [{ name: 'Good' }],
  })
  expect(readDraft('d', null)).toMatchObject({ state: 'corrupt' })
  expect(readDraft('d', { document: { ...emptyDocument(), version: 2 } })).toMatchObject({ state: 'newer' })
})

test('a named version is kept, the oldest of too many go', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 9, minute)).toISOString()
  const draft = { id: 'd', name: '', updatedAt: '', stamp: '', document: emptyDocument(), versions: [] }
  const stateAt = (minute: number) => ({ at: at(minute), document: emptyDocument() })
  let last = withVersion(draft, 'v0', stateAt(0))
  for (let count = 1; count < 30; count += 1) last = withVersion(last, `v${count}`, stateAt(count))
  expect(last.versions).toHaveLength(20)
  expect(last.versions[0]?.name).toBe('v29')
  expect(draft.versions).toEqual([])
  const other = withVersion(draft, 'other', stateAt(45))
  expect(allVersions(last, other).map(({ name }) => name)).toEqual([
    'other',
    ...last.versions.slice(0, 19).map(({ name }) => name),
  ])
})

test('a full browser gives up earlier states before it gives up the draft', async () => {
  const { one, records, clock } = twoTabs()
  const draft = await one.create(emptyDocument(), 'Draft')
  clock.advance(60_000)
  await one.save({ ...draft, document: emptyDocument('ja') })
  const history = () => one.history(draft.id)
  await vi.waitFor(async () => expect(await history()).toHaveLength(2))
  const { put } = records
  records.put = async (key, value) => {
    if ((await records.keys('mail-history:')).length > 1) throw new DOMException('full', 'QuotaExceededError')
    await put(key, value)
  }
  expect(await one.save({ ...draft, name: 'Renamed' }, { force: true })).toMatchObject({
    saved: { name: 'Renamed' },
  })
})

test('the history of a draft goes with it', async () => {
  const { one, records } = twoTabs()
  const draft = await one.create(emptyDocument(), 'Draft')
  await vi.waitFor(async () => expect(await one.history(draft.id)).toHaveLength(1))
  await one.remove(draft.id)
  expect(await records.keys('mail-')).toEqual([])
})
