import { defineMessages } from 'react-intl'

export const campaignMessages = defineMessages<{ read: {}; proposeSubjects: {} }>({
  read: {
    id: 'campaignTools.read',
    defaultMessage: 'Read the campaign',
    description: 'Over a step of the assistant in which it reads a campaign',
  },
  proposeSubjects: {
    id: 'campaignTools.proposeSubjects',
    defaultMessage: 'Propose subjects',
    description: 'Over a step of the assistant in which it proposes subjects for the campaign that is open',
  },
})
