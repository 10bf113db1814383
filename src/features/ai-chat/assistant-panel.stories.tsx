import { expect, fireEvent, fn, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import {
  AssistantPanel,
  countContacts,
  openScreen,
  proposeSegment,
  type ProposedScreen,
} from '#features/ai-chat'
import { aiThreads } from '#mocks/ai-threads/ai-threads.records'
import { segments as segmentRecords } from '#mocks/segments/segments.data'
import { STORY_TIME } from '#mocks/story'
import * as styles from './assistant-panel-stories.css.ts'

const opened = fn<(screen: ProposedScreen) => void>()

const meta = preview.meta({
  component: AssistantPanel,
  args: { tools: [countContacts, proposeSegment, openScreen((screen) => opened(screen))] },
  decorators: [
    (Story) => (
      <div className={styles.pane}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    frame: 'screen',
    docs: { story: { inline: false, height: '640px' } },
    mock: { workspaceId: 'ws_sakura' },
  },
})

/** Ms: longer than any answer here takes; less than it takes until the first word. */
const LONG = 60_000
const BEFORE = 200

/** Of the conversation, not of what is announced. */
const WORDS = { selector: 'p, p *' }

/** Of an answer, not of what a tool gave it. */
const ANSWER = { selector: 'li > div > p, li > div > p > span' }

const BOUNCES = 'Why did so many mails bounce last week?'
const LISTEN = '/ai/thread/*/listen'
const failing = (path: string, method?: string) => ({
  workspaceId: 'ws_sakura',
  faults: [{ kind: 'status' as const, code: 500, path, method }],
})

export const Default = meta.story({
  play: async ({ canvas, says }) => {
    await expect(canvas.getByRole('heading', { name: says('assistantPanel.untitled') })).toBeVisible()
    const past = within(await canvas.findByRole('region', { name: says('pastChats.title') }))
    await expect(await past.findAllByRole('listitem')).toHaveLength(3)
    await expect(past.getByRole('button', { name: new RegExp(says('pastChats.untitled')) })).toBeVisible()
    await expect(canvas.getByPlaceholderText(says('chatComposer.placeholder'))).toHaveAccessibleName(
      says('chatComposer.label'),
    )
    await expect(canvas.getByRole('button', { name: says('chatComposer.send') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
})

export const WithAPreparedText = meta.story({
  tags: ['!picture'],
  args: { prepared: { text: 'Help me with the spring campaign.' } },
  play: async ({ canvas, userEvent, says }) => {
    // It is theirs to change and to send.
    const field = canvas.getByRole('textbox', { name: says('chatComposer.label') })
    await expect(field).toHaveValue('Help me with the spring campaign.')
    await userEvent.type(field, ' It starts in March.')
    await expect(field).toHaveValue('Help me with the spring campaign. It starts in March.')
  },
})

export const LoadingPastChats = meta.story({
  parameters: { mock: { workspaceId: 'ws_sakura', faults: [{ kind: 'timeout', path: '/ai/threads' }] } },
  play: async ({ canvas, says }) => {
    await expect(canvas.getByRole('region', { name: says('pastChats.title') })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
})

export const NoPastChats = meta.story({
  parameters: { mock: { workspaceId: 'ws_sakura', size: 'empty' } },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByText(says('pastChats.none'))).toBeVisible()
  },
})

export const PastChatsFailQuietly = meta.story({
  parameters: { mock: failing('/ai/threads') },
  play: async ({ canvas, says }) => {
    const past = canvas.getByRole('region', { name: says('pastChats.title') })
    await waitFor(() => expect(past).not.toHaveAttribute('aria-busy'))
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.queryByText(says('pastChats.none'))).toBeNull()
    await expect(canvas.getByRole('textbox')).toBeEnabled()
  },
})

export const APastChatIsLoaded = meta.story({
  play: async ({ canvas, userEvent, says, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(BOUNCES.slice(0, 20)) }))
    await expect(await canvas.findByRole('heading', { name: BOUNCES })).toBeVisible()
    const list = within(canvas.getByRole('group', { name: says('chatThread.conversation') }))
    await step('with what the assistant searched for', async () => {
      await expect(await list.findByText(says('chatMessage.searched'))).toBeVisible()
      await expect(list.getByText('sudden hard bounces after moving DNS')).toBeVisible()
    })
    await step('its thoughts are folded', async () => {
      const thought = list.getByText('Let me see what is known about bounces after a domain change.')
      await expect(thought).not.toBeVisible()
      await userEvent.click(list.getByText(says('chatMessage.thought')))
      await expect(thought).toBeVisible()
    })
    await step('New goes back to the past chats', async () => {
      await userEvent.click(canvas.getByRole('button', { name: says('assistantPanel.new') }))
      await expect(await canvas.findByRole('region', { name: says('pastChats.title') })).toBeVisible()
      await expect(canvas.getByRole('textbox')).toHaveFocus()
    })
  },
})

export const Loading = meta.story({
  parameters: {
    mock: { workspaceId: 'ws_sakura', faults: [{ kind: 'timeout', path: '/ai/thread/*/messages' }] },
  },
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(BOUNCES.slice(0, 20)) }))
    await expect(await canvas.findByText(says('chatThread.loading'))).toBeInTheDocument()
    await expect(canvas.getByRole('heading', { name: BOUNCES })).toBeVisible()
  },
})

export const Failed = meta.story({
  parameters: { mock: failing('/ai/thread/*/messages') },
  play: async ({ canvas, userEvent, mock, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(BOUNCES.slice(0, 20)) }))
    const alert = within(await canvas.findByRole('alert'))
    await expect(alert.getByText(new RegExp(says('chatThread.loadFailed')))).toBeVisible()
    await expect(alert.getByRole('button', { name: says('errorBlock.copyTicket') })).toBeVisible()
    ;(await mock.backend()).faults.clear()
    await userEvent.click(alert.getByRole('button', { name: says('inlineError.retry') }))
    await expect(await canvas.findByText(says('chatMessage.searched'))).toBeVisible()
  },
})

export const Gone = meta.story({
  parameters: {
    mock: {
      workspaceId: 'ws_sakura',
      faults: [{ kind: 'status', code: 404, path: '/ai/thread/*/messages' }],
    },
  },
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(BOUNCES.slice(0, 20)) }))
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent(says('chatThread.gone'))
    await expect(within(alert).queryByRole('button', { name: says('inlineError.retry') })).toBeNull()
  },
})

export const Generating = meta.story({
  play: async ({ canvas, userEvent, mock, says }) => {
    await userEvent.type(canvas.getByRole('textbox'), '/script reasoning{Enter}')
    await expect(await canvas.findByText(says('chatThread.generating'))).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveValue('')
    mock.pass(BEFORE)
    await expect(canvas.getByText(says('chatThread.generating'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: says('chatComposer.stop') })).toBeVisible()
  },
})

export const BeforeTheStreamSaysAnything = meta.story({
  tags: ['!picture'],
  parameters: { mock: { workspaceId: 'ws_sakura', faults: [{ kind: 'timeout', path: LISTEN }] } },
  play: async ({ canvas, userEvent, mock, says }) => {
    await userEvent.type(canvas.getByRole('textbox'), '/script slow{Enter}')
    await expect(await canvas.findByText(says('chatThread.generating'))).toBeVisible()
    // The button rests after the press that sent.
    mock.pass(1000)
    await userEvent.click(await canvas.findByRole('button', { name: says('chatComposer.stop') }))
    await waitFor(() => {
      mock.pass(3000)
      return expect(canvas.getByText(says('chatThread.stopped'))).toBeVisible()
    })
    await expect(canvas.queryByText(says('chatThread.generating'))).toBeNull()
  },
})

export const Thinking = meta.story({
  play: async ({ canvas, userEvent, mock, says }) => {
    await userEvent.type(canvas.getByRole('textbox'), '/script reasoning{Enter}')
    await canvas.findByText(says('chatThread.generating'))
    mock.pass(310)
    // Before its first word.
    await expect(await canvas.findByText(says('chatMessage.thinking'))).toBeVisible()
    mock.pass(300)
    await expect(await canvas.findByText(/^The question/)).toBeVisible()
  },
})

export const Writing = meta.story({
  play: async ({ canvas, userEvent, mock, says, step }) => {
    await userEvent.type(canvas.getByRole('textbox'), '/script markdown{Enter}')
    await canvas.findByText(says('chatThread.generating'))
    mock.pass(1200)
    const heading = await canvas.findByRole('heading', { name: 'Three ways to say thank you' })
    await step('what stands is left as it is while the rest is written', async () => {
      mock.pass(500)
      await expect(await canvas.findByText('Say who you are', { selector: 'strong' })).toBeVisible()
      await expect(heading).toBe(canvas.getByRole('heading', { name: 'Three ways to say thank you' }))
    })
    await step('one may write meanwhile, and Enter sends nothing', async () => {
      await userEvent.type(canvas.getByRole('textbox'), 'And then?{Enter}')
      await expect(canvas.getByRole('textbox')).toHaveValue('And then?')
    })
  },
})

export const Searching = meta.story({
  play: async ({ canvas, userEvent, mock, says }) => {
    await userEvent.type(canvas.getByRole('textbox'), '/script tools{Enter}')
    await canvas.findByText(says('chatThread.generating'))
    mock.pass(1200)
    await expect(await canvas.findByText('DMARC alignment for newsletters')).toBeVisible()
    await expect(canvas.getByText(says('chatMessage.searching'))).toBeVisible()
  },
})

export const AProposal = meta.story({
  play: async ({ canvas, userEvent, mock, says }) => {
    await userEvent.type(canvas.getByRole('textbox'), '/script client_tools{Enter}')
    await canvas.findByText(says('chatThread.generating'))
    mock.pass(LONG)
    const card = within(await canvas.findByRole('region', { name: says('clientTools.segmentTitle') }))
    await expect(card.getByText('Opened lately')).toBeVisible()
    await expect(card.getByText(/30 days|30日/)).toBeVisible()
    await expect(await card.findByText(/^\d+ contacts match\.$|コンタクトは\d+件です。$/)).toBeVisible()
    await expect(await canvas.findByRole('button', { name: says('chatComposer.send') })).toBeVisible()
    // What it asks is heard with the answer.
    await expect(canvas.getByRole('log')).toHaveTextContent(
      `I can build that segment. Have a look first: ${says('clientTools.segmentTitle')}`,
    )
  },
})

export const AProposalIsAccepted = meta.story({
  play: async ({ canvas, userEvent, mock, says, step }) => {
    await userEvent.type(canvas.getByRole('textbox'), '/script client_tools{Enter}')
    await canvas.findByText(says('chatThread.generating'))
    mock.pass(LONG)
    const card = within(await canvas.findByRole('region', { name: says('clientTools.segmentTitle') }))
    const segments = async () => (await mock.backend()).db.of(segmentRecords).where(() => true)
    await step('nothing is saved before the click', async () => {
      await expect((await segments()).some(({ name }) => name === 'Opened lately')).toBe(false)
    })
    await userEvent.click(card.getByRole('button', { name: says('clientTools.createSegment') }))
    await canvas.findByText(says('chatThread.generating'))
    mock.pass(LONG)
    const told = says('clientTools.created', { name: 'Opened lately' })
    await step('it is saved, and the assistant is told', async () => {
      await expect((await segments()).some(({ name }) => name === 'Opened lately')).toBe(true)
      await expect(await canvas.findByText(told, ANSWER)).toBeVisible()
    })
  },
})

export const AProposalIsDeclined = meta.story({
  play: async ({ canvas, userEvent, mock, says }) => {
    await userEvent.type(canvas.getByRole('textbox'), '/script client_tools{Enter}')
    await canvas.findByText(says('chatThread.generating'))
    mock.pass(LONG)
    const card = within(await canvas.findByRole('region', { name: says('clientTools.segmentTitle') }))
    await userEvent.click(card.getByRole('button', { name: says('clientTools.decline') }))
    await canvas.findByText(says('chatThread.generating'))
    await expect(canvas.getByRole('group', { name: says('chatThread.conversation') })).toHaveFocus()
    mock.pass(LONG)
    await expect(await canvas.findByText(says('clientTools.declined'), ANSWER)).toBeVisible()
    await expect(canvas.queryByRole('region', { name: says('clientTools.segmentTitle') })).toBeNull()
    await expect(canvas.getByText(says('clientTools.proposeSegment'))).toBeVisible()
  },
})

export const AProposalThatFailsCanBeTriedAgain = meta.story({
  parameters: { mock: failing('/segments', 'POST') },
  play: async ({ canvas, userEvent, mock, says }) => {
    await userEvent.type(canvas.getByRole('textbox'), '/script client_tools{Enter}')
    await canvas.findByText(says('chatThread.generating'))
    mock.pass(LONG)
    const card = within(await canvas.findByRole('region', { name: says('clientTools.segmentTitle') }))
    await userEvent.click(card.getByRole('button', { name: says('clientTools.createSegment') }))
    await expect(await card.findByRole('alert')).toHaveTextContent(says('clientTools.notSaved'))
    ;(await mock.backend()).faults.clear()
    await userEvent.click(card.getByRole('button', { name: says('clientTools.createSegment') }))
    await expect(await canvas.findByText(says('chatThread.generating'))).toBeVisible()
  },
})

export const CountsAtOnce = meta.story({
  play: async ({ canvas, userEvent, mock, says, step }) => {
    await userEvent.type(canvas.getByRole('textbox'), '購読中のコンタクトは何人？{Enter}')
    await canvas.findByText(says('chatThread.generating'))
    mock.pass(LONG)
    await expect(await canvas.findByText(says('clientTools.countContacts'))).toBeVisible()
    await step('and the answer says what was counted', async () => {
      await waitFor(() => {
        mock.pass(LONG)
        return expect(canvas.getByText(/デモ用の応答|demo stand-in/, WORDS)).toBeVisible()
      })
    })
  },
})

export const AScreenIsProposed = meta.story({
  args: { tools: [openScreen((screen) => opened(screen))] },
  play: async ({ canvas, userEvent, mock, says }) => {
    await userEvent.type(canvas.getByRole('textbox'), '/script screen_tool{Enter}')
    await canvas.findByText(says('chatThread.generating'))
    mock.pass(LONG)
    const card = within(await canvas.findByRole('region', { name: says('clientTools.openScreenTitle') }))
    await expect(card.getByText(says('clientTools.contacts'))).toBeVisible()
    await expect(opened).not.toHaveBeenCalled()
    await userEvent.click(card.getByRole('button', { name: says('clientTools.open') }))
    await expect(opened.mock.calls).toEqual([['contacts']])
  },
})

export const WhatMakesNoSenseIsAnsweredInWords = meta.story({
  play: async ({ canvas, userEvent, mock, says }) => {
    await userEvent.type(canvas.getByRole('textbox'), '/script strange_tools{Enter}')
    await canvas.findByText(says('chatThread.generating'))
    const unknown = says('clientTools.unknown', { name: 'delete_everything' })
    await waitFor(() => {
      // A little: how often it passes is for the machine to say, and in days other contacts match.
      mock.pass(BEFORE)
      return expect(canvas.getByText(new RegExp(`^${unknown}`), ANSWER)).toBeVisible()
    })
    // To its end: how much of it is there would be for the machine to say, too.
    await waitFor(() => {
      mock.pass(BEFORE)
      return expect(canvas.queryByRole('button', { name: says('chatComposer.stop') })).toBeNull()
    })
    await expect(canvas.getAllByText(says('clientTools.senseless')).length).toBeGreaterThan(0)
    await expect(canvas.queryByRole('region', { name: says('clientTools.segmentTitle') })).toBeNull()
  },
})

export const Stopped = meta.story({
  play: async ({ canvas, userEvent, mock, says }) => {
    await userEvent.type(canvas.getByRole('textbox'), '/script plain{Enter}')
    await canvas.findByText(says('chatThread.generating'))
    mock.pass(700)
    await canvas.findByText(/^A sender is/, WORDS)
    await userEvent.click(canvas.getByRole('button', { name: says('chatComposer.stop') }))
    await expect(await canvas.findByRole('button', { name: says('chatThread.resume') })).toBeVisible()
  },
})

export const CannotBeStopped = meta.story({
  parameters: { mock: failing('/ai/thread/*/stop') },
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.type(canvas.getByRole('textbox'), '/script plain{Enter}')
    await canvas.findByText(says('chatThread.generating'))
    await userEvent.click(canvas.getByRole('button', { name: says('chatComposer.stop') }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('chatThread.stopFailed'))
    await expect(canvas.getByRole('button', { name: says('chatComposer.stop') })).toBeVisible()
  },
})

export const Broken = meta.story({
  parameters: {
    mock: { workspaceId: 'ws_sakura', faults: [{ kind: 'status', code: 403, path: LISTEN }] },
  },
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.type(canvas.getByRole('textbox'), '/script plain{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('chatThread.listenFailed'))
    await expect(canvas.getByRole('button', { name: says('inlineError.retry') })).toBeVisible()
  },
})

export const ThinksThenSaysThenIsDone = meta.story({
  play: async ({ canvas, userEvent, mock, says, step }) => {
    await userEvent.type(canvas.getByRole('textbox'), '/script reasoning{Enter}')
    await canvas.findByText(says('chatThread.generating'))
    await step('Thinking, open while it reasons', async () => {
      mock.pass(500)
      await expect(await canvas.findByText(says('chatMessage.thinking'))).toBeVisible()
      await expect(canvas.queryByText(says('chatThread.generating'))).toBeNull()
      await expect(await canvas.findByText(/^The question/)).toBeVisible()
    })
    await step('Thought, folded, once it has', async () => {
      mock.pass(800)
      const thought = await canvas.findByText(says('chatMessage.thought'))
      await expect(canvas.getByText(/do not count\.$/)).not.toBeVisible()
      await expect(await canvas.findByText(/^Your open rate/, WORDS)).toBeVisible()
      // Nothing is announced before the message is complete.
      await expect(canvas.getByRole('log')).toBeEmptyDOMElement()
      await userEvent.click(thought)
      await expect(canvas.getByText(/do not count\.$/)).toBeVisible()
    })
    await step('the whole answer, its title, and nothing goes on', async () => {
      mock.pass(LONG)
      await expect(await canvas.findByText(/^Your open rate .* left out\.$/, WORDS)).toBeVisible()
      await expect(await canvas.findByRole('heading', { name: 'Open rates' })).toBeVisible()
      await expect(await canvas.findByRole('button', { name: says('chatComposer.send') })).toBeVisible()
    })
    await step('it is announced whole, without Markdown marks', async () => {
      await expect(canvas.getByRole('log')).toHaveTextContent(
        /^Your open rate .* Automatic opens are left out\.$/,
      )
      await expect(canvas.getByRole('log')).not.toHaveTextContent(/[*_`#]/)
    })
  },
})

export const ToolsSayWhatTheyDo = meta.story({
  play: async ({ canvas, userEvent, mock, says, step }) => {
    await userEvent.type(canvas.getByRole('textbox'), '/script tools{Enter}')
    await canvas.findByText(says('chatThread.generating'))
    await step('Searching, and what for', async () => {
      mock.pass(1200)
      await expect(await canvas.findByText(says('chatMessage.searching'))).toBeVisible()
      await expect(await canvas.findByText('DMARC alignment for newsletters')).toBeVisible()
    })
    await step('Searched, with what was found folded', async () => {
      mock.pass(700)
      const searched = await canvas.findByText(says('chatMessage.searched'))
      await expect(canvas.getByText('3 results')).not.toBeVisible()
      await userEvent.click(searched)
      await expect(canvas.getByText('3 results')).toBeVisible()
      await expect(canvas.getByRole('region', { name: says('chatMessage.given') })).toHaveTextContent(
        '"search": "DMARC alignment for newsletters"',
      )
    })
    await step('Fetched, and the answer', async () => {
      mock.pass(LONG)
      await expect(await canvas.findByText(says('chatMessage.fetched'))).toBeVisible()
      await expect(canvas.getByText('https://docs.example/dmarc')).toBeVisible()
      await expect(await canvas.findByText(/^DMARC holds when/, WORDS)).toBeVisible()
    })
  },
})

/** Enter during an answer sends nothing, and says so; what was typed stays. */
export const EnterWhileAnswering = meta.story({
  play: async ({ canvas, userEvent, mock, says }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '/script plain{Enter}')
    await canvas.findByText(says('chatThread.generating'))
    await userEvent.type(field, 'And then?{Enter}')
    await expect(await canvas.findByText(says('chatComposer.wait'))).toBeVisible()
    await expect(field).toHaveValue('And then?')
    // Sent by the button once that is possible, it waits for nothing.
    mock.pass(LONG)
    await userEvent.click(await canvas.findByRole('button', { name: says('chatComposer.send') }))
    await waitFor(() => expect(field).toHaveValue(''))
    await canvas.findByRole('button', { name: says('chatComposer.stop') })
    await expect(canvas.queryByText(says('chatComposer.wait'))).toBeNull()
  },
})

/** Enter while a past chat is loaded sends nothing into what can't be read yet, and says so. */
export const EnterWhileAPastChatLoads = meta.story({
  parameters: {
    mock: { workspaceId: 'ws_sakura', faults: [{ kind: 'timeout', path: '/ai/thread/*/messages' }] },
  },
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(BOUNCES.slice(0, 20)) }))
    await userEvent.type(canvas.getByRole('textbox'), 'And now?{Enter}')
    await expect(await canvas.findByText(says('chatComposer.loading'))).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveValue('And now?')
  },
})

/** A chat that is answered in another window is read from there; what was typed here stays. */
export const AnsweredInAnotherWindow = meta.story({
  play: async ({ canvas, userEvent, mock, says, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(BOUNCES.slice(0, 20)) }))
    await expect(await canvas.findByRole('heading', { name: BOUNCES })).toBeVisible()
    await canvas.findByText(says('chatMessage.searched'))
    const { db } = await mock.backend()
    const thread = db.of(aiThreads).get('thr_2')
    const [turn] = thread?.turns ?? []
    if (!thread || !turn) throw new Error('There is no such thread.')
    const elsewhere = {
      ...turn,
      message: { id: 'msg_elsewhere', data: { role: 'user' as const, content: 'Asked elsewhere' } },
      script: { ...turn.script, parts: [{ kind: 'content' as const, text: 'Answered elsewhere' }] },
      startedAt: STORY_TIME,
    }
    db.of(aiThreads).put({ ...thread, turns: [...thread.turns, elsewhere] })
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, 'Asked here{Enter}')
    await expect(await canvas.findByText('Asked elsewhere', WORDS)).toBeVisible()
    await expect(await canvas.findByText(says('chatComposer.wait'))).toBeVisible()
    await step('and is sent once the answer is there', async () => {
      mock.pass(LONG)
      await expect(await canvas.findByText('Answered elsewhere', WORDS)).toBeVisible()
      await expect(await canvas.findByText(says('chatComposer.elsewhere'))).toBeVisible()
      await expect(field).toHaveValue('Asked here')
      await userEvent.type(field, '{Enter}')
      await expect(await canvas.findByText('Asked here', WORDS)).toBeVisible()
      await expect(field).toHaveValue('')
    })
  },
})

export const StopsAndGoesOn = meta.story({
  play: async ({ canvas, userEvent, mock, says, step }) => {
    await userEvent.type(canvas.getByRole('textbox'), '/script plain{Enter}')
    await canvas.findByText(says('chatThread.generating'))
    mock.pass(700)
    await canvas.findByText(/^A sender is/, WORDS)
    await step('what was said stays', async () => {
      await userEvent.click(canvas.getByRole('button', { name: says('chatComposer.stop') }))
      await expect(await canvas.findByText(says('chatThread.stopped'))).toBeVisible()
      await expect(canvas.getByText(/^A sender is/, WORDS)).toBeVisible()
      await expect(canvas.queryByText(/confirmed\.$/, WORDS)).toBeNull()
    })
    await step('and the rest comes after it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: says('chatThread.resume') }))
      await canvas.findByText(says('chatThread.generating'))
      await expect(canvas.getByRole('group', { name: says('chatThread.conversation') })).toHaveFocus()
      mock.pass(LONG)
      await expect(await canvas.findByText(/confirmed\.$/, WORDS)).toBeVisible()
      await expect(canvas.queryByText(says('chatThread.stopped'))).toBeNull()
    })
  },
})

export const ABrokenLineIsMendedWithoutAWordTwice = meta.story({
  parameters: {
    mock: { workspaceId: 'ws_sakura', faults: [{ kind: 'cut', bytes: 600, times: 1, path: LISTEN }] },
  },
  play: async ({ canvas, userEvent, mock, says }) => {
    await userEvent.type(canvas.getByRole('textbox'), '/script repeat{Enter}')
    await canvas.findByText(says('chatThread.generating'))
    mock.pass(LONG)
    await expect(await canvas.findByText(says('chatThread.reconnecting'))).toBeVisible()
    await expect(await canvas.findByText('Everything is said twice here.', WORDS)).toBeVisible()
    await expect(canvas.queryByText(says('chatThread.reconnecting'))).toBeNull()
  },
})

export const WithoutABodyIsAnError = meta.story({
  parameters: { mock: { workspaceId: 'ws_sakura', faults: [{ kind: 'nobody204', path: LISTEN }] } },
  play: async ({ canvas, userEvent, mock, says }) => {
    await userEvent.type(canvas.getByRole('textbox'), '/script plain{Enter}')
    const alert = within(await canvas.findByRole('alert'))
    await expect(await alert.findByText(/No body/)).toBeVisible()
    await expect(canvas.queryByText(says('chatThread.generating'))).toBeNull()
    await expect(canvas.getByRole('textbox')).toBeEnabled()
    ;(await mock.backend()).faults.clear()
    mock.pass(LONG)
    await userEvent.click(alert.getByRole('button', { name: says('inlineError.retry') }))
    await expect(await canvas.findByText(/^A sender is verified/, WORDS)).toBeVisible()
  },
})

export const WhatCouldNotBeSentStays = meta.story({
  parameters: { mock: failing('/ai/thread', 'POST') },
  play: async ({ canvas, userEvent, mock, says, step }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, 'How many contacts?{Enter}')
    const alert = within(await canvas.findByRole('alert'))
    await expect(alert.getByRole('button', { name: says('errorBlock.copyTicket') })).toBeVisible()
    await expect(field).toHaveValue('How many contacts?')
    await expect(field).not.toHaveAttribute('readonly')
    await step('and no second try goes out at once', async () => {
      ;(await mock.backend()).faults.clear()
      await userEvent.type(field, '{Enter}')
      await expect(await canvas.findByText(says('chatComposer.tooSoon'))).toBeVisible()
      await expect(field).toHaveValue('How many contacts?')
    })
  },
})

export const SaysWhyAMessageWasNotTaken = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    const field = canvas.getByRole('textbox')
    field.focus()
    await userEvent.paste('a'.repeat(16_001))
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('chatComposer.tooLong'))
    await expect(field).toHaveValue('a'.repeat(16_001))
  },
})

export const EnterSendsAndShiftEnterBreaksTheLine = meta.story({
  play: async ({ canvas, userEvent, says, step }) => {
    const field = canvas.getByRole('textbox')
    await step('spaces are not sent', async () => {
      await userEvent.type(field, '   {Enter}')
      await expect(field).toHaveValue('   ')
      await userEvent.clear(field)
    })
    await step('Shift and Enter break the line', async () => {
      await userEvent.type(field, 'one{Shift>}{Enter}{/Shift}two')
      await expect(field).toHaveValue('one\ntwo')
    })
    await step('the Enter that takes a conversion sends nothing, in either order of events', async () => {
      await fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
      await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
      await expect(field).toHaveValue('one\ntwo')
      await expect(canvas.getByRole('button', { name: says('chatComposer.send') })).toBeVisible()
    })
    await step('Enter sends', async () => {
      await userEvent.type(field, '{Enter}')
      await expect(await canvas.findByRole('button', { name: says('chatComposer.stop') })).toBeVisible()
      await expect(canvas.getByText(/^one\s+two$/, WORDS)).toBeVisible()
    })
  },
})

export const ADoubleClickSendsOnceAndStopsNothing = meta.story({
  play: async ({ canvas, userEvent, mock, says }) => {
    await userEvent.type(canvas.getByRole('textbox'), '/script plain')
    const button = canvas.getByRole('button', { name: says('chatComposer.send') })
    await userEvent.dblClick(button)
    await canvas.findByText(says('chatThread.generating'))
    await userEvent.click(button)
    mock.pass(LONG)
    await expect(await canvas.findByText(/confirmed\.$/, WORDS)).toBeVisible()
    await expect(canvas.getAllByText('/script plain')).toHaveLength(1)
    await expect(canvas.queryByText(says('chatThread.stopped'))).toBeNull()
  },
})

export const GoesOnInTheSameThread = meta.story({
  play: async ({ canvas, userEvent, mock, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(BOUNCES.slice(0, 20)) }))
    await canvas.findByText(says('chatMessage.searched'))
    await userEvent.type(canvas.getByRole('textbox'), '/script reasoning{Enter}')
    await canvas.findByText(says('chatThread.generating'))
    mock.pass(LONG)
    await expect(await canvas.findByText(/left out\.$/, WORDS)).toBeVisible()
    await expect(canvas.getByText(says('chatMessage.searched'))).toBeInTheDocument()
    await expect(canvas.getByRole('heading', { name: BOUNCES })).toBeVisible()
  },
})

export const FollowsTheAnswerUntilTheReaderScrollsUp = meta.story({
  play: async ({ canvas, userEvent, mock, says, step }) => {
    await userEvent.type(canvas.getByRole('textbox'), '/script long 900{Enter}')
    const view = await canvas.findByRole('group', { name: says('chatThread.conversation') })
    const fromEnd = () => view.scrollHeight - view.clientHeight - view.scrollTop
    await canvas.findByText(says('chatThread.generating'))
    await step('the end stays in sight', async () => {
      mock.pass(1500)
      await waitFor(() => expect(view.scrollHeight).toBeGreaterThan(view.clientHeight + 200))
      await waitFor(() => expect(fromEnd()).toBeLessThan(2))
    })
    await step('who scrolls up is left alone', async () => {
      view.scrollTop = 0
      const back = await canvas.findByRole('button', { name: says('chatThread.toEnd') })
      mock.pass(LONG)
      await expect(await canvas.findByRole('button', { name: says('chatComposer.send') })).toBeVisible()
      await expect(view.scrollTop).toBe(0)
      await userEvent.click(back)
      await waitFor(() => expect(fromEnd()).toBeLessThan(2))
      await expect(canvas.queryByRole('button', { name: says('chatThread.toEnd') })).toBeNull()
    })
  },
})

export const Formatted = meta.story({
  play: async ({ canvas, userEvent, mock, says, step }) => {
    await userEvent.type(canvas.getByRole('textbox'), '/script markdown{Enter}')
    await canvas.findByText(says('chatThread.generating'))
    mock.pass(LONG)
    await expect(
      await canvas.findByRole('heading', { name: 'Three ways to say thank you' }),
    ).toBeInTheDocument()
    await step('lists, tables, quotations', async () => {
      await expect(
        canvas.getByText('Offer help, with a', { exact: false, selector: 'li *' }),
      ).toBeInTheDocument()
      await expect(canvas.getByRole('table')).toBeInTheDocument()
      await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
        'When',
        'Subject',
      ])
    })
    await step('code can be taken along', async () => {
      await expect(canvas.getByRole('region', { name: 'html' })).toHaveTextContent('<p>Dear {{name}},</p>')
      await expect(canvas.getByRole('button', { name: says('codeBlock.copy') })).toBeInTheDocument()
    })
    await step('a link opens beside the app and says where it leads', async () => {
      const link = canvas.getByRole('link', { name: 'page about brewing' })
      await expect(link).toHaveAttribute('href', 'https://sakura-roastery.example/brew')
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
      await expect(
        canvas.getByText(says('markdown.host', { host: 'sakura-roastery.example' })),
      ).toBeInTheDocument()
    })
  },
})

export const HostileTextIsText = meta.story({
  play: async ({ canvas, userEvent, mock, says, canvasElement }) => {
    await userEvent.type(canvas.getByRole('textbox'), '/script markdown{Enter}')
    await canvas.findByText(says('chatThread.generating'))
    mock.pass(LONG)
    await expect(await canvas.findByText(/<script>alert\(2\)<\/script>/, WORDS)).toBeInTheDocument()
    await expect(canvasElement.querySelectorAll('script, img')).toHaveLength(0)
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://sakura-roastery.example/brew',
      // A picture from elsewhere is not shown: it would tell that somebody looks.
      'https://tracker.evil.example/p.gif',
    ])
  },
})

export const LongText = meta.story({
  play: async ({ canvas, userEvent, mock, says }) => {
    canvas.getByRole('textbox').focus()
    await userEvent.paste(`${'長い質問'.repeat(60)}https://${'a'.repeat(200)}`)
    await userEvent.keyboard('{Enter}')
    await canvas.findByText(says('chatThread.generating'))
    mock.pass(LONG)
    await expect(await canvas.findByText(/デモ用の応答/, WORDS)).toBeVisible()
  },
})

export const TheLastMessageIsChangedAndSentAgain = meta.story({
  play: async ({ canvas, userEvent, mock, says, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(BOUNCES.slice(0, 20)) }))
    await canvas.findByText(says('chatMessage.searched'))
    await step('Cancel and Escape leave it as it was', async () => {
      for (const leave of [
        () => userEvent.click(canvas.getByRole('button', { name: says('chatMessage.editCancel') })),
        () => userEvent.keyboard('{Escape}'),
      ]) {
        await userEvent.click(canvas.getByRole('button', { name: says('chatMessage.edit') }))
        await userEvent.type(canvas.getByRole('textbox', { name: says('chatMessage.editField') }), 'x')
        await leave()
        await expect(canvas.getByText(BOUNCES, WORDS)).toBeVisible()
        await expect(canvas.getByRole('button', { name: says('chatMessage.edit') })).toHaveFocus()
      }
    })
    await step('changed, it is another message', async () => {
      await userEvent.click(canvas.getByRole('button', { name: says('chatMessage.edit') }))
      const field = canvas.getByRole('textbox', { name: says('chatMessage.editField') })
      await expect(field).toHaveFocus()
      await userEvent.clear(field)
      await userEvent.type(field, '/script reasoning')
      await userEvent.click(canvas.getByRole('button', { name: says('chatMessage.editSend') }))
      await canvas.findByText(says('chatThread.generating'))
      await expect(canvas.getByRole('group', { name: says('chatThread.conversation') })).toHaveFocus()
      mock.pass(LONG)
      await expect(await canvas.findByText(/left out\.$/, WORDS)).toBeVisible()
      await expect(canvas.getByText(BOUNCES, WORDS)).toBeInTheDocument()
    })
    await step('only the last one can be changed, and each answer copied', async () => {
      await waitFor(() =>
        expect(canvas.getAllByRole('button', { name: says('chatMessage.edit') })).toHaveLength(1),
      )
      await expect(canvas.getAllByRole('button', { name: says('chatMessage.copy') })).toHaveLength(2)
    })
  },
})

export const AsksAgainAfterAStop = meta.story({
  play: async ({ canvas, userEvent, mock, says }) => {
    await userEvent.type(canvas.getByRole('textbox'), '/script plain{Enter}')
    await canvas.findByText(says('chatThread.generating'))
    mock.pass(700)
    await canvas.findByText(/^A sender is/, WORDS)
    await userEvent.click(canvas.getByRole('button', { name: says('chatComposer.stop') }))
    await userEvent.click(await canvas.findByRole('button', { name: says('chatThread.askAgain') }))
    // Five seconds have to lie between two messages, whoever sends them.
    await expect(await canvas.findByText(says('chatComposer.tooSoon'))).toBeVisible()
    await expect(canvas.getAllByText('/script plain', WORDS)).toHaveLength(1)
  },
})

export const OlderMessagesComeAsTheReaderGoesUp = meta.story({
  play: async ({ canvas, userEvent, mock, says, step }) => {
    const { db } = await mock.backend()
    const thread = db.of(aiThreads).get('thr_2')
    const [turn] = thread?.turns ?? []
    if (!thread || !turn) throw new Error('There is no such thread.')
    const turns = Array.from({ length: 40 }, (_, nth) => ({
      ...turn,
      message: { id: `msg_q${nth}`, data: { role: 'user' as const, content: `Question ${nth}` } },
      script: { ...turn.script, parts: [{ kind: 'content' as const, text: `Answer ${nth}` }] },
    }))
    db.of(aiThreads).put({ ...thread, turns })
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(BOUNCES.slice(0, 20)) }))
    const list = canvas.getByRole('group', { name: says('chatThread.conversation') })
    await expect(await canvas.findByText('Answer 39', WORDS)).toBeVisible()
    await canvas.findByText('Question 15', WORDS)
    await step('those before the last fifty are not there yet', async () => {
      await expect(canvas.queryByText('Question 0')).toBeNull()
    })
    await step('they come above what is read, which stays where it is', async () => {
      const read = canvas.getByText('Question 15', WORDS)
      list.scrollTop = 0
      await expect(await canvas.findByText('Question 0', WORDS)).toBeInTheDocument()
      await waitFor(() => expect(canvas.queryByRole('button', { name: says('chatThread.older') })).toBeNull())
      await expect(canvas.getByText('Question 15', WORDS)).toBe(read)
      await expect(list.scrollTop).toBeGreaterThan(0)
    })
    await step('what is sent from there is shown, with its answer', async () => {
      await userEvent.type(canvas.getByRole('textbox'), 'One more{Enter}')
      await canvas.findByText('One more', WORDS)
      await waitFor(() =>
        expect(list.scrollHeight - list.clientHeight - list.scrollTop).toBeLessThanOrEqual(1),
      )
      await expect(canvas.queryByRole('button', { name: says('chatThread.toEnd') })).toBeNull()
    })
  },
})

export const NewLeavesAnAnswerThatIsBeingWritten = meta.story({
  play: async ({ canvas, userEvent, mock, says }) => {
    await userEvent.type(canvas.getByRole('textbox'), '/script plain{Enter}')
    await canvas.findByText(says('chatThread.generating'))
    mock.pass(700)
    await canvas.findByText(/^A sender is/, WORDS)
    await userEvent.click(canvas.getByRole('button', { name: says('assistantPanel.new') }))
    const past = await canvas.findByRole('region', { name: says('pastChats.title') })
    mock.pass(LONG)
    await expect(canvas.getByRole('heading', { name: says('assistantPanel.untitled') })).toBeVisible()
    await expect(canvas.getByRole('button', { name: says('chatComposer.send') })).toBeVisible()
    await expect(past).toBeVisible()
    await expect(canvas.queryByText(/confirmed\.$/)).toBeNull()
  },
})

export const AnotherWorkspaceHasItsOwnChats = meta.story({
  parameters: { mock: { workspaceId: 'ws_ridge', account: 'acc_ellen' } },
  play: async ({ canvas, says }) => {
    const past = within(await canvas.findByRole('region', { name: says('pastChats.title') }))
    await expect(await past.findAllByRole('listitem')).toHaveLength(1)
    await expect(past.getByText('Spring sale, subject lines')).toBeVisible()
  },
})

export const Offline = meta.story({
  globals: { network: 'offline' },
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Hello{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('chatComposer.failed'))
    await expect(canvas.getByRole('textbox')).toHaveValue('Hello')
  },
})

/** A server without a language model: sending again would be in vain. */
export const ARefusalIsSaidInItsOwnWords = meta.story({
  tags: ['!picture'],
  parameters: {
    mock: {
      workspaceId: 'ws_sakura',
      faults: [
        {
          kind: 'status',
          code: 422,
          body: { code: 422, message: 'The assistant is not set up.', ticketId: 'tkt_422' },
          method: 'POST',
          path: '/ai/thread',
        },
      ],
    },
  },
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Hello{Enter}')
    const why = await canvas.findByRole('alert')
    await expect(why).toHaveTextContent('The assistant is not set up.')
    await expect(why).not.toHaveTextContent(says('chatComposer.failed'))
    await expect(canvas.getByRole('textbox')).toHaveValue('Hello')
  },
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent, mock, says }) => {
    await userEvent.type(canvas.getByRole('textbox'), '/script japanese{Enter}')
    await canvas.findByText(says('chatThread.generating'))
    mock.pass(LONG)
    await expect(await canvas.findByText(/全角30文字/, WORDS)).toBeVisible()
  },
})
