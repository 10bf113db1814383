import { defineMessages } from 'react-intl'

export const messages = defineMessages<{ loading: {}; failed: { label: string } }>({
  loading: {
    id: 'tree.loading',
    defaultMessage: 'Loading...',
    description: 'In place of what lies below a node of a tree while it is on its way',
  },
  failed: {
    id: 'tree.failed',
    defaultMessage: '{label} could not be loaded. Open it again to try once more.',
    description: 'Below a tree, when what lies below a node did not come',
  },
})
