import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  progress: { done: number; all: number }
  putAway: {}
  done: {}
  open: {}
  failed: {}
}>({
  title: {
    id: 'homeSetup.title',
    defaultMessage: 'Set up your workspace',
    description: 'Title of the checklist on the workspace home',
  },
  progress: {
    id: 'homeSetup.progress',
    defaultMessage: '{done, number} of {all, number} done',
    description: 'How much of the checklist on the workspace home is done',
  },
  putAway: {
    id: 'homeSetup.putAway',
    defaultMessage: 'Dismiss',
    description: 'Button that puts the checklist on the workspace home away',
  },
  done: {
    id: 'homeSetup.done',
    defaultMessage: 'Done',
    description: 'State of a step of the checklist on the workspace home',
  },
  open: {
    id: 'homeSetup.open',
    defaultMessage: 'To do',
    description: 'State of a step of the checklist on the workspace home, for screen readers',
  },
  failed: {
    id: 'homeSetup.failed',
    defaultMessage: 'The checklist could not be loaded.',
    description: 'In place of the checklist on the workspace home',
  },
})

export const nameMessages = defineMessages<{
  domainName: {}
  dnsName: {}
  senderName: {}
  brandName: {}
  contactsName: {}
  scriptName: {}
  testName: {}
  campaignName: {}
}>({
  domainName: {
    id: 'homeSetup.domainName',
    defaultMessage: 'Add a sending domain',
    description: 'Step of the checklist on the workspace home',
  },
  dnsName: {
    id: 'homeSetup.dnsName',
    defaultMessage: 'Verify its DNS records',
    description: 'Step of the checklist on the workspace home',
  },
  senderName: {
    id: 'homeSetup.senderName',
    defaultMessage: 'Create a sender',
    description: 'Step of the checklist on the workspace home',
  },
  brandName: {
    id: 'homeSetup.brandName',
    defaultMessage: 'Fill in your brand and the legal footer',
    description: 'Step of the checklist on the workspace home',
  },
  contactsName: {
    id: 'homeSetup.contactsName',
    defaultMessage: 'Import or connect contacts',
    description: 'Step of the checklist on the workspace home',
  },
  scriptName: {
    id: 'homeSetup.scriptName',
    defaultMessage: 'Install the script tag',
    description: 'Step of the checklist on the workspace home',
  },
  testName: {
    id: 'homeSetup.testName',
    defaultMessage: 'Send a test',
    description: 'Step of the checklist on the workspace home',
  },
  campaignName: {
    id: 'homeSetup.campaignName',
    defaultMessage: 'Send your first campaign',
    description: 'Step of the checklist on the workspace home',
  },
})

export const whyMessages = defineMessages<{
  domainWhy: {}
  dnsWhy: {}
  senderWhy: {}
  brandWhy: {}
  contactsWhy: {}
  scriptWhy: {}
  testWhy: {}
  campaignWhy: {}
}>({
  domainWhy: {
    id: 'homeSetup.domainWhy',
    defaultMessage: 'So that your email comes from you, not from us.',
    description: 'Why a step of the checklist on the workspace home is needed',
  },
  dnsWhy: {
    id: 'homeSetup.dnsWhy',
    defaultMessage: 'Mailbox providers check them before they accept mail.',
    description: 'Why a step of the checklist on the workspace home is needed',
  },
  senderWhy: {
    id: 'homeSetup.senderWhy',
    defaultMessage: 'The name and address that readers see.',
    description: 'Why a step of the checklist on the workspace home is needed',
  },
  brandWhy: {
    id: 'homeSetup.brandWhy',
    defaultMessage: 'The law requires your address and a contact in every email.',
    description: 'Why a step of the checklist on the workspace home is needed',
  },
  contactsWhy: {
    id: 'homeSetup.contactsWhy',
    defaultMessage: 'The people you write to.',
    description: 'Why a step of the checklist on the workspace home is needed',
  },
  scriptWhy: {
    id: 'homeSetup.scriptWhy',
    defaultMessage: 'Shows who visits your site, and lets segments use it.',
    description: 'Why a step of the checklist on the workspace home is needed',
  },
  testWhy: {
    id: 'homeSetup.testWhy',
    defaultMessage: 'See the email as readers will before it goes out.',
    description: 'Why a step of the checklist on the workspace home is needed',
  },
  campaignWhy: {
    id: 'homeSetup.campaignWhy',
    defaultMessage: 'From then on, this page shows how your emails perform.',
    description: 'Why a step of the checklist on the workspace home is needed',
  },
})

export const doMessages = defineMessages<{
  domainDo: {}
  dnsDo: {}
  senderDo: {}
  brandDo: {}
  contactsDo: {}
  scriptDo: {}
  testDo: {}
  campaignDo: {}
}>({
  domainDo: {
    id: 'homeSetup.domainDo',
    defaultMessage: 'Add domain',
    description: 'Button of a step of the checklist on the workspace home',
  },
  dnsDo: {
    id: 'homeSetup.dnsDo',
    defaultMessage: 'Check records',
    description: 'Button of a step of the checklist on the workspace home',
  },
  senderDo: {
    id: 'homeSetup.senderDo',
    defaultMessage: 'Create sender',
    description: 'Button of a step of the checklist on the workspace home',
  },
  brandDo: {
    id: 'homeSetup.brandDo',
    defaultMessage: 'Fill in',
    description: 'Button of a step of the checklist on the workspace home',
  },
  contactsDo: {
    id: 'homeSetup.contactsDo',
    defaultMessage: 'Import',
    description: 'Button of a step of the checklist on the workspace home',
  },
  scriptDo: {
    id: 'homeSetup.scriptDo',
    defaultMessage: 'Get the script',
    description: 'Button of a step of the checklist on the workspace home',
  },
  testDo: {
    id: 'homeSetup.testDo',
    defaultMessage: 'Go to campaigns',
    description: 'Button of a step of the checklist on the workspace home',
  },
  campaignDo: {
    id: 'homeSetup.campaignDo',
    defaultMessage: 'Go to campaigns',
    description: 'Button of a step of the checklist on the workspace home',
  },
})
