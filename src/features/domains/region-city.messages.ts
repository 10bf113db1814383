import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  'ap-northeast-1': {}
  'us-east-1': {}
  'eu-west-1': {}
}>({
  'ap-northeast-1': {
    id: 'regionCity.tokyo',
    defaultMessage: 'Tokyo',
    description: 'City of a region that mail is sent from',
  },
  'us-east-1': {
    id: 'regionCity.ashburn',
    defaultMessage: 'Ashburn',
    description: 'City of a region that mail is sent from',
  },
  'eu-west-1': {
    id: 'regionCity.dublin',
    defaultMessage: 'Dublin',
    description: 'City of a region that mail is sent from',
  },
})
