import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  ready: {}
  blocked: { count: number }
  cautions: { count: number }
  blocking: {}
  caution: {}
  fix: {}
  fixNamed: { what: string }
  open: {}
  openNamed: { what: string }
  fixed: {}
  checking: {}
  failed: {}
  noSender: {}
  senderNotVerified: {}
  noAddress: {}
  conditions: {}
  nobody: {}
  notChosen: {}
  weights: { sum: number }
  subject: {}
  content: {}
  unsubscribe: {}
  legalSenderName: {}
  legalAddress: {}
  legalComplaint: {}
  legalComplaintBrand: {}
  legalNotice: {}
  legalJapanese: { readers: number }
  variable: { about: string }
  template: { about: string }
  link: { about: string }
  dmarcMissing: {}
  sameSubject: { name: string }
  sentLately: { name: string }
  jump: { recipients: number; volume: number }
  inVariant: { text: string; variant: string }
  times: { text: string; count: number }
}>({
  title: {
    id: 'campaignChecklist.title',
    defaultMessage: 'Checklist',
    description: 'Title of the list of what to do before a campaign is sent',
  },
  ready: {
    id: 'campaignChecklist.ready',
    defaultMessage: 'Ready to send',
    description: 'State of the checklist of a campaign that nothing keeps from being sent',
  },
  blocked: {
    id: 'campaignChecklist.blocked',
    defaultMessage: '{count, number} to fix',
    description:
      'How many things keep a campaign from being sent; short, two such fit beside the title of the checklist on a phone',
  },
  cautions: {
    id: 'campaignChecklist.cautions',
    defaultMessage: '{count, number} to review',
    description: 'How many things should be looked at before a campaign is sent; as short',
  },
  blocking: {
    id: 'campaignChecklist.blocking',
    defaultMessage: 'Must fix',
    description: 'Kind of a row of the checklist that keeps a campaign from being sent, for screen readers',
  },
  caution: {
    id: 'campaignChecklist.caution',
    defaultMessage: 'Recommended',
    description: 'Kind of a row of the checklist that should be looked at, for screen readers',
  },
  fix: {
    id: 'campaignChecklist.fix',
    defaultMessage: 'Fix',
    description: 'Button that puts right what a row of the checklist says',
  },
  fixNamed: {
    id: 'campaignChecklist.fixNamed',
    defaultMessage: 'Fix: {what}',
    description: 'Name for screen readers of the button that puts right what a row of the checklist says',
  },
  open: {
    id: 'campaignChecklist.open',
    defaultMessage: 'Open',
    description: 'Button that leads to where a row of the checklist can be put right',
  },
  openNamed: {
    id: 'campaignChecklist.openNamed',
    defaultMessage: 'Open: {what}',
    description:
      'Name for screen readers of the button that leads to where a row of the checklist can be put right',
  },
  fixed: {
    id: 'campaignChecklist.fixed',
    defaultMessage: 'Fixed. The campaign is saved.',
    description: 'Notification after a row of the checklist was put right',
  },
  checking: {
    id: 'campaignChecklist.checking',
    defaultMessage: 'Checking…',
    description: 'State of the checklist while what it needs is loaded',
  },
  failed: {
    id: 'campaignChecklist.failed',
    defaultMessage: 'Some checks could not run.',
    description: 'Error in the checklist of a campaign when something could not be loaded',
  },
  noSender: {
    id: 'campaignChecklist.noSender',
    defaultMessage: 'Choose a sender.',
    description: 'Row of the checklist: the campaign has no sender',
  },
  senderNotVerified: {
    id: 'campaignChecklist.senderNotVerified',
    defaultMessage: 'The sender is not verified. Choose another one, or verify its domain and mailbox.',
    description: 'Row of the checklist: mails cannot go out from the sender',
  },
  noAddress: {
    id: 'campaignChecklist.noAddress',
    defaultMessage: 'Add your company’s postal address to the brand. The law requires it in every email.',
    description: 'Row of the checklist: the brand has no postal address',
  },
  conditions: {
    id: 'campaignChecklist.conditions',
    defaultMessage: 'The conditions or segments of the audience have a problem.',
    description:
      'Row of the checklist: the conditions of the audience, or a segment of it, cannot be evaluated',
  },
  nobody: {
    id: 'campaignChecklist.nobody',
    defaultMessage: 'Nobody matches. Check the condition marked 0.',
    description: 'Row of the checklist: nobody is in the audience',
  },
  notChosen: {
    id: 'campaignChecklist.notChosen',
    defaultMessage: 'Nobody is chosen yet. Choose lists, segments or conditions.',
    description: 'Row of the checklist: the audience of the campaign is empty',
  },
  weights: {
    id: 'campaignChecklist.weights',
    defaultMessage: 'The shares of the variants add up to {sum, number}%, not 100%.',
    description: 'Row of the checklist: the weights of an A/B test are wrong',
  },
  subject: {
    id: 'campaignChecklist.subject',
    defaultMessage: 'Write a subject.',
    description: 'Row of the checklist: the mail has no subject',
  },
  content: {
    id: 'campaignChecklist.content',
    defaultMessage: 'The email is empty. Write something.',
    description: 'Row of the checklist: the mail has no content',
  },
  unsubscribe: {
    id: 'campaignChecklist.unsubscribe',
    defaultMessage: 'Add a link to unsubscribe that every reader sees. The law requires it in every email.',
    description:
      'Row of the checklist: the mail has no link to unsubscribe, or one that is hidden on phones or under a condition',
  },
  legalSenderName: {
    id: 'campaignChecklist.legalSenderName',
    defaultMessage: 'Say who sends this email. Japanese law requires the sender’s name.',
    description: 'Row of the checklist: the mail does not have the name of the company',
  },
  legalAddress: {
    id: 'campaignChecklist.legalAddress',
    defaultMessage: 'Add your postal address to the email. The law requires it.',
    description: 'Row of the checklist: the mail does not have a postal address',
  },
  legalComplaint: {
    id: 'campaignChecklist.legalComplaint',
    defaultMessage: 'Add a contact for complaints. Japanese law requires it.',
    description: 'Row of the checklist: a mail to Japanese readers has no contact for complaints',
  },
  legalComplaintBrand: {
    id: 'campaignChecklist.legalComplaintBrand',
    defaultMessage: 'Add a contact for complaints to the brand. Japanese law requires it in every email.',
    description: 'Row of the checklist: the brand has no contact for complaints, so that no mail can have it',
  },
  legalJapanese: {
    id: 'campaignChecklist.legalJapanese',
    defaultMessage:
      '{readers, plural, one {# person who reads Japanese gets} other {# people who read Japanese get}} this email, which has no Japanese version. Japanese law also asks for the sender’s name and a contact for complaints.',
    description:
      'Row of the checklist: readers of Japanese get an email in another language that lacks what Japanese law asks for',
  },
  legalNotice: {
    id: 'campaignChecklist.legalNotice',
    defaultMessage:
      'State next to the link that readers can stop these emails. Japanese law requires the notice.',
    description: 'Row of the checklist: no words were found that tell readers they can unsubscribe',
  },
  variable: {
    id: 'campaignChecklist.variable',
    defaultMessage: 'There is no property “{about}”, which the email uses as a variable.',
    description: 'Row of the checklist: the mail has an unknown variable',
  },
  template: {
    id: 'campaignChecklist.template',
    defaultMessage: '“{about}” is not a variable that can be sent. Insert the variable again, or remove it.',
    description:
      'Row of the checklist: the mail has braces that are no valid variable, such as a tag cut in half',
  },
  link: {
    id: 'campaignChecklist.link',
    defaultMessage: 'A link leads nowhere: “{about}”. Use http, https, mailto or tel.',
    description: 'Row of the checklist: the mail has a link that cannot be followed',
  },
  dmarcMissing: {
    id: 'campaignChecklist.dmarcMissing',
    defaultMessage: 'The domain of the sender has no DMARC record, so Gmail and Yahoo may refuse the email.',
    description: 'Row of the checklist: the domain has no DMARC record',
  },
  sameSubject: {
    id: 'campaignChecklist.sameSubject',
    defaultMessage: 'The subject is the same as that of your last campaign, “{name}”.',
    description: 'Row of the checklist: the last campaign had this subject',
  },
  sentLately: {
    id: 'campaignChecklist.sentLately',
    defaultMessage: 'Some of these people got “{name}” less than 24 hours ago.',
    description: 'Row of the checklist: part of the audience got another campaign lately',
  },
  jump: {
    id: 'campaignChecklist.jump',
    defaultMessage:
      '{recipients, number} people is far more than the {volume, number} emails of the last 30 days. Mailbox providers may slow it down.',
    description: 'Row of the checklist: many more mails than usual',
  },
  inVariant: {
    id: 'campaignChecklist.inVariant',
    defaultMessage: '{text} ({variant})',
    description: 'Row of the checklist about one variant of the mail',
  },
  times: {
    id: 'campaignChecklist.times',
    defaultMessage: '{text} ({count, number} places)',
    description: 'Row of the checklist about something that the mail has several times',
  },
})
