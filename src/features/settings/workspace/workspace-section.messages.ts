import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  description: {}
  failed: {}
  general: {}
  icon: {}
  name: {}
  nameEmpty: {}
  nameLong: { max: number }
  access: {}
  domains: {}
  note: {}
  membersStay: { count: number; domains: string }
  facts: {}
  id: {}
  copyId: {}
  created: {}
  saved: {}
  saveFailed: {}
}>({
  title: {
    id: 'workspaceSection.title',
    defaultMessage: 'Workspace',
    description: 'Heading of the workspace settings',
  },
  description: {
    id: 'workspaceSection.description',
    defaultMessage: 'What members see, and who may join without an invitation.',
    description: 'Sentence under the heading of the workspace settings',
  },
  failed: {
    id: 'workspaceSection.failed',
    defaultMessage: 'The workspace could not be loaded',
    description: 'Title of the error in place of the workspace settings',
  },
  general: {
    id: 'workspaceSection.general',
    defaultMessage: 'General',
    description: 'Heading of the first part of the workspace settings',
  },
  icon: {
    id: 'workspaceSection.icon',
    defaultMessage: 'Icon',
    description: 'Label of the workspace’s picture',
  },
  name: {
    id: 'workspaceSection.name',
    defaultMessage: 'Workspace name',
    description: 'Label of the workspace’s name',
  },
  nameEmpty: {
    id: 'workspaceSection.nameEmpty',
    defaultMessage: 'Enter a name.',
    description: 'Error at the name: there is none',
  },
  nameLong: {
    id: 'workspaceSection.nameLong',
    defaultMessage: 'Shorten the name to {max} characters.',
    description: 'Error at the name: it is too long',
  },
  access: {
    id: 'workspaceSection.access',
    defaultMessage: 'Access',
    description: 'Heading of the part about who may join',
  },
  domains: {
    id: 'workspaceSection.domains',
    defaultMessage: 'Allowed email domain',
    description: 'Label of the domains whose addresses may join',
  },
  note: {
    id: 'workspaceSection.note',
    defaultMessage: '* Anyone with email addresses at these domains can join your workspace.',
    description: 'Note under the allowed domains',
  },
  membersStay: {
    id: 'workspaceSection.membersStay',
    defaultMessage:
      'Members with an address at {domains} stay members: {count, plural, one {removing this domain} other {removing these domains}} only keeps others from joining.',
    description: 'Warning when allowed domains were taken out',
  },
  facts: {
    id: 'workspaceSection.facts',
    defaultMessage: 'About this workspace',
    description: 'Heading of the part with facts that can’t be changed',
  },
  id: {
    id: 'workspaceSection.id',
    defaultMessage: 'Workspace ID',
    description: 'Name of the workspace’s identifier',
  },
  copyId: {
    id: 'workspaceSection.copyId',
    defaultMessage: 'Copy workspace ID',
    description: 'Button beside the workspace’s identifier',
  },
  created: {
    id: 'workspaceSection.created',
    defaultMessage: 'Created',
    description: 'When the workspace was created',
  },
  saved: {
    id: 'workspaceSection.saved',
    defaultMessage: 'Saved',
    description: 'Toast after the workspace was saved',
  },
  saveFailed: {
    id: 'workspaceSection.saveFailed',
    defaultMessage: 'Failed to save',
    description: 'Toast after saving the workspace failed',
  },
})
