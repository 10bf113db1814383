import { useState, type ReactNode } from 'react'
import { expect, fn, screen } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '#components/button'
import { Dialog } from '#components/dialog'
import { Popover } from '#components/popover'
import { TextField } from '#components/text-field'
import * as styles from './popover-stories.css.ts'
import { Inline } from '#components/layout'
import { Text } from '#components/text'

const saved = fn<() => void>()

function Rename({ close }: { close: () => void }) {
  const [name, setName] = useState('Spring news')
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        saved()
        close()
      }}
    >
      <TextField label="Name" value={name} onValueChange={setName} />
      <Button type="submit">Save</Button>
    </form>
  )
}

const meta = preview.meta({
  component: Popover,
  beforeEach: () => {
    saved.mockClear()
  },
  parameters: {
    about: {
      use: 'A few fields, buttons or facts that belong to one control: rename, a short confirmation, a raw value.',
      avoid:
        'Things to do: a menu. Words about a control: a tooltip. A task of several steps: a dialog or a sheet.',
      parts: ['The control that opens it', 'The surface, below it, or above where there is more room'],
      keys: [
        ['Enter, Space', 'On the control: opens it and leads into it; again closes it.'],
        ['Tab', 'Through it, and out of it to what follows: that closes it.'],
        ['Escape', 'Closes it, and nothing beneath; the focus is on the control again.'],
      ],
      accessibility:
        'A dialog that is not modal, named by its label; the control says that it opens one and whether it is open. The focus goes to its first control, or to its words. A press elsewhere closes it and goes there.',
    },
  },
  args: {
    label: 'Rename the campaign',
    content: (close): ReactNode => <Rename close={close} />,
    children: (trigger) => <Button {...trigger}>Rename</Button>,
  },
})

export const Default = meta.story()

export const Opened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }))
    await expect(screen.getByRole('dialog', { name: 'Rename the campaign' })).toBeVisible()
  },
})

export const LongInJapanese = meta.story({
  args: {
    label: '配信が止まっている理由',
    content: () =>
      'このキャンペーンは、送信元のドメインの確認が終わるまで配信されません。設定の「ドメイン」でDNSレコードを確認してください。確認には最大で48時間かかることがあります。',
    children: (trigger) => <Button {...trigger}>詳細</Button>,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '詳細' }))
    await expect(screen.getByRole('dialog')).toBeVisible()
  },
})

export const TheKeysOpenAndLeadIntoIt = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Rename' })
    await userEvent.tab()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(button).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  },
})

export const WordsAloneTakeTheFocus = meta.story({
  args: { label: 'Source', content: () => 'Sent by the site’s form on November 20.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }))
    await expect(screen.getByText(/^Sent by/)).toHaveFocus()
  },
})

export const WhatItHoldsClosesIt = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }))
    await userEvent.keyboard('{Enter}')
    await expect(saved).toHaveBeenCalledOnce()
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Rename' })).toHaveFocus()
  },
})

export const ItsControlClosesIt = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Rename' })
    await userEvent.click(button)
    await userEvent.click(button)
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
})

export const TabbingOutClosesIt = meta.story({
  render: (args) => (
    <>
      <Popover {...args} />
      <Button>After it</Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }))
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'After it' })).toHaveFocus()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
})

export const APressElsewhereClosesItAndGoesThere = meta.story({
  render: (args) => (
    <>
      <Popover {...args} />
      <Button>Beside it</Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Beside it' }))
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Beside it' })).toHaveFocus()
  },
})

const closed = fn<() => void>()

export const InADialogEscapeClosesOnlyIt = meta.story({
  // It would lie over the docs page.
  tags: ['!autodocs'],
  beforeEach: () => {
    closed.mockClear()
  },
  render: (args) => (
    <Dialog open onClose={closed} title="Campaign">
      <Popover {...args} />
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Rename' }))
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('dialog', { name: 'Rename the campaign' })).toBeNull()
    await expect(screen.getByRole('button', { name: 'Rename' })).toHaveFocus()
    await expect(closed).not.toHaveBeenCalled()
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Inline>
      <Text weight="semibold">Spring news</Text>
      <Popover label="Rename the campaign" content={(close) => <Rename close={close} />}>
        {(trigger) => (
          <Button {...trigger} size="small">
            Rename
          </Button>
        )}
      </Popover>
    </Inline>
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Popover label="Import contacts" content={() => <TextField label="Address of the file" />}>
      {(trigger) => <Button {...trigger}>Import contacts: step 1 of 4</Button>}
    </Popover>
  ),
})
