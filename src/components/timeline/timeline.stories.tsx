import CircleX from 'lucide-react/icons/circle-x'
import MailOpen from 'lucide-react/icons/mail-open'
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click'
import Send from 'lucide-react/icons/send'
import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { DescriptionList } from '#components/description-list'
import { Icon } from '#components/icon'
import { LoadMore } from '#components/pagination'
import { Timeline, type TimelineEntry, type TimelineProps } from '#components/timeline'

const entries: readonly TimelineEntry[] = [
  {
    id: '1',
    at: '2026-05-12T08:30:00.000Z',
    title: 'Clicked a link',
    about: 'https://example.com/spring',
    icon: <Icon of={MousePointerClick} size="small" />,
    payload: (
      <DescriptionList
        items={[
          { id: 'campaign', term: 'Campaign', value: 'Spring sale' },
          { id: 'device', term: 'Device', value: 'Phone' },
        ]}
      />
    ),
  },
  {
    id: '2',
    at: '2026-05-12T08:29:00.000Z',
    title: 'Opened',
    about: 'Spring sale',
    icon: <Icon of={MailOpen} size="small" />,
    tone: 'success',
  },
  // 23:59 of the day before in UTC, and the same day in Tokyo.
  { id: '3', at: '2026-05-11T23:59:00.000Z', title: 'Sent', icon: <Icon of={Send} size="small" /> },
  {
    id: '4',
    at: '2026-05-11T03:00:00.000Z',
    title: 'Bounced',
    about: '550 5.1.1 The email account that you tried to reach does not exist. '.repeat(3),
    icon: <Icon of={CircleX} size="small" />,
    tone: 'danger',
  },
  { id: '5', at: '2026-05-01T03:00:00.000Z', title: 'my_custom_event' },
]

const meta = preview.meta({
  component: Timeline,
  parameters: {
    about: {
      use: 'What happened to one thing over time, newest first: events of a contact, changes of a record.',
      avoid: 'Steps that lie ahead: the stepper. Things of equal rank that are compared: a table.',
      parts: [
        'A heading per day, of the reader’s time zone',
        'An entry: its drawing, what happened, what it was about, the time of day',
        'Details, folded away',
        'LoadMore below, where there is more',
      ],
      keys: [['Tab', 'To the next Details, which the platform’s own keys open and close.']],
      accessibility:
        'A heading and an ordered list per day. Drawings are hidden from screen readers, and say nothing that the words do not. Details is the platform’s own disclosure.',
    },
  },
  args: { entries },
})

export const Default = meta.story()
export const OneEntry = meta.story({ args: { entries: entries.slice(4) } })
export const Narrow = meta.story({ globals: { viewport: { value: 'smallest' } } })

export const DaysAreThoseOfTheReader = meta.story({
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 3 })
    await expect(headings).toHaveLength(3)
    await expect(canvas.getAllByRole('list')[0]?.querySelectorAll('time')).toHaveLength(3)
  },
})

export const EnterOpensTheDetails = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    await expect(canvas.getByText('Phone')).not.toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByText(says('timeline.details'))).toHaveFocus()
    await userEvent.click(canvas.getByText(says('timeline.details')))
    await expect(canvas.getByText('Phone')).toBeVisible()
  },
})

function InTwoParts({ entries }: TimelineProps) {
  const [more, setMore] = useState(false)
  return (
    <>
      <Timeline entries={entries.slice(0, 2)} />
      {more ? <Timeline entries={entries.slice(2)} after={entries[1]?.at} /> : null}
      <LoadMore shown={more ? 5 : 2} total={5} hasMore={!more} onMore={() => setMore(true)} />
    </>
  )
}

export const ADayThatGoesOnHasOneHeading = meta.story({
  render: (args) => <InTwoParts {...args} />,
  play: async ({ canvas, userEvent, says }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: says('pagination.more') }))
    await expect(canvas.getByText('Bounced')).toBeVisible()
    await expect(canvas.getAllByRole('heading')).toHaveLength(3)
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => <Timeline entries={entries.slice(1, 3)} />,
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Timeline
      entries={[
        { id: 'file', at: '2026-05-12T01:00:00.000Z', title: 'Next: choose a file' },
        { id: 'columns', at: '2026-05-12T02:00:00.000Z', title: 'Then: match the columns' },
        { id: 'import', at: '2026-05-12T03:00:00.000Z', title: 'Last: import' },
      ]}
    />
  ),
})
