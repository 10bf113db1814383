import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { SWRConfig } from 'swr'
import preview from '#.storybook/preview'
import {
  ApiError,
  ApiProvider,
  createCache,
  createReads,
  createRecordWrites,
  preloadReadAll,
  useAskAgain,
  useRead,
  useReadAll,
  useVersionedWrite,
  useWrite,
  WorkspaceScope,
  type Api,
} from '#api/core'
import { get, post } from '#api/wire'
import { Button } from '#components/button'
import { createFakeClock } from '#lib/clock.fake'
import { MINUTE, SECOND } from '#lib/duration'
import { notWholeYet } from '#lib/on-idle'

interface Named {
  name: string
}
const nameRoute = get('/name').returns<Named>()
const namesRoute = get('/names')
  .query<{ q?: string; limit?: number; offset?: number }>()
  .returns<{ items: Named[] }>('page')
const renameRoute = post('/name').body<Named>().returns<Named>()
const REFRESHES = [nameRoute]

/** A backend that a story answers by hand, in the order that it likes. */
function byHand() {
  const asked: {
    workspaceId: string | undefined
    path: string
    signal: AbortSignal | undefined
    query: unknown
    body: unknown
    answer: (name: string) => void
    give: (result: unknown) => void
    fail: (error: Error) => void
  }[] = []
  const client: Api['client'] = {
    call: (route, input, { workspaceId, signal } = {}) => {
      const { promise, resolve, reject } = Promise.withResolvers<never>()
      signal?.addEventListener('abort', () => reject(signal.reason))
      asked.push({
        workspaceId,
        path: `${route.method} ${route.path}`,
        signal,
        query: input.query,
        body: input.body,
        answer: (name) => resolve({ name } as never),
        give: (result) => resolve(result as never),
        fail: reject,
      })
      return promise
    },
    answer: () => Promise.reject(new Error('Nothing answers here.')),
    async *stream() {},
    whenForbidden: () => () => undefined,
  }
  const clock = createFakeClock()
  const api: Api = {
    client,
    cache: createCache(clock),
    reads: createReads(clock),
    writes: createRecordWrites(),
    clock,
  }
  return { api, asked, clock }
}

function Name({ label }: { label: string }) {
  const { data, error, isLoading } = useRead(nameRoute, {})
  return <p>{`${label}: ${error ? error.message : isLoading ? 'loading' : (data?.name ?? '')}`}</p>
}

function Rename() {
  const { send, isSending } = useWrite(renameRoute, { refreshes: REFRESHES })
  return (
    <Button busy={isSending} onClick={() => void send({ body: { name: 'new' } })}>
      Rename
    </Button>
  )
}

/** Asks again, as a page does that changes by itself. */
function Again() {
  const askAgain = useAskAgain()
  return <Button onClick={() => askAgain(REFRESHES)}>Ask again</Button>
}

/** A page that is left while its write is under way. */
function Leaving() {
  const [isOpen, setOpen] = useState(true)
  const [outcome, setOutcome] = useState('')
  return (
    <>
      {isOpen && (
        <ApiProvider api={backend.api}>
          <RenameTo onEnd={setOutcome} />
        </ApiProvider>
      )}
      <Button onClick={() => setOpen(false)}>Leave</Button>
      <p>{outcome}</p>
    </>
  )
}

function RenameTo({ onEnd }: { onEnd: (outcome: string) => void }) {
  const { send } = useWrite(renameRoute, { refreshes: REFRESHES, answers: nameRoute })
  const rename = async () => {
    const { ok } = await send({ body: { name: 'new' } })
    onEnd(ok ? 'renamed' : 'refused')
  }
  return <Button onClick={() => void rename()}>Rename</Button>
}

interface Person {
  name: string
  version: number
}
const personRoute = get('/people/:id').returns<Person>()
const personUpdate = post('/people/:id')
  .body<{ version: number; name?: string; city?: string }>()
  .returns<Person>()

/** Two edits of one record, and what came of the second. */
function Edits() {
  const { send, isSending } = useVersionedWrite(personUpdate, { record: personRoute })
  const [outcome, setOutcome] = useState('')
  const edit = async (change: { name?: string; city?: string }) => {
    const ended = await send({ params: { id: 'p1' }, body: { version: 1, ...change } })
    setOutcome(
      ended.ok
        ? `saved version ${ended.data.version}`
        : `theirs: ${ended.theirs?.name ?? ended.error.message}`,
    )
  }
  return (
    <>
      <Button onClick={() => void edit({ name: 'Hanako' })}>Name</Button>
      <Button onClick={() => void edit({ city: 'Kobe' })}>City</Button>
      <p>{isSending ? 'sending' : outcome}</p>
    </>
  )
}

let backend = byHand()

function Names() {
  const { data, error, isLoading } = useReadAll(namesRoute, { q: 'a' })
  return <p>{error ? error.message : isLoading ? 'loading' : `${data?.items.length} names`}</p>
}

const AllNames = () => (
  <ApiProvider api={backend.api}>
    <SWRConfig value={{ shouldRetryOnError: false }}>
      <Names />
    </SWRConfig>
  </ApiProvider>
)
const namesOf = (count: number) => ({ items: Array.from({ length: count }, () => ({ name: 'A' })) })

function Readers() {
  const [workspaceId, enter] = useState('ws_a')
  const [readers, setReaders] = useState(2)
  return (
    <ApiProvider api={backend.api}>
      <WorkspaceScope workspaceId={workspaceId}>
        {Array.from({ length: readers }, (_, index) => `Reader ${index + 1}`).map((label) => (
          <Name key={label} label={label} />
        ))}
        <Rename />
        <Again />
      </WorkspaceScope>
      <Button onClick={() => enter('ws_b')}>Enter B</Button>
      <Button onClick={() => setReaders(readers - 1)}>One reader less</Button>
    </ApiProvider>
  )
}

function Unhurried() {
  const { data } = useRead(nameRoute, {}, { unhurried: true })
  return <p>{data?.name ?? 'not known'}</p>
}

function UnhurriedUntilItIsClosed() {
  const [isOpen, setOpen] = useState(true)
  return (
    <ApiProvider api={backend.api}>
      <Button onClick={() => setOpen(!isOpen)}>Open or close</Button>
      {isOpen && <Unhurried />}
    </ApiProvider>
  )
}

let wholeNow = () => {}

const meta = preview.meta({
  component: Button,
  args: { children: '' },
  tags: ['!autodocs', '!dev'],
  render: () => <Readers />,
  beforeEach: () => {
    backend = byHand()
  },
})

export const TwoReadersShareOneRequest = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(backend.asked).toHaveLength(1))
    backend.asked[0]?.answer('Hanako')
    await expect(await canvas.findByText('Reader 1: Hanako')).toBeVisible()
    await expect(canvas.getByText('Reader 2: Hanako')).toBeVisible()
    await expect(backend.asked).toHaveLength(1)
  },
})

/** What nobody waits for takes no time of what somebody does. */
export const AnUnhurriedQuestionIsAskedOnceThePageIsWhole = meta.story({
  render: () => <UnhurriedUntilItIsClosed />,
  beforeEach: () => {
    wholeNow = notWholeYet()
    return wholeNow
  },
  play: async ({ canvas, userEvent }) => {
    await new Promise((resolve) => requestIdleCallback(resolve))
    await expect(canvas.getByText('not known')).toBeVisible()
    // Closed and opened again before anything was asked: it is still asked.
    const button = canvas.getByRole('button', { name: 'Open or close' })
    await userEvent.click(button)
    backend.clock.advance(1)
    await userEvent.click(button)
    await expect(backend.asked).toHaveLength(0)
    wholeNow()
    await waitFor(() => expect(backend.asked).toHaveLength(1))
    await expect(backend.asked[0]?.signal?.aborted).toBe(false)
    backend.asked[0]?.answer('Hanako')
    await expect(await canvas.findByText('Hanako')).toBeVisible()
  },
})

export const TheRequestEndsWhenTheLastReaderHasGone = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(backend.asked).toHaveLength(1))
    await userEvent.click(canvas.getByRole('button', { name: 'One reader less' }))
    await waitFor(() => expect(canvas.queryByText('Reader 2: loading')).toBeNull())
    backend.clock.advance(0)
    await expect(backend.asked[0]?.signal?.aborted).toBe(false)
    await userEvent.click(canvas.getByRole('button', { name: 'One reader less' }))
    await waitFor(() => expect(canvas.queryByText('Reader 1: loading')).toBeNull())
    backend.clock.advance(0)
    await expect(backend.asked[0]?.signal?.aborted).toBe(true)
  },
})

export const TheAnswerOfOneWorkspaceIsNeverShownInAnother = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(backend.asked).toHaveLength(1))
    await userEvent.click(canvas.getByRole('button', { name: 'Enter B' }))
    await waitFor(() => expect(backend.asked).toHaveLength(2))
    await expect(backend.asked.map(({ workspaceId }) => workspaceId)).toEqual(['ws_a', 'ws_b'])
    backend.asked[0]?.answer('of A')
    await expect(canvas.getByText('Reader 1: loading')).toBeVisible()
    backend.asked[1]?.answer('of B')
    await expect(await canvas.findByText('Reader 1: of B')).toBeVisible()
    await expect(canvas.queryByText(/of A/)).toBeNull()
  },
})

export const ARefusalIsShownAndNotAskedAgain = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(backend.asked).toHaveLength(1))
    backend.asked[0]?.fail(new ApiError(404, 'No such name', 'T-1'))
    await expect(await canvas.findByText('Reader 1: No such name')).toBeVisible()
    backend.clock.advance(MINUTE)
    await expect(backend.asked).toHaveLength(1)
  },
})

/** After 1, 2 and 4 s, three times in all (ERR-17). */
export const WhatCouldNotBeReadIsAskedAgainByItself = meta.story({
  play: async ({ canvas }) => {
    for (const [tries, wait] of [1, 2, 4].entries()) {
      await waitFor(() => expect(backend.asked).toHaveLength(tries + 1))
      backend.asked[tries]?.fail(new ApiError(500, `Failed ${tries + 1} times`, 'T-1'))
      await expect(await canvas.findByText(`Reader 1: Failed ${tries + 1} times`)).toBeVisible()
      backend.clock.advance(wait * SECOND - 1)
      await expect(backend.asked).toHaveLength(tries + 1)
      backend.clock.advance(1)
    }
    await waitFor(() => expect(backend.asked).toHaveLength(4))
    backend.asked[3]?.fail(new ApiError(500, 'Failed for good', 'T-1'))
    await expect(await canvas.findByText('Reader 1: Failed for good')).toBeVisible()
    backend.clock.advance(MINUTE)
    await expect(backend.asked).toHaveLength(4)
  },
})

export const AWriteIsSentOnceAndRefreshesWhatItNames = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(backend.asked).toHaveLength(1))
    backend.asked[0]?.answer('old')
    await canvas.findByText('Reader 1: old')
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Rename' }))
    await expect(backend.asked.filter(({ path }) => path === 'POST /name')).toHaveLength(1)
    backend.asked[1]?.answer('new')
    await waitFor(() => expect(backend.asked).toHaveLength(3))
    await expect(canvas.getByText('Reader 1: old')).toBeVisible()
    backend.asked[2]?.answer('new')
    await expect(await canvas.findByText('Reader 1: new')).toBeVisible()
  },
})

/** What was asked before the write may be answered from before it: nobody waits for that. */
export const WhatIsAskedWhileAWriteIsSentIsAskedAnew = meta.story({
  tags: ['!picture'],
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(backend.asked).toHaveLength(1))
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }))
    backend.asked[1]?.answer('new')
    await waitFor(() => expect(backend.asked).toHaveLength(3))
    backend.asked[0]?.answer('old')
    await expect(canvas.getByText('Reader 1: loading')).toBeVisible()
    backend.asked[2]?.answer('new')
    await expect(await canvas.findByText('Reader 1: new')).toBeVisible()
    await expect(canvas.getByText('Reader 2: new')).toBeVisible()
    await expect(backend.asked).toHaveLength(3)
  },
})

/** An answer that takes longer than the time between two questions would never come. */
export const WhatIsAskedAgainEveryNowAndThenWaitsForASlowAnswer = meta.story({
  tags: ['!picture'],
  play: async ({ canvas, userEvent }) => {
    const again = canvas.getByRole('button', { name: 'Ask again' })
    await waitFor(() => expect(backend.asked).toHaveLength(1))
    await userEvent.click(again)
    await userEvent.click(again)
    await expect(backend.asked[0]?.signal?.aborted).toBe(false)
    backend.asked[0]?.answer('old')
    await expect(await canvas.findByText('Reader 1: old')).toBeVisible()
    await expect(backend.asked).toHaveLength(1)
    await userEvent.click(again)
    await waitFor(() => expect(backend.asked).toHaveLength(2))
    backend.asked[1]?.answer('new')
    await expect(await canvas.findByText('Reader 1: new')).toBeVisible()
  },
})

export const AWriteThatIsAnsweredAfterThePageWasLeftChangesNothing = meta.story({
  render: () => <Leaving />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }))
    await waitFor(() => expect(backend.asked).toHaveLength(1))
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    backend.asked[0]?.answer('new')
    await expect(await canvas.findByText('renamed')).toBeVisible()
  },
})

export const ACollectionIsReadToItsEnd = meta.story({
  render: () => <AllNames />,
  play: async ({ canvas }) => {
    for (const [page, count] of [100, 100, 30].entries()) {
      await waitFor(() => expect(backend.asked).toHaveLength(page + 1))
      backend.asked[page]?.give(namesOf(count))
    }
    await expect(await canvas.findByText('230 names')).toBeVisible()
    await expect(backend.asked.map(({ query }) => query)).toEqual([
      { q: 'a', limit: 100 },
      { q: 'a', limit: 100, offset: 100 },
      { q: 'a', limit: 100, offset: 200 },
    ])
  },
})

export const WhatIsAskedAheadIsAskedOnce = meta.story({
  tags: ['!picture'],
  render: () => <AllNames />,
  beforeEach: () => {
    void preloadReadAll(backend.api, namesRoute, { q: 'a' })
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('loading')).toBeVisible()
    backend.asked[0]?.give(namesOf(100))
    await waitFor(() => expect(backend.asked).toHaveLength(2))
    backend.asked[1]?.give(namesOf(30))
    await expect(await canvas.findByText('130 names')).toBeVisible()
    await expect(backend.asked).toHaveLength(2)
  },
})

export const OfACollectionThatFailsHalfWayNothingIsShown = meta.story({
  render: () => <AllNames />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(backend.asked).toHaveLength(1))
    backend.asked[0]?.give(namesOf(100))
    await waitFor(() => expect(backend.asked).toHaveLength(2))
    await expect(canvas.getByText('loading')).toBeVisible()
    backend.asked[1]?.fail(new ApiError(404, 'No more names', 'T-1'))
    await expect(await canvas.findByText('No more names')).toBeVisible()
  },
})

const editing = () => (
  <ApiProvider api={backend.api}>
    <WorkspaceScope workspaceId="ws_a">
      <Edits />
    </WorkspaceScope>
  </ApiProvider>
)

export const OtherInputIsSentAfterTheFirstWithItsVersion = meta.story({
  render: editing,
  play: async ({ canvas, userEvent, step }) => {
    await step('a double click is one request, and another edit waits for its answer', async () => {
      await userEvent.dblClick(canvas.getByRole('button', { name: 'Name' }))
      await userEvent.click(canvas.getByRole('button', { name: 'City' }))
      await expect(backend.asked.map(({ body }) => body)).toEqual([{ version: 1, name: 'Hanako' }])
    })
    await step('which gives the version that the other edit is sent with', async () => {
      backend.asked[0]?.give({ name: 'Hanako', version: 2 })
      await waitFor(() => expect(backend.asked).toHaveLength(2))
      await expect(backend.asked[1]?.body).toEqual({ version: 2, city: 'Kobe' })
      await expect(canvas.getByText('sending')).toBeVisible()
      backend.asked[1]?.give({ name: 'Hanako', version: 3 })
      await expect(await canvas.findByText('saved version 3')).toBeVisible()
    })
  },
})

export const AConflictComesWithWhatIsStoredNow = meta.story({
  render: editing,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }))
    await waitFor(() => expect(backend.asked).toHaveLength(1))
    backend.asked[0]?.fail(new ApiError(409, 'changed meanwhile', 'T-1'))
    await waitFor(() => expect(backend.asked).toHaveLength(2))
    await expect(backend.asked[1]?.path).toBe('GET /people/:id')
    backend.asked[1]?.give({ name: 'Taro', version: 5 })
    await expect(await canvas.findByText('theirs: Taro')).toBeVisible()
  },
})

export const AConflictOfAnotherKindHasNoOtherVersion = meta.story({
  render: editing,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }))
    await waitFor(() => expect(backend.asked).toHaveLength(1))
    backend.asked[0]?.fail(new ApiError(409, 'The name is taken.', 'T-1'))
    await waitFor(() => expect(backend.asked).toHaveLength(2))
    backend.asked[1]?.give({ name: 'Taro', version: 1 })
    await expect(await canvas.findByText('theirs: The name is taken.')).toBeVisible()
  },
})
