import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  name: {}
  nameHint: {}
  nameMissing: {}
  source: {}
  blank: {}
  blankHint: {}
  copy: {}
  copyHint: {}
  design: {}
  designHint: {}
  assistant: {}
  assistantHint: {}
  assistantText: { name: string }
  original: {}
  originalMissing: {}
  designMissing: {}
  designChosen: { title: string }
  cancel: {}
  create: {}
  failed: {}
}>({
  title: {
    id: 'newCampaign.title',
    defaultMessage: 'New campaign',
    description: 'Title of the dialog that begins a campaign',
  },
  name: {
    id: 'newCampaign.name',
    defaultMessage: 'Name',
    description: 'Field of the dialog that begins a campaign',
  },
  nameHint: {
    id: 'newCampaign.nameHint',
    defaultMessage: 'Only your team sees it.',
    description: 'Below the name of a campaign',
  },
  nameMissing: {
    id: 'newCampaign.nameMissing',
    defaultMessage: 'Enter a name.',
    description: 'Error of the name of a campaign',
  },
  source: {
    id: 'newCampaign.source',
    defaultMessage: 'Start from',
    description: 'Question in the dialog that begins a campaign',
  },
  blank: {
    id: 'newCampaign.blank',
    defaultMessage: 'A blank email',
    description: 'What a new campaign begins with',
  },
  blankHint: {
    id: 'newCampaign.blankHint',
    defaultMessage: 'Build the email yourself.',
    description: 'About beginning with a blank mail',
  },
  copy: {
    id: 'newCampaign.copy',
    defaultMessage: 'A past campaign',
    description: 'What a new campaign begins with',
  },
  copyHint: {
    id: 'newCampaign.copyHint',
    defaultMessage: 'The email, audience and settings are copied.',
    description: 'About beginning with a copy',
  },
  design: {
    id: 'newCampaign.design',
    defaultMessage: 'A design',
    description: 'What a new campaign begins with',
  },
  designHint: {
    id: 'newCampaign.designHint',
    defaultMessage: 'In the colors of your brand.',
    description: 'About beginning with a layout',
  },
  assistant: {
    id: 'newCampaign.assistant',
    defaultMessage: 'The assistant',
    description: 'What a new campaign begins with',
  },
  assistantHint: {
    id: 'newCampaign.assistantHint',
    defaultMessage: 'Opens beside the email and drafts it with you.',
    description: 'About beginning with the assistant',
  },
  assistantText: {
    id: 'newCampaign.assistantText',
    defaultMessage:
      'Help me write the email for the campaign “{name}”. Ask me who it is for and what it should say.',
    description: 'Prepared text in the field where one writes to the assistant',
  },
  original: {
    id: 'newCampaign.original',
    defaultMessage: 'Campaign to copy',
    description: 'Field: which campaign is copied',
  },
  originalMissing: {
    id: 'newCampaign.originalMissing',
    defaultMessage: 'Choose a campaign.',
    description: 'Error: no campaign to copy was chosen',
  },
  designMissing: {
    id: 'newCampaign.designMissing',
    defaultMessage: 'Choose a design below.',
    description: 'Above the layouts while none is chosen',
  },
  designChosen: {
    id: 'newCampaign.designChosen',
    defaultMessage: 'Chosen: {title}',
    description: 'Above the layouts: which one is chosen',
  },
  cancel: {
    id: 'newCampaign.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that closes the dialog',
  },
  create: {
    id: 'newCampaign.create',
    defaultMessage: 'Create campaign',
    description: 'Button that begins a campaign',
  },
  failed: {
    id: 'newCampaign.failed',
    defaultMessage: 'The campaign could not be created. Try again.',
    description: 'Error in the dialog that begins a campaign',
  },
})
