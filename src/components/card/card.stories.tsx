import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '#components/button'
import { Card } from '#components/card'

const meta = preview.meta({ component: Card, args: { children: 'Thirty people joined this week.' } })

export const Default = meta.story()

export const WithATitleItIsARegion = meta.story({
  args: { title: 'Growth', actions: <Button size="small">Open</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Growth' })).toBeVisible()
  },
})
