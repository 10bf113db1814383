import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#.storybook/preview'
import { Accordion, type AccordionProps } from '#components/accordion'
import { Badge } from '#components/badge'
import { Button } from '#components/button'
import { Stack } from '#components/layout'
import { TextField } from '#components/text-field'

function Controlled({ open: initial, onOpenChange, ...rest }: AccordionProps) {
  const [open, setOpen] = useState(initial)
  return (
    <Accordion
      {...rest}
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        onOpenChange(next)
      }}
    />
  )
}

const meta = preview.meta({
  component: Accordion,
  render: (args) => <Controlled {...args} />,
  parameters: {
    about: {
      use: 'Several sections on one page of which people read some: details of a record, questions and answers.',
      avoid:
        'What everybody needs: show it. One thing to show or hide: a plain button that says so. Parts of equal rank of which one shows: tabs.',
      parts: [
        'A heading per section, with a button that fills it',
        'The content, which exists while it is open',
      ],
      keys: [
        ['Tab', 'From title to title, and into what is open.'],
        ['Enter, Space', 'Open or close the section.'],
      ],
      accessibility:
        'Each button says whether its section is open and which it is; the content is a region with the title as its name.',
    },
  },
  args: {
    open: ['dkim'],
    onOpenChange: fn(),
    sections: [
      { id: 'dkim', title: 'DKIM', aside: <Badge tone="success">Found</Badge>, content: 'Two records.' },
      { id: 'spf', title: 'SPF', aside: <Badge tone="warning">Missing</Badge>, content: 'One record.' },
      { id: 'dmarc', title: 'DMARC', content: 'One record.' },
    ],
  },
})

export const Default = meta.story()

export const OpensAndClosesByKeyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /DKIM/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByText('Two records.')).toBeNull()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('region', { name: /SPF/ })).toHaveTextContent('One record.')
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(['spf'])
  },
})

export const OneAtATime = meta.story({
  args: { single: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /DMARC/ }))
    await expect(canvas.getByRole('button', { name: /DKIM/ })).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.getByRole('button', { name: /DMARC/ })).toHaveAttribute('aria-expanded', 'true')
  },
})

export const InJapanese = meta.story({
  args: {
    open: ['a'],
    sections: [
      {
        id: 'a',
        title: '独自ドメインを設定すると何が変わりますか？',
        content: 'メールの差出人を確認できるようになり、迷惑メールと判定されにくくなります。',
      },
      { id: 'b', title: '設定にはどのくらい時間がかかりますか？', content: '通常は数分、最長で72時間です。' },
    ],
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Accordion
      open={['records']}
      onOpenChange={() => undefined}
      sections={[
        { id: 'records', title: 'Which records do I need?', content: 'Three: DKIM, SPF and DMARC.' },
        { id: 'time', title: 'How long does it take?', content: 'A few minutes, 72 hours at most.' },
        { id: 'address', title: 'Can I keep my old address?', content: 'Yes, as the reply-to address.' },
      ]}
    />
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Stack>
      <Accordion
        open={[]}
        onOpenChange={() => undefined}
        sections={[{ id: 'sender', title: 'Sender and subject', content: <TextField label="Subject" /> }]}
      />
      <Button tone="primary">Send</Button>
    </Stack>
  ),
})
