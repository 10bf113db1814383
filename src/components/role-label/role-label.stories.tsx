import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { OnlyOwner, RoleLabel } from '#components/role-label'

const meta = preview.meta({ component: RoleLabel, args: { role: 'owner' as const } })

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
