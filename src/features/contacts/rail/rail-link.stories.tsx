import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { hues } from '#lib/hue'
import { RailLink } from './rail-link.tsx'

const meta = preview.meta({
  component: RailLink,
  args: { href: '/contacts', current: false, label: 'Regular customers', count: '1,204' },
})
export default meta

export const Default = meta.story()

export const EveryColourIsItsOwn = meta.story({
  render: (args) => (
    <ul>
      {hues.map((hue) => (
        <li key={hue}>
          <RailLink {...args} colour={hue} label={hue} count={null} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    const drawn = canvas
      .getAllByRole('link')
      .map((link) => link.firstElementChild && getComputedStyle(link.firstElementChild).backgroundColor)
    await expect(new Set(drawn).size).toBe(hues.length)
  },
})
