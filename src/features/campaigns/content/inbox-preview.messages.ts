import { defineMessages } from 'react-intl'

/** How inboxes list a mail. */
export const messages = defineMessages<{
  title: {}
  scheme: {}
  light: {}
  dark: {}
  phone: {}
  desktop: {}
  noSender: {}
  noSubject: {}
  beginning: {}
}>({
  title: {
    id: 'campaignInbox.title',
    defaultMessage: 'In the inbox',
    description: 'Heading of the preview of how inboxes list the email',
  },
  scheme: {
    id: 'campaignInbox.scheme',
    defaultMessage: 'Colors of the inbox',
    description: 'Name of the choice between a light and a dark inbox in the preview',
  },
  light: {
    id: 'campaignInbox.light',
    defaultMessage: 'Light',
    description: 'Choice: the inbox of the preview is light',
  },
  dark: {
    id: 'campaignInbox.dark',
    defaultMessage: 'Dark',
    description: 'Choice: the inbox of the preview is dark',
  },
  phone: {
    id: 'campaignInbox.phone',
    defaultMessage: 'Phone',
    description: 'Caption of the preview of the email in the inbox of a phone',
  },
  desktop: {
    id: 'campaignInbox.desktop',
    defaultMessage: 'Desktop',
    description: 'Caption of the preview of the email in the inbox of a desktop computer',
  },
  noSender: {
    id: 'campaignInbox.noSender',
    defaultMessage: 'No sender yet',
    description: 'In the preview of the inbox, in place of the name of the sender',
  },
  noSubject: {
    id: 'campaignInbox.noSubject',
    defaultMessage: '(no subject)',
    description: 'In the preview of the inbox, in place of an empty subject, as email programs say it',
  },
  beginning: {
    id: 'campaignInbox.beginning',
    defaultMessage: 'The beginning of the email',
    description: 'In the preview of the inbox, in place of the preview text where there is none',
  },
})
