import preview from '#.storybook/preview'
import { BrandMark, brandMarkSizes } from '#components/brand-mark'

const meta = preview.meta({ component: BrandMark })

export const Default = meta.story()

export const EverySize = meta.story({
  render: () => (
    <>
      {brandMarkSizes.map((size) => (
        <BrandMark key={size} size={size} />
      ))}
    </>
  ),
})
