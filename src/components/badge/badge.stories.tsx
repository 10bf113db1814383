import preview from '#.storybook/preview'
import { Badge, badgeTones } from '#components/badge'

const meta = preview.meta({ component: Badge, args: { children: 'Soon' } })

export const Default = meta.story()

export const EveryTone = meta.story({
  render: (args) => (
    <>
      {badgeTones.map((tone) => (
        <Badge key={tone} {...args} tone={tone} />
      ))}
    </>
  ),
})
