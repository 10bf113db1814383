import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { OnlyOwner, RoleLabel, roles } from '#components/role-label'

const meta = preview.meta({
  component: RoleLabel,
  argTypes: { role: { options: roles } },
  parameters: {
    about: {
      use: 'What somebody is in a workspace, and beside a control that takes an owner: Only Owner.',
      avoid: 'States: a status pill.',
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
