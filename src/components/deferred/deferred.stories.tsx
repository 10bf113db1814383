import { Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '#components/button'
import { deferred, Later } from '#components/deferred'

interface GreetingProps {
  name: string
}

const Greeting = ({ name }: GreetingProps) => <p>{name}</p>

const meta = preview.meta({
  component: Button,
  parameters: {
    about: {
      use: 'A component whose code is loaded when it is first wanted: an overlay, an editor, a chart.',
      avoid: 'Small things that every page shows.',
      parts: ['The component', 'What its Suspense shows until it is there; nothing, once it is preloaded'],
      accessibility:
        'Adds nothing of its own. What was preloaded stands at once, so that focus and announcements meet the real thing. A failed load is tried again when it is next wanted.',
    },
  },
  args: { children: '' },
  tags: ['!autodocs'],
})

export const ShowsNoFallbackOnceItIsPreloaded = meta.story({
  loaders: [
    async () => {
      const Ready = deferred(async () => Greeting)
      await Ready.preload()
      return { Ready }
    },
  ],
  render: (_, { loaded }) => {
    const { Ready } = loaded as { Ready: ReturnType<typeof deferred<GreetingProps>> }
    return (
      <Suspense fallback={<p>Fallback</p>}>
        <Ready name="Hanako" />
      </Suspense>
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hanako')).toBeVisible()
    await expect(canvas.queryByText('Fallback')).toBeNull()
  },
})

const Retry = ({ resetErrorBoundary }: FallbackProps) => <Button onClick={resetErrorBoundary}>Retry</Button>

/** Whether the chunk can be had: React itself may ask for it more than once before it gives up. */
const server = { hasChunk: false }

interface FlakyProps {
  load: () => Promise<ComponentType<GreetingProps>>
  Fallback?: ComponentType<FallbackProps>
}

function WithFlaky({ load, Fallback = Retry }: FlakyProps) {
  const [Flaky] = useState(() => deferred(load))
  return (
    <ErrorBoundary FallbackComponent={Fallback}>
      <Suspense fallback={<p>Fallback</p>}>
        <Flaky name="Hanako" />
      </Suspense>
    </ErrorBoundary>
  )
}

async function loadOnceItIsThere() {
  if (!server.hasChunk) throw new Error('The chunk is gone.')
  return Greeting
}

export const LoadsAnewAfterAFailure = meta.story({
  tags: ['logs-errors'],
  render: () => <WithFlaky load={loadOnceItIsThere} />,
  beforeEach: () => {
    server.hasChunk = false
  },
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' })
    server.hasChunk = true
    await userEvent.click(retry)
    await expect(await canvas.findByText('Hanako')).toBeVisible()
  },
})

async function loadAround() {
  await loadOnceItIsThere()
  return ({ children }: { children: ReactNode }) => children
}

function OneAroundAnother() {
  const [Around] = useState(() => deferred(loadAround))
  const [Inner] = useState(() => deferred(loadOnceItIsThere))
  // As a part is loaded at the same time as the words that it is drawn with.
  useState(() => void Inner.preload())
  return (
    <Later>
      <Around>
        <Inner name="Hanako" />
      </Around>
    </Later>
  )
}

/** Two files failed, of which one was drawn: one press brings both back. */
export const OneRetryBringsBackAll = meta.story({
  tags: ['logs-errors', '!picture'],
  render: () => <OneAroundAnother />,
  beforeEach: () => {
    server.hasChunk = false
  },
  play: async ({ canvas, userEvent, says }) => {
    const retry = await canvas.findByRole('button', { name: says('deferred.retry') })
    server.hasChunk = true
    await userEvent.click(retry)
    await expect(await canvas.findByText('Hanako')).toBeVisible()
  },
})

function TriedAgainUnseen() {
  const [Flaky] = useState(() => deferred(loadOnceItIsThere))
  return (
    <>
      <Later>
        <Flaky name="Hanako" />
      </Later>
      <Button onClick={() => void Flaky.preload()}>Preload</Button>
    </>
  )
}

/** As when the page becomes idle behind its message: what failed once more, unseen, costs no second press. */
export const WhatFailsAgainUnseenCostsNoSecondPress = meta.story({
  tags: ['logs-errors', '!picture'],
  render: () => <TriedAgainUnseen />,
  beforeEach: () => {
    server.hasChunk = false
  },
  play: async ({ canvas, userEvent, says }) => {
    const retry = await canvas.findByRole('button', { name: says('deferred.retry') })
    await userEvent.click(canvas.getByRole('button', { name: 'Preload' }))
    server.hasChunk = true
    await userEvent.click(retry)
    await expect(await canvas.findByText('Hanako')).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

/** Takes so long to draw that React pauses after it. */
function Slow() {
  const end = performance.now() + 20
  while (performance.now() < end);
  return null
}

function SlowRetry(props: FallbackProps) {
  return (
    <>
      <Slow />
      <Slow />
      <Retry {...props} />
    </>
  )
}

let asked = 0

async function askInVain(): Promise<never> {
  asked += 1
  throw new Error('The chunk is gone.')
}

/** React asks once more for what failed before it gives up, and may pause before it does: that is no reason to load anew. */
export const GivesUpThoughReactPauses = meta.story({
  tags: ['logs-errors'],
  render: () => <WithFlaky load={askInVain} Fallback={SlowRetry} />,
  beforeEach: () => {
    asked = 0
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(asked).toBe(1)
  },
})

function LosesItsPart({ keepsInstead = false }: { keepsInstead?: boolean }) {
  const [Flaky] = useState(() => deferred(loadOnceItIsThere))
  return (
    <>
      <input aria-label="Name" />
      <Later instead={<p>Stored</p>} keepsInstead={keepsInstead}>
        <Flaky name="Hanako" />
      </Later>
    </>
  )
}

/** What was typed beside it stays, and the part comes once it can be had. */
export const APartThatCannotBeLoadedSaysSo = meta.story({
  tags: ['logs-errors'],
  render: () => <LosesItsPart />,
  beforeEach: () => {
    server.hasChunk = false
  },
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Typed')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('deferred.failed'))
    await expect(canvas.queryByText('Stored')).toBeNull()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Typed')
    server.hasChunk = true
    await userEvent.click(canvas.getByRole('button', { name: says('deferred.retry') }))
    await expect(await canvas.findByText('Hanako')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Typed')
  },
})

/** What can be read without the part stays below the message, and goes when the part comes. */
export const WhatStandsInsteadCanStay = meta.story({
  tags: ['logs-errors'],
  render: () => <LosesItsPart keepsInstead />,
  beforeEach: () => {
    server.hasChunk = false
  },
  play: async ({ canvas, userEvent, says }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('deferred.failed'))
    await expect(canvas.getByText('Stored')).toBeVisible()
    server.hasChunk = true
    await userEvent.click(canvas.getByRole('button', { name: says('deferred.retry') }))
    await expect(await canvas.findByText('Hanako')).toBeVisible()
    await expect(canvas.queryByText('Stored')).toBeNull()
  },
})
