import { FileText, House, Send, Users, Workflow } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { Badge } from '#components/badge'
import { CollapsibleNav, type CollapsibleNavProps, type NavEntry } from '#components/collapsible-nav'
import { Icon } from '#components/icon'

const entries: readonly NavEntry[] = [
  { id: 'home', label: 'Home', href: '#home', icon: <Icon of={House} /> },
  { id: 'campaigns', label: 'Campaigns', href: '#campaigns', icon: <Icon of={Send} />, current: true },
  {
    id: 'workflows',
    label: 'Workflows',
    href: '#workflows',
    icon: <Icon of={Workflow} />,
    badge: <Badge>Soon</Badge>,
    disabled: true,
  },
  { id: 'forms', label: 'Forms', href: '#forms', icon: <Icon of={FileText} /> },
  {
    id: 'contacts',
    label: 'Contacts',
    href: '#contacts',
    icon: <Icon of={Users} />,
    badge: <Badge>12</Badge>,
  },
]

function Controlled({ collapsed: initial, onCollapsedChange, ...rest }: CollapsibleNavProps) {
  const [collapsed, setCollapsed] = useState(initial)
  return (
    <CollapsibleNav
      {...rest}
      collapsed={collapsed}
      onCollapsedChange={(next) => {
        setCollapsed(next)
        onCollapsedChange(next)
      }}
    />
  )
}

const meta = preview.meta({
  component: CollapsibleNav,
  render: (args) => <Controlled {...args} />,
  parameters: {
    frame: 'screen',
    about: {
      use: 'The main places of the app, at the left of a wide page; collapsed it leaves the room to the content.',
      avoid:
        'Parts of one page: tabs. A narrow window: a bar with a menu. Things to do: a menu or a toolbar.',
      parts: [
        'The head',
        'Entries: drawing, label, badge; one of them current',
        'The foot',
        'The button that collapses and expands',
      ],
      keys: [
        ['Tab', 'To each entry and to the button; an entry without label shows its tooltip.'],
        ['Enter', 'Goes there; on the button it collapses or expands.'],
        ['Space', 'Collapses or expands.'],
      ],
      accessibility:
        'A named navigation with links; where the reader is, is the current page. Collapsed entries keep their names. A disabled entry is a link that says so and can be reached.',
    },
  },
  args: {
    label: 'Main',
    entries,
    collapsed: false,
    onCollapsedChange: fn<(collapsed: boolean) => void>(),
  },
})

const widthOf = (nav: HTMLElement) => nav.parentElement?.getBoundingClientRect().width

export const Expanded = meta.story({
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Main' })
    await expect(widthOf(nav)).toBe(230)
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Campaigns')
    await expect(canvas.getByRole('link', { name: 'Contacts 12' })).toBeVisible()
  },
})

export const Collapsed = meta.story({
  args: { collapsed: true },
  play: async ({ canvas }) => {
    await expect(widthOf(canvas.getByRole('navigation', { name: 'Main' }))).toBe(68)
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Campaigns')
  },
})

export const Japanese = meta.story({
  args: {
    label: 'メイン',
    entries: [
      { id: 'home', label: 'ホーム', href: '#home', icon: <Icon of={House} />, current: true },
      { id: 'campaigns', label: 'キャンペーン', href: '#campaigns', icon: <Icon of={Send} /> },
      {
        id: 'workflows',
        label: 'ワークフロー',
        href: '#workflows',
        icon: <Icon of={Workflow} />,
        badge: <Badge>近日公開</Badge>,
        disabled: true,
      },
    ],
  },
})

export const LongText = meta.story({
  args: {
    entries: [
      {
        id: 'long',
        label: 'A place with a name that nobody ever shortened',
        href: '#long',
        icon: <Icon of={House} />,
        badge: <Badge>Soon</Badge>,
      },
      ...entries,
    ],
  },
})

export const WithHeadAndFoot = meta.story({ args: { head: <p>Hana Garden</p>, foot: <p>Hanako</p> } })

export const CollapsesAndExpands = meta.story({
  play: async ({ canvas, userEvent, args, says }) => {
    const nav = canvas.getByRole('navigation', { name: 'Main' })
    const collapse = canvas.getByRole('button', { name: says('collapsibleNav.collapse') })
    await expect(collapse).toHaveAttribute('aria-expanded', 'true')
    collapse.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCollapsedChange).toHaveBeenLastCalledWith(true)
    await expect(widthOf(nav)).toBe(68)
    const expand = canvas.getByRole('button', { name: says('collapsibleNav.expand') })
    await expect(expand).toHaveFocus()
    await expect(expand).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard(' ')
    await expect(args.onCollapsedChange).toHaveBeenLastCalledWith(false)
    await expect(widthOf(nav)).toBe(230)
  },
})

export const CollapsedEntriesShowTheirNames = meta.story({
  args: { collapsed: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Home')
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Campaigns'))
  },
})

export const DisabledCanBeReadAndGoesNowhere = meta.story({
  play: async ({ canvas, userEvent }) => {
    const workflows = canvas.getByRole('link', { name: 'Workflows Soon' })
    await expect(workflows).toHaveAttribute('aria-disabled', 'true')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(workflows).toHaveFocus()
    const { href } = location
    await userEvent.click(workflows)
    await userEvent.keyboard('{Enter}')
    await expect(location.href).toBe(href)
  },
})
