import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  more: {}
  saveAsNew: {}
  viewAsList: {}
  inCampaign: {}
  saveFirst: {}
  archivedFirst: {}
  campaignFailed: {}
  archive: {}
  restore: {}
  archiveBlocked: { campaigns: string }
  copyJson: {}
}>({
  more: {
    id: 'segmentActions.more',
    defaultMessage: 'More',
    description: 'Segment builder: button of a menu',
  },
  saveAsNew: {
    id: 'segmentActions.saveAsNew',
    defaultMessage: 'Save as new',
    description: 'Segment builder: menu entry',
  },
  viewAsList: {
    id: 'segmentActions.viewAsList',
    defaultMessage: 'View as list',
    description: 'Segment builder: menu entry: the contacts in the segment',
  },
  inCampaign: {
    id: 'segmentActions.useInCampaign',
    defaultMessage: 'Use in a campaign',
    description: 'Segment builder: menu entry: begins a campaign to the people of the segment',
  },
  saveFirst: {
    id: 'segmentActions.saveFirst',
    defaultMessage: 'Save the segment first.',
    description: 'Segment builder: why a campaign cannot be begun',
  },
  archivedFirst: {
    id: 'segmentActions.archivedFirst',
    defaultMessage: 'Restore the segment first.',
    description: 'Segment builder: why a campaign cannot be begun for a segment that is archived',
  },
  campaignFailed: {
    id: 'segmentActions.campaignFailed',
    defaultMessage: 'The campaign could not be created. Try again.',
    description: 'Toast: no campaign could be begun with the segment',
  },
  archive: {
    id: 'segmentActions.archive',
    defaultMessage: 'Archive',
    description: 'Segment builder: menu entry',
  },
  restore: {
    id: 'segmentActions.restore',
    defaultMessage: 'Restore from archive',
    description: 'Segment builder: menu entry',
  },
  archiveBlocked: {
    id: 'segmentActions.archiveBlocked',
    defaultMessage: 'Campaigns that still go to it: {campaigns}. Cancel them first.',
    description: 'Segment builder: why it can’t be archived',
  },
  copyJson: {
    id: 'segmentActions.copyJson',
    defaultMessage: 'Copy as JSON',
    description: 'Segment builder: button',
  },
})
