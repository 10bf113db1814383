import { expect, fn } from 'storybook/test'
import preview from '#.storybook/preview'
import { Link, LinkProvider, type AnchorProps } from '#components/link'

const meta = preview.meta({
  component: Link,
  parameters: {
    about: {
      use: 'Words that go somewhere, in text and in lists.',
      avoid: 'Starting something: a button. The action of a screen: a link that looks like a button.',
      parts: ['The words; underlined, or quiet in lists until they are pointed at'],
      keys: [
        ['Tab', 'To the link.'],
        ['Enter', 'Follow it.'],
      ],
      accessibility:
        'A link of the browser with the app’s way to go. To another site it opens a new tab and hands nothing over.',
    },
  },
  args: { children: 'Spring sale', href: '#spring-sale' },
})

export const Default = meta.story()

export const Quiet = meta.story({ args: { tone: 'quiet' } })

export const ExternalOpensANewTabAndHandsNothingOver = meta.story({
  args: { external: true, href: 'https://example.com/' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Spring sale' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
})

const went = fn()

function RouterAnchor({ href, onClick, ...rest }: AnchorProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content comes with the other props
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        event.preventDefault()
        went(href)
      }}
    />
  )
}

export const GoesTheWayOfItsProvider = meta.story({
  beforeEach: () => {
    went.mockClear()
  },
  render: (args) => (
    <LinkProvider component={RouterAnchor}>
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Spring sale' }))
    await expect(went).toHaveBeenCalledWith('#spring-sale')
    await expect(went).toHaveBeenCalledOnce()
  },
})

export const EnterFollowsIt = GoesTheWayOfItsProvider.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Spring sale' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(went).toHaveBeenCalledWith('#spring-sale')
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <p>
      Your <Link href="#spring-sale">Spring sale</Link> goes out tomorrow.
    </p>
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => <Link href="#send">Send to everyone now</Link>,
})
