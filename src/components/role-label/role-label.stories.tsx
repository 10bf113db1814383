import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { OnlyOwner, RoleLabel, roles } from '#components/role-label'
import { Button } from '#components/button'
import { Inline, Stack } from '#components/layout'

const meta = preview.meta({
  component: RoleLabel,
  argTypes: { role: { options: roles } },
  parameters: {
    about: {
      use: 'What somebody is in a workspace, and beside a control that takes an owner: Only Owner.',
      avoid: 'Who made a thing or works on it: their name. States: a status pill.',
      parts: ['A badge', 'A lock, for Only Owner'],
      accessibility:
        'Text, read where it stands. Owner-only controls are never hidden from members, only disabled.',
    },
  },
  args: { role: 'owner' as const },
})

export const Owner = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Owner|オーナー)$/)).toBeVisible()
  },
})
export const Member = meta.story({ args: { role: 'member' } })
export const OnlyAnOwner = meta.story({
  render: () => <OnlyOwner />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Only Owner|オーナーのみ)$/)).toBeVisible()
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: (args) => (
    <Stack gap={2}>
      <Inline push>
        Hanako Yamada
        <RoleLabel {...args} />
      </Inline>
      <Inline push>
        <Button disabled>Delete workspace</Button>
        <OnlyOwner />
      </Inline>
    </Stack>
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  args: { role: 'member' },
  render: (args) => (
    <Inline push>
      Spring sale
      <RoleLabel {...args} />
    </Inline>
  ),
})
