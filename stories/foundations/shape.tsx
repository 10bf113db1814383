import { duration, control, radius, shadow, space } from '#styles/tokens'
import { Sample, Table, type SampleProps } from './sample.tsx'

const scales = { space, control, radius, shadow, duration } as const
const kinds: Record<keyof typeof scales, SampleProps['kind']> = {
  space: 'bar',
  control: 'bar',
  radius: 'corner',
  shadow: 'lifted',
  duration: 'runner',
}

/** The steps of a scale, each as it looks. */
export function Scale({ of }: { of: keyof typeof scales }) {
  return (
    <Table
      head={['Token', 'Value', 'Looks like']}
      rows={Object.entries(scales[of]).map(([token, value]) => ({
        id: token,
        cells: [`${of}.${token}`, value, <Sample key="sample" kind={kinds[of]} value={value} />],
      }))}
    />
  )
}
