import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  up: { change: string }
  down: { change: string }
  points: { points: string }
  same: {}
  loading: {}
  failed: {}
  retry: { label: string }
  none: {}
}>({
  up: {
    id: 'statTile.up',
    defaultMessage: 'Up {change}',
    description: 'Below a figure: by how much it has risen, such as 12%',
  },
  down: {
    id: 'statTile.down',
    defaultMessage: 'Down {change}',
    description: 'Below a figure: by how much it has fallen, such as 12%',
  },
  points: {
    id: 'statTile.points',
    defaultMessage: '{points} pt',
    description: 'A change of a rate in percentage points; part of Up and Down',
  },
  same: {
    id: 'statTile.same',
    defaultMessage: 'No change',
    description: 'Below a figure that has neither risen nor fallen',
  },
  loading: {
    id: 'statTile.loading',
    defaultMessage: 'Loading',
    description: 'Said to screen readers in place of a figure that is on its way',
  },
  failed: {
    id: 'statTile.failed',
    defaultMessage: 'Not available',
    description: 'In place of a figure that could not be loaded',
  },
  retry: {
    id: 'statTile.retry',
    defaultMessage: 'Load {label} again',
    description: 'Button in place of a figure that could not be loaded; label is what the figure is',
  },
  none: {
    id: 'statTile.none',
    defaultMessage: 'No value yet',
    description: 'Said to screen readers for the dash in place of a figure that there is none of yet',
  },
})
